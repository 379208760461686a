import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import { accessEndpoints } from '#shared/access/endpoints.ts'
import { MAX_PAGE_SIZE } from '#shared/limits.ts'
import { call } from '#web/lib/http/call.ts'
import { isLeavingAnyway } from '#web/lib/navigation/return-path.ts'
import { findSentReply, type ReplyAttempt } from '#web/tickets/writing/find-sent-reply.ts'
import { inKnownCase } from '#web/tickets/queries/known-case.ts'
import { lostReplies } from '#web/tickets/writing/lost-replies.ts'
import { announceOwnChange } from '#web/tickets/queries/own-changes.ts'

import { diffTickets, type TicketNews } from './diff-tickets.ts'
import type { OwnChanges } from './track-own-changes.ts'
import { readSeenTickets, writeSeenTickets } from './seen-ticket-store.ts'
import { instantToAskFrom, lastInstantOf, withOwnChange, withTickets } from './seen-tickets.ts'

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
  const lost = lostReplies(userId)
  const since = before ? instantToAskFrom(before) : undefined
  const tickets = await listFollowed(since, { isAgent, signal })
  const suspected = before ? diffTickets(before, tickets) : []

  if (suspected.length > 0) {
    const ids = new Set(suspected.map(({ ticketId }) => ticketId))
    const hasUnknown = [...ids].some((id) => !before?.tickets[id])
    await ownChanges.settle((ticketId) => (ticketId === null ? hasUnknown : ids.has(ticketId)))
  }
  if ((suspected.length > 0 || !before) && !(await isSignedIn(userId, signal))) {
    // Nothing of the previous person may stay on the page, and nothing of the new one become
    // theirs. Signing out leaves the page by itself.
    if (!isLeavingAnyway()) location.reload()
    return []
  }
  if (signal.aborted) return []

  for (const { ticketId } of suspected) {
    const attempt = lost.get(ticketId)
    if (attempt) await noteSentReply(userId, { ticketId, attempt, signal })
  }

  // Read again: own changes were noted meanwhile.
  const seen = readSeenTickets(userId)
  const news = seen ? diffTickets(seen, tickets) : []
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

/** An own reply whose answer was lost must not be announced as another person's. */
async function noteSentReply(
  userId: string,
  { ticketId, attempt, signal }: { ticketId: string; attempt: ReplyAttempt; signal: AbortSignal },
) {
  const ticket = inKnownCase(
    await call(ticketEndpoints.getTicket, { params: { ticketId } }, { signal }),
  )
  const reply = findSentReply(ticket.comments, attempt)
  const seen = readSeenTickets(userId)
  const known = seen?.tickets[ticketId]
  // Unless its page has found it first, and noted it.
  if (seen && known && reply && known.updatedAt < reply.createdAt) {
    writeSeenTickets(userId, withOwnChange(seen, ticket, 1))
    // The comment is noted; the pages that show the ticket still have to read it.
    announceOwnChange(ticket, 0)
  }
}

/** Another person may have signed in in another tab since: the answers are theirs. */
async function isSignedIn(userId: string, signal: AbortSignal): Promise<boolean> {
  const { user } = await call(accessEndpoints.getCurrentUser, {}, { signal })
  return user?.id === userId
}
