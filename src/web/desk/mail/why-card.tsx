import type { Mail } from '#shared/mail/held/contract.ts'
import * as words from '#words/quarantine.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './mail-page.module.css'

/** Reason why an agent must decide about the mail, and what is known of its sender. */
export function WhyCard({ mail }: { mail: Mail }) {
  const { reason, state, authentication, alert, ticket, settledBy } = mail

  return (
    <Card
      title={reason ? (state === 'held' ? words.why : words.wasHeld) : words.lists[listOf(mail)]}
    >
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

function listOf({ state }: Mail) {
  return state === 'automatic' || state === 'bounce' || state === 'discarded' ? state : 'held'
}
