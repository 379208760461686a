import type { Tx } from '#server/platform/db/client.ts'
import { sendRefusedAgain } from '#server/channels/crm/queries.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import { setConfidential } from '#server/tickets/core/set-confidential.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { closeAsMerged } from '#server/tickets/desk/relations/merge-ticket.ts'
import { applyExternalChange } from '#server/tickets/external/apply-external-change.ts'
import { lockExternalTicket } from '#server/tickets/external/lock-external-ticket.ts'
import { findLink, lockLink, type TicketKey, updateLink } from './link-queries.ts'
import { agentNamed, type Reader, SUPPORT_TEAM } from './reader.ts'

/**
 * Closes a ticket whose record is not in the CRM any more: it will not be answered there. Its
 * requester keeps it. One that was merged into another ticket of its customer goes on within that
 * one, as after a merge at the desk.
 */
export async function detachTicket(
  tx: Tx,
  { now }: Pick<Reader, 'now'>,
  remoteId: string,
  mergedInto: string | null = null,
): Promise<void> {
  const found = await findLink(tx, remoteId)
  // A ticket whose own record is another one by now is not lost.
  if (found?.remoteId !== remoteId) return
  const into = mergedInto === null ? undefined : await findLink(tx, mergedInto)
  const { ticket, other } = await lockBoth(tx, found, into)
  if (!ticket) return
  const link = await lockLink(tx, found)
  if (mergedInto !== null && link.mergedInto !== mergedInto) {
    await updateLink(tx, link, { mergedInto })
    await sendRefusedAgain(tx, { customerId: link.customerId, ticketId: link.ticketId })
  }
  if (link.goneAt) return
  const at = now()
  const by = agentNamed(null)
  if (other && (await mayGoOn(tx, ticket, other)))
    await closeAsMerged(tx, { ticket, into: other, by, at })
  else {
    await applyExternalChange(tx, ticket, { status: 'Closed' }, { by: SUPPORT_TEAM, now: at })
    // Agents go on there in any case.
    if (ticket.isConfidential && other?.customerId === ticket.customerId)
      await setConfidential(tx, other, { confidential: true, by, at })
  }
  await updateLink(tx, link, { goneAt: at })
}

/** In the order in which a merge at the desk locks them. */
async function lockBoth(tx: Tx, found: TicketKey, into: TicketKey | undefined) {
  const keys = into ? [found, into] : [found]
  const locked: ChangeableTicket[] = []
  for (const key of keys.toSorted((one, two) => (one.ticketId < two.ticketId ? -1 : 1))) {
    const ticket = await lockExternalTicket(tx, key)
    if (ticket) locked.push(ticket)
  }
  return {
    ticket: locked.find(({ id }) => id === found.ticketId),
    other: locked.find(({ id }) => id === into?.ticketId),
  }
}

/** A merge at the desk may have led from the other one to this one already. */
async function mayGoOn(tx: Tx, ticket: ChangeableTicket, { customerId, id }: ChangeableTicket) {
  if (ticket.status === 'Closed' || customerId !== ticket.customerId || id === ticket.id)
    return false
  return (await findMerge(tx, { customerId, ticketId: id })) === undefined
}
