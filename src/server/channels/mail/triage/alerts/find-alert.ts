import { alertKey, type AlertReader, readAlert } from '#shared/mail/alerts/read-alert.ts'
import { fold, oneLine } from '#shared/mail/alerts/pattern.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { countAlerts, findAlertTicket, findLastOfAlert, lockAlert } from './alert-queries.ts'
import type { AlertFacts, AlertTicket } from './triage-alert.ts'

const HOUR_MS = 3_600_000
/** Beyond this a ticket says no more: the alert goes back and forth. */
const MOST_OF_ALERT_IN_HOUR = 12
const MOST_OF_ALERT_TICKET_IN_HOUR = 60
/** As many things fail at once only where the network between does. */
const MOST_RAISED_IN_HOUR = 30
/** Merges of merges end somewhere; a loop of them would not. */
const MOST_MERGES = 20

export type AlertMail = { subject: string; body: string }
type Rule = AlertFacts['rule'] & AlertReader & { subjectHas: string }

/** The first rule that fits, or else the first that takes the mail and cannot read it. */
function fitRule<R extends AlertReader & { subjectHas: string }>(
  rules: R[],
  { subject, body }: AlertMail,
): { rule: R; reading: AlertFacts['reading'] } | undefined {
  const line = fold(oneLine(subject))
  const taking = rules.filter(({ subjectHas }) => line.includes(fold(oneLine(subjectHas))))
  for (const rule of taking) {
    const reading = readAlert(rule, { subject, body })
    if (reading) return { rule, reading: { ...reading, key: alertKey(reading) } }
  }
  const [rule] = taking
  return rule && { rule, reading: null }
}

/** Finds out what has to be known of a mail that one of these rules takes. Null where none does. */
export async function findAlert(
  tx: Tx,
  rules: Rule[],
  mail: AlertMail,
  { now, isTried = false }: { now: Date; isTried?: boolean },
): Promise<AlertFacts | null> {
  const found = fitRule(rules, mail)
  if (!found) return null
  const { rule, reading } = found
  if (!reading) return { rule, reading, ticket: null, isFlapping: false, isFlood: false }
  const alert = { ruleId: rule.id, key: reading.key }
  if (!isTried) await lockAlert(tx, alert)
  const ticket = await findTicket(tx, { ...alert, customerId: rule.customerId })
  const since = new Date(now.getTime() - HOUR_MS)
  const counted = await countAlerts(tx, { ...alert, ticketId: ticket?.ticketId ?? null, since })
  const isFlapping =
    counted.ofAlert >= MOST_OF_ALERT_IN_HOUR || counted.ofTicket >= MOST_OF_ALERT_TICKET_IN_HOUR
  return { rule, reading, ticket, isFlapping, isFlood: counted.raised >= MOST_RAISED_IN_HOUR }
}

/** The ticket of an alert, or the one that it goes on in because an agent has merged them. */
async function findTicket(
  tx: Tx,
  alert: { ruleId: string; key: string; customerId: string },
): Promise<AlertTicket | null> {
  const last = await findLastOfAlert(tx, alert)
  if (!last?.ticketId) return null
  const { customerId } = alert
  let found = await findAlertTicket(tx, { customerId, ticketId: last.ticketId })
  for (let merges = 0; found?.intoTicketId && merges < MOST_MERGES; merges += 1) {
    const next = await findAlertTicket(tx, { customerId, ticketId: found.intoTicketId })
    if (!next) break
    found = next
  }
  if (!found) return null
  const { intoTicketId: _, ...ticket } = found
  return { ...ticket, meaning: last.meaning }
}
