import type { MailSuggestion } from '#shared/mail/held/contract.ts'
import type { SuggestedBy } from '#shared/mail/held/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import {
  listTicketsNaming,
  listTicketsOfMessageIds,
} from '#server/channels/mail/triage/decision/facts-queries.ts'
import type { MailRow } from './queries.ts'
import { findOfferedByNumber, listOfferedById, listOfferedOfAddress } from './suggestion-queries.ts'

const MOST_OF_SENDER = 5

type Found = Awaited<ReturnType<typeof listOfferedById>>[number]

/** The tickets that a mail may belong to, the likeliest first, each once. */
export async function suggestTickets(tx: Tx, row: MailRow): Promise<MailSuggestion[]> {
  const { facts, subject, fromAddress, namedIds, messageId } = row
  const [, digits] = /#(\d{1,12})\b/.exec(subject) ?? []
  const named = digits === undefined ? undefined : await findOfferedByNumber(tx, Number(digits))
  const found: [SuggestedBy, Found[]][] = [
    ['answered', await listOfferedById(tx, facts.ticketIds ?? [])],
    ['thread', await listOfferedById(tx, await listOfThread(tx, { namedIds, messageId }))],
    ['number', named ? [named] : []],
    ['sender', fromAddress ? await listOfferedOfAddress(tx, fromAddress, MOST_OF_SENDER) : []],
  ]
  const byId = new Map<string, MailSuggestion>()
  for (const [by, tickets] of found)
    for (const { customerId: _, ...ticket } of tickets)
      if (!byId.has(ticket.id)) byId.set(ticket.id, { ...ticket, by })
  return [...byId.values()]
}

/** Lists the tickets of the same conversation, also those that exist only since this mail was held. */
async function listOfThread(
  tx: Tx,
  { namedIds, messageId }: Pick<MailRow, 'namedIds' | 'messageId'>,
): Promise<string[]> {
  const ids = [...namedIds, ...(messageId === null ? [] : [messageId])]
  const known = await listTicketsOfMessageIds(tx, namedIds)
  const naming = await listTicketsNaming(tx, { ids })
  return [...known.map(({ ticketId }) => ticketId), ...naming.map(({ id }) => id)]
}
