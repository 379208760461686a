import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'

import * as words from '#words/quarantine.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'

import { AcceptCard } from './accept-card.tsx'
import { DiscardOfSender } from './discard-of-sender.tsx'
import { MailCard } from './mail-card.tsx'
import { mailQueries } from './mail-queries.ts'
import styles from './mail-page.module.css'
import { RaiseCard } from './raise-card.tsx'
import { useDiscardMail, useRestoreMail } from './use-settle-mail.ts'
import { WhyCard } from './why-card.tsx'

/** One mail: what it says, why it is held, and what can be made of it. */
export function MailPage({ mailId }: { mailId: string }) {
  const { data: mail, ...query } = useQuery(mailQueries.mail(mailId))
  const discard = useDiscardMail(mailId)
  const restore = useRestoreMail(mailId)
  useDocumentTitle(mail?.subject || words.title)

  const isRestorable = mail?.isKept && ['discarded', 'automatic'].includes(mail.state)
  return (
    <div className={styles.page}>
      <Link to={deskPaths.mails} className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {words.backToMail}
      </Link>
      {query.isPending && <PageSpinner />}
      {query.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.loadFailed}
            detail={errorMessage(query.error)}
            busy={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Card>
      )}
      {mail && (
        <>
          <PageHeader
            title={<bdi>{mail.subject || words.noSubject}</bdi>}
            actions={
              <>
                {mail.state === 'held' && <DiscardOfSender mail={mail} />}
                {mail.state === 'held' && (
                  <Button busy={discard.isPending} onClick={() => discard.mutate()}>
                    {words.discard}
                  </Button>
                )}
                {isRestorable && (
                  <Button busy={restore.isPending} onClick={() => restore.mutate()}>
                    {words.restore}
                  </Button>
                )}
              </>
            }
          />
          <div className={styles.columns}>
            <MailCard mail={mail} />
            <div className={styles.side}>
              <WhyCard mail={mail} />
              {mail.state === 'held' && <AcceptCard mail={mail} />}
              {mail.state === 'held' && <RaiseCard mail={mail} />}
            </div>
          </div>
        </>
      )}
    </div>
  )
}
