import type { Tx } from '#server/platform/db/client.ts'
import { followElsewhere } from '#server/tickets/elsewhere/follow-elsewhere.ts'
import { lockElsewhere } from '#server/tickets/elsewhere/lock-elsewhere.ts'
import { findLink, lockLink, updateLink } from './link-queries.ts'
import { type Reader, SUPPORT_TEAM, WORDS } from './reader.ts'

/**
 * Closes a ticket that is not in the CRM any more: nobody will answer it there. Its requester keeps it, and is
 * told within which of their own tickets it goes on, if it was merged into one.
 */
export async function loseTicket(
  tx: Tx,
  { now }: Pick<Reader, 'now'>,
  remoteId: string,
  mergedInto: string | null = null,
): Promise<void> {
  const found = await findLink(tx, remoteId)
  const into = mergedInto === null ? undefined : await findLink(tx, mergedInto)
  const other = into && into.ticketId !== found?.ticketId && (await lockElsewhere(tx, into))
  const ticket = found && (await lockElsewhere(tx, found))
  if (!ticket) return
  const link = await lockLink(tx, found)
  if (link.goneAt) {
    if (mergedInto !== null) await updateLink(tx, link, { mergedInto })
    return
  }
  const isTheirs =
    other && other.customerId === ticket.customerId && other.requesterId === ticket.requesterId
  const closingText = isTheirs
    ? WORDS.merged(other.number)
    : mergedInto === null
      ? WORDS.gone
      : WORDS.mergedAway
  const at = now()
  const change = { status: 'Closed' as const, closingText }
  await followElsewhere(tx, ticket, change, { by: SUPPORT_TEAM, now: at })
  await updateLink(tx, link, { goneAt: at, mergedInto })
}
