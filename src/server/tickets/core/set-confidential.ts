import type { Confidentiality } from '#shared/tickets/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Author, TicketScope } from './audience.ts'
import { findForcingCategory, listAudience } from './queries.ts'
import { applyChange } from './change-ticket.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'

type Switched = { confidential: boolean; by: Author; at: Date }

/**
 * Makes a locked ticket confidential, open or closed, or takes that back.
 *
 * @throws AppError `conflict` when a category of the ticket allows nothing else.
 */
export async function setConfidential(
  tx: Tx,
  ticket: ChangeableTicket,
  { confidential, by, at }: Switched,
): Promise<void> {
  if (!confidential && (await findForcingCategory(tx, ticket.categories)))
    throw new AppError('conflict', (words) => words.tickets.categoryIsConfidential)
  if (confidential === ticket.isConfidential) return
  const event = { type: 'edited' as const, data: { changed: ['confidential'], confidential } }
  await applyChange(tx, ticket, { set: { isConfidential: confidential }, event }, { by, at })
}

/** Says whose sight of a ticket depends on whether it is confidential. Works as staff. */
export async function getConfidentiality(tx: Tx, ticket: TicketScope): Promise<Confidentiality> {
  const closed = await listAudience(tx, { ...ticket, isConfidential: true })
  const open = await listAudience(tx, { ...ticket, isConfidential: false })
  const kept = new Set(closed.map(({ id }) => id))
  return {
    confidential: ticket.isConfidential,
    others: open.filter(({ id }) => !kept.has(id)).map(({ id, name }) => ({ id, name })),
  }
}
