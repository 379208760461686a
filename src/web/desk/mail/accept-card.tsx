import type { Mail } from '#shared/mail/held/contract.ts'
import * as words from '#words/quarantine.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextLine } from '#web/ui/controls/text-line.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import { checkTicketNumber, numberIn } from './check-mail-forms.ts'
import styles from './mail-page.module.css'
import { useAcceptMail } from './use-resolve-mail.ts'

/** The tickets that the mail may belong to, and a field for another one. */
export function AcceptCard({ mail }: { mail: Mail }) {
  const accept = useAcceptMail(mail.id)
  const form = useForm({
    initial: { ticketNumber: '' },
    check: checkTicketNumber,
    sending: accept,
  })

  function addTo(ticketNumber: number) {
    if (!accept.isPending) accept.mutate({ as: 'reply', ticketNumber })
  }

  return (
    <Card title={words.accept}>
      <p className={styles.quiet}>{mail.isOfStaff ? words.acceptNote : words.acceptHint}</p>
      {mail.tickets.length > 0 && (
        <ul className={styles.tickets}>
          {mail.tickets.map((ticket) => (
            <li key={ticket.id} className={styles.ticket}>
              <div>
                <Link to={paths.deskTicket(ticket.id)}>
                  #{ticket.number} <bdi>{ticket.subject}</bdi>
                </Link>
                <p className={styles.quiet}>
                  {words.suggestedBy[ticket.by]} ·{' '}
                  <bdi>{words.ofRequester(ticket.requesterName, ticket.customerName)}</bdi>
                </p>
              </div>
              <Button busy={accept.isPending} onClick={() => addTo(ticket.number)}>
                {words.addTo(`#${ticket.number}`)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Form
        form={form}
        className={styles.form}
        onSend={() => addTo(numberIn(form.values.ticketNumber))}
      >
        <TextLine
          form={form}
          name="ticketNumber"
          label={words.ticketNumber}
          hint={words.numberHint}
        />
        <Button type="submit" busy={accept.isPending} busyLabel={words.adding}>
          {words.add}
        </Button>
        <FormFailure title={words.acceptFailed} error={form.failure} />
      </Form>
    </Card>
  )
}
