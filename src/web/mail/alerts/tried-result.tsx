import type { TriedAlert } from '#shared/mail/alerts/contract.ts'
import * as words from '#words/alert-rules.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'

import styles from './alert-rule-page.module.css'

/** Which rule takes a mail, what it reads of it, and what would happen. */
export function TriedResult({ tried }: { tried: TriedAlert }) {
  const { rule, reading, outcome, reason, ticket } = tried
  if (!rule || !outcome) return <p className={styles.result}>{words.noRule}</p>

  return (
    <dl className={styles.result}>
      {rule.name && <Line name={words.takenBy}>{rule.name}</Line>}
      {reading && (
        <>
          <Line name={words.host}>{reading.host ?? words.notSaid}</Line>
          <Line name={words.service}>{reading.service ?? words.notSaid}</Line>
          <Line name={words.state}>{reading.state}</Line>
          <Line name={words.meaning}>{words.meanings[reading.meaning]}</Line>
        </>
      )}
      <div>
        <dt>{words.outcome}</dt>
        <dd>
          {words.outcomes[outcome]}
          {reason && `: ${words.holds[reason]}`}
        </dd>
      </div>
      {ticket && (
        <div>
          <dt>{words.ticket}</dt>
          <dd>
            <Link to={paths.deskTicket(ticket.id)}>{words.ticketNumber(ticket.number)}</Link>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}
