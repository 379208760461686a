import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import * as words from '#words/quarantine.ts'
import type { Mail } from '#shared/mail/held/contract.ts'
import { deskChoices } from '#web/desk/desk-choices.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { deskPaths } from '#web/lib/navigation/desk-paths.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select } from '#web/ui/controls/text-input.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { OctagonMark } from '#web/ui/display/marks.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { PageSpinner } from '#web/ui/display/spinner.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Breadcrumb, PageHeader } from '#web/ui/layout/page-header.tsx'

import { AcceptCard } from './accept-card.tsx'
import { checkRaise } from './check-mail-forms.ts'
import { MailCard } from './mail-card.tsx'
import { mailQueries } from './mail-queries.ts'
import {
  useAcceptMail,
  useDiscardMail,
  useDiscardMails,
  useRestoreMail,
} from './use-resolve-mail.ts'
import styles from './mail-page.module.css'

/** One mail: what it says, why it is held, and what can be made of it. */
export function MailPage({ mailId }: { mailId: string }) {
  const { data: mail, ...query } = useQuery(mailQueries.mail(mailId))
  const discard = useDiscardMail(mailId)
  const restore = useRestoreMail(mailId)
  useDocumentTitle(mail?.subject || words.title)

  const isRestorable = mail?.isKept && ['discarded', 'automatic'].includes(mail.state)
  return (
    <div className={styles.page}>
      <Breadcrumb to={deskPaths.mails} text={words.backToMail} />
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

/** Discards all held mail of one sender. It asks first, because the others are not on this page. */
function DiscardOfSender({ mail }: { mail: Mail }) {
  const { heldOfSender: count, from } = mail
  const [isAsking, setIsAsking] = useState(false)
  const discard = useDiscardMails({ leavesPage: true })

  if (from.address === null || count < 2) return null
  const { address } = from
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{words.discardAll(count)}</Button>
      <ConfirmDialog
        open={isAsking}
        title={words.discardAllTitle(count, address)}
        description={words.discardAllText}
        action={{
          label: words.discard,
          busyLabel: words.discarding,
          variant: 'danger',
          failure: words.discardManyFailed,
        }}
        onConfirm={() => discard.mutateAsync({ from: address })}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

/** Reason why an agent must decide about the mail, and what is known of its sender. */
function WhyCard({ mail }: { mail: Mail }) {
  const { reason, state, authentication, alert, ticket, settledBy } = mail

  return (
    <Card
      title={reason ? (state === 'held' ? words.why : words.wasHeld) : words.lists[listOf(mail)]}
    >
      <UnverifiedBadge reason={reason} />
      {reason && <p>{words.reasons[reason]}</p>}
      {!reason && <p className={styles.quiet}>{words.noneHint[listOf(mail)]}</p>}
      {alert && <p dir="auto">{words.alertOf(alert.name, alert.state, alert.rule)}</p>}
      {authentication && (
        <>
          <h3 className={styles.heading}>{words.vouched}</h3>
          <p>{authentication.by ? words.verdicts[authentication.verdict] : words.noServer}</p>
          {authentication.by && (
            <p className={styles.quiet}>
              <Rich>{words.saidBy(<bdi key="server">{authentication.by}</bdi>)}</Rich>{' '}
              {authentication.results.join('; ')}
            </p>
          )}
        </>
      )}
      {settledBy && <p className={styles.quiet}>{words.decidedBy(settledBy)}</p>}
      {ticket && (
        <p>
          {words.inTicket}: <Link to={paths.deskTicket(ticket.id)}>#{ticket.number}</Link>
        </p>
      )}
    </Card>
  )
}

/** Sets a mail in someone's name apart from a stranger's. */
export function UnverifiedBadge({ reason }: Pick<Mail, 'reason'>) {
  if (reason !== 'unauthenticated' && reason !== 'staff_unproven') return null
  return (
    <Badge tone="breached" icon={<OctagonMark />}>
      {words.senderNotVerified}
    </Badge>
  )
}

function listOf({ state }: Mail) {
  return state === 'automatic' || state === 'bounce' || state === 'discarded' ? state : 'held'
}

/** Makes a ticket of the mail, for its sender or for another person of a customer. */
function RaiseCard({ mail }: { mail: Mail }) {
  const accept = useAcceptMail(mail.id)
  const choices = useQuery(deskChoices())
  const form = useForm({
    initial: {
      customerId: mail.customerOfAddress?.id ?? '',
      email: mail.from.address ?? '',
      name: mail.from.name,
    },
    check: checkRaise,
    sending: accept,
  })
  const { values, change, problemOf } = form

  function raise() {
    const { customerId, email } = values
    const name = values.name.trim()
    accept.mutate({ as: 'ticket', customerId, email: email.trim(), ...(name && { name }) })
  }

  return (
    <Card title={words.raise}>
      <p className={styles.quiet}>{words.raiseHint}</p>
      <Form form={form} className={styles.form} onSend={raise}>
        <Field label={words.customer} required error={problemOf('customerId')}>
          {(control) => (
            <Select
              {...control}
              name="customerId"
              value={values.customerId}
              onChange={({ target }) => change('customerId', target.value)}
            >
              <option value="">{words.chooseCustomer}</option>
              {choices.data?.customers.map((customer) => (
                <option key={customer.id} value={customer.id}>
                  {customer.name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <TextLine form={form} name="email" label={words.email} required hint={words.emailHint} />
        <TextLine form={form} name="name" label={words.person} hint={words.personHint} />
        <Button type="submit" busy={accept.isPending} busyLabel={words.raising}>
          {words.raiseTicket}
        </Button>
        <FormFailure title={words.raiseFailed} error={form.failure} />
      </Form>
    </Card>
  )
}
