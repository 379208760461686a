import { listByEmail } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { type AlertMail, findAlert } from '#server/channels/mail/triage/alerts/find-alert.ts'
import type { AlertFacts } from '#server/channels/mail/triage/alerts/triage-alert.ts'
import { listRulesOf } from '#server/channels/mail/triage/alerts/rule-queries.ts'
import type { AutomaticKind, ReadMail } from '#server/channels/mail/parsing/mime/mail.ts'
import { isCrmOn } from './facts-queries.ts'
import { findAnswered } from './find-answered.ts'
import { isWhole } from './is-whole.ts'
import type { TriageFacts } from './triage-mail.ts'
import { countPlaced } from '#server/channels/mail/triage/received/received-queries.ts'

const HOUR_MS = 3_600_000
/** More than people write, and few enough that two machines which answer each other are stopped soon. */
const MOST_OF_ADDRESS_IN_HOUR = 30
const MOST_OF_TICKET_IN_HOUR = 60

/** Finds out what has to be known of a mail to place it, in the transaction that does. */
export async function gatherFacts(
  tx: Tx,
  { now, cookieSecret }: Pick<Deps, 'now' | 'cookieSecret'>,
  mail: ReadMail,
): Promise<TriageFacts> {
  const { from } = mail
  const address = from.ok ? (toAsciiEmail(from.address) ?? from.address) : null
  const writers = address === null ? [] : await listByEmail(tx, address)
  const answered = await findAnswered(tx, cookieSecret, mail, writers)
  const since = new Date(now().getTime() - HOUR_MS)
  const ticketIds = answered.map(({ ticketId }) => ticketId)
  const placed = await countPlaced(tx, { fromAddress: address ?? '', ticketIds, since })
  return {
    hasOneSender: from.ok,
    automatic: mail.automatic,
    isDoubtful: mail.isDoubtful,
    isForm: mail.isForm,
    quotes: mail.quoted !== null,
    verdict: mail.authentication.verdict,
    writers,
    answered,
    isWhole: isWhole(mail),
    isTooMany:
      placed.ofAddress >= MOST_OF_ADDRESS_IN_HOUR || placed.ofTicket >= MOST_OF_TICKET_IN_HOUR,
    areAgentsElsewhere: await isCrmOn(tx),
    alert: await gatherAlert(tx, { mail, address, now: now() }),
  }
}

/**
 * Kinds that are never an alert, regardless of their quotes: they come back to us, or only report
 * an absence.
 */
const NEVER_ALERTS: AutomaticKind[] = ['loop', 'bounce', 'absence']

async function gatherAlert(
  tx: Tx,
  { mail, address, now }: { mail: ReadMail; address: string | null; now: Date },
): Promise<AlertFacts | null> {
  const { automatic } = mail
  if (address === null || (automatic && NEVER_ALERTS.includes(automatic))) return null
  const rules = await listRulesOf(tx, address)
  return rules.length === 0 ? null : findAlert(tx, rules, alertMailOf(mail), { now })
}

/** Text that a rule reads. A tool may well write text that looks like a quote. */
export function alertMailOf({
  subject,
  text,
  quoted,
}: Pick<ReadMail, 'subject' | 'text' | 'quoted'>): AlertMail {
  return { subject, body: quoted === null ? text : `${text}\n${quoted}` }
}
