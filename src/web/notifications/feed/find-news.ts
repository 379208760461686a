import type { User } from '#shared/access/user.ts'
import type { Comment } from '#shared/tickets/contract.ts'
import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/http/call.ts'
import { isLeavingAnyway } from '#web/lib/navigation/return-path.ts'
import { inKnownCase } from '#web/tickets/queries/known-case.ts'
import { announceOwnChange } from '#web/tickets/queries/own-changes.ts'

import { diffTickets, type TicketNews } from './diff-tickets.ts'
import type { OwnChanges } from './track-own-changes.ts'
import { readSeenTickets, writeSeenTickets } from './seen-ticket-store.ts'
import { instantToAskFrom, lastInstantOf, withOwnChange, withTickets } from './seen-tickets.ts'

/** Each look is a request; after a long absence the rest is told without. */
const MAX_LOOKS = 5

type Options = {
  userId: string
  isAgent: boolean
  ownChanges: OwnChanges
  signal: AbortSignal
}

/**
 * The poll: what has changed since the last one, which counts as seen from then on. The first on a
 * browser finds nothing new. Of very many changes the newest are told.
 */
export async function findNews({
  userId,
  isAgent,
  ownChanges,
  signal,
}: Options): Promise<TicketNews[]> {
  const before = readSeenTickets(userId)
  const since = before ? instantToAskFrom(before) : undefined
  const tickets = await listFollowed(since, { isAgent, signal })
  const suspected = diffTickets(before, tickets)

  if (suspected.length > 0) {
    const ids = new Set(suspected.map(({ ticketId }) => ticketId))
    const hasUnknown = [...ids].some((id) => !before?.tickets[id])
    await ownChanges.settle((ticketId) => (ticketId === null ? hasUnknown : ids.has(ticketId)))
  }
  if (suspected.length > 0 || !before) {
    const { user } = await call(accessEndpoints.getCurrentUser, {}, { signal })
    // Another person may have signed in in another tab since: the answers are theirs.
    if (user?.id !== userId) {
      // Nothing of the previous person may stay on the page, and nothing of the new one become
      // theirs. Signing out leaves the page by itself.
      if (!isLeavingAnyway()) location.reload()
      return []
    }
    const changed = diffTickets(readSeenTickets(userId), tickets)
    for (const { ticketId } of changed.slice(0, MAX_LOOKS)) {
      await noteOwnComments(user, ticketId, signal)
    }
  }
  if (signal.aborted) return []

  // Read again: own changes were noted meanwhile.
  const seen = readSeenTickets(userId)
  const news = diffTickets(seen, tickets)
  // News that cannot be remembered as announced would be announced over and over.
  return writeSeenTickets(userId, withTickets(seen, tickets)) ? news : []
}

/** The viewer's tickets and those they take part in, newest change first. Of others that they see they are told nothing. */
async function listFollowed(
  since: string | undefined,
  { isAgent, signal }: Pick<Options, 'isAgent' | 'signal'>,
) {
  const scopes = isAgent ? (['mine'] as const) : (['mine', 'participating'] as const)
  const lists = await Promise.all(
    scopes.map((scope) => {
      const of = scope === 'mine' ? {} : { scope }
      const query = { ...of, sort: 'updatedAt', since, limit: MAX_PAGE_SIZE } as const
      return call(ticketEndpoints.listTickets, { query }, { signal })
    }),
  )
  return lists
    .flat()
    .map(inKnownCase)
    .toSorted((one, other) => lastInstantOf(other).localeCompare(lastInstantOf(one)))
}

/**
 * A person's own comments are no news to them: made in another browser, by email, or in a reply
 * whose answer was lost.
 */
async function noteOwnComments({ id: userId, name }: User, ticketId: string, signal: AbortSignal) {
  const ticket = inKnownCase(
    await call(ticketEndpoints.getTicket, { params: { ticketId } }, { signal }),
  )
  const seen = readSeenTickets(userId)
  const known = seen?.tickets[ticketId]
  if (!seen || !known) return
  const own = ticket.comments.filter(
    (comment) => comment.createdAt > known.updatedAt && isBy(name, comment),
  )
  if (own.length === 0) return

  // A status that own comments do not explain is still to be told.
  const caused = own.some(({ said }) => said?.code.startsWith('closed')) ? 'Closed' : 'Open'
  const status = ticket.status === known.status ? known.status : caused
  writeSeenTickets(userId, withOwnChange(seen, { ...ticket, status }, own.length))
  // The comments are noted; the pages that show the ticket still have to read them.
  announceOwnChange({ ...ticket, status }, 0)
}

function isBy(name: string, { isAgent, isSystem, isOfColleague, isExternal, said }: Comment) {
  return isSystem ? said?.by === name : !isAgent && !isOfColleague && !isExternal
}
