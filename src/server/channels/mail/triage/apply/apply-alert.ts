import { alertName, priorityOf } from '#shared/mail/alerts/values.ts'

import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { addAlert } from '#server/tickets/by-mail/add-alert.ts'
import { raisedPriority, type ReadAlert } from '#server/channels/mail/triage/alerts/triage-alert.ts'
import { requesterOf } from './requester-of.ts'
import { keepPart, type Put, putNewTicket, type Said, WORDS } from './put-into-ticket.ts'

type Placed = { act: 'raise' | 'join' | 'close'; alert: ReadAlert }

/** Raises a ticket of an alert, or adds it to the one that it has, in the transaction that settles the mail. */
export async function applyAlert(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  said: Said,
  { act, alert }: Placed,
): Promise<Put> {
  const { rule, reading, ticket } = alert
  if (act === 'raise' || !ticket) {
    const { customerId, requesterId: userId, requesterName: name } = rule
    const priority = priorityOf(reading.meaning)
    return putNewTicket(tx, deps, said, {
      requester: await requesterOf(tx, { customerId, userId, name }),
      categories: rule.categories,
      ...(priority && { priority }),
      ...(ticket && { followsId: ticket.ticketId }),
    })
  }
  const { customerId, ticketId } = ticket
  const priority = raisedPriority(alert)
  const { commentId, fileIds } = await addAlert(tx, deps, {
    customerId,
    ticketId,
    author: rule.name,
    content: sayAlert(act, alert),
    files: said.files,
    isOver: act === 'close',
    ...(priority && { priority }),
  })
  const { mail } = said
  // Folds the tool's text: one line summarizes it.
  const folded = [mail.text, mail.quoted].filter(Boolean).join('\n\n')
  const part = { ...mail, html: null, quoted: folded || null }
  return keepPart(tx, { customerId, ticketId, commentId }, part, fileIds)
}

function sayAlert(act: Placed['act'], { rule, reading }: ReadAlert): string {
  const name = alertName(reading)
  if (act === 'close') return WORDS.alertOver(name, reading.state, rule.name)
  return reading.meaning === 'recovery'
    ? WORDS.alertRecovered(name, reading.state, rule.name)
    : WORDS.alertAgain(name, reading.state, rule.name)
}
