import { useRef } from 'react'

import * as words from '#words/mail.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { ListFrame } from '#web/ui/list/list-frame.tsx'
import { useAddressFilters } from '#web/ui/list/use-address-filters.ts'
import { useList } from '#web/ui/list/use-list.ts'
import { buttonClass } from '#web/ui/controls/button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { idOf } from '#web/lib/http/list-parts.ts'

import { MailOutState } from './mail-out-state.tsx'
import { NoMails, SentMails, SentMailsSkeleton } from './sent-mail-table.tsx'
import styles from './sent-mail.module.css'
import { SENT_MAIL_FILTERS, STATE_FILTERS } from './sent-mail-filters.ts'
import { sentMailQueries } from './sent-mail-queries.ts'

/** What went to whom by mail, and what the mail server said. */
export function SentMailPage() {
  const { filters, choose } = useAddressFilters(SENT_MAIL_FILTERS)
  const state = filters.state === 'all' ? undefined : filters.state
  const mails = useList(sentMailQueries.list(state), { keyOf: idOf, failure: words.loadFailed })
  const filter = useRef<HTMLDivElement>(null)
  useDocumentTitle(words.title)
  const toMailboxes = (
    <Link to={adminPaths.mailboxes} className={buttonClass()}>
      {words.mailboxes}
    </Link>
  )

  return (
    <>
      <PageHeader title={words.title} actions={toMailboxes}>
        {words.lead}
      </PageHeader>
      <div className={styles.page}>
        <MailOutState />
        <div ref={filter} data-print="hide">
          <Segmented
            label={words.filter}
            options={STATE_FILTERS}
            value={filters.state}
            onChange={(chosen) => choose({ state: chosen })}
          />
        </div>
        <ListFrame
          list={mails}
          counted={words.counted}
          skeleton={<SentMailsSkeleton />}
          empty={<NoMails />}
        >
          <SentMails
            mails={mails.rows}
            onFocusLost={() => filter.current?.querySelector('button')?.focus()}
          />
        </ListFrame>
      </div>
    </>
  )
}
