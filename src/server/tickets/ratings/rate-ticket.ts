import type {
  LinkedRating,
  RateTicket,
  RatingOfClosing,
  TicketRating,
} from '#shared/tickets/rating-contract.ts'
import { rateableUntil } from '#shared/tickets/rating.ts'

import { deadLink, type RatingLinkHolder } from '#server/access/rating-links/rating-link-holder.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { asViewer, type TenantUser } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket, type TicketKey, type TicketRow } from '#server/tickets/core/queries.ts'
import { asksForRating, findRating, listRatings, type RatingRow, saveRating } from './queries.ts'

type RatingDeps = Pick<Deps, 'db' | 'now'>

type Rateable = {
  ticket: TicketRow
  rating: RatingRow | undefined
  until: Date | null
}

/** Reads how the viewer rated the last closing of their ticket, and until when they can. */
export function getRating(
  deps: RatingDeps,
  viewer: TenantUser,
  ticketId: string,
): Promise<TicketRating> {
  return asViewer(deps.db, viewer, async (tx) =>
    presentRating(await readRateable(tx, deps, viewer, ticketId)),
  )
}

/** @throws AppError `conflict` unless the ticket's last closing can be rated at this moment. */
export function rateTicket(
  deps: RatingDeps,
  viewer: TenantUser,
  ticketId: string,
  input: RateTicket,
): Promise<TicketRating> {
  return asViewer(deps.db, viewer, async (tx) => {
    const found = await readRateable(tx, deps, viewer, ticketId)
    if (!found.until) throw new AppError('conflict', (words) => words.tickets.closedToRating)
    return presentRating(await rate(tx, deps, found, input))
  })
}

/** Reads what a link in a closing mail rates, and rates it when there is an `input`. */
export function rateByLink(
  deps: RatingDeps,
  holder: RatingLinkHolder,
  input?: RateTicket,
): Promise<LinkedRating> {
  return asViewer(deps.db, holder, async (tx) => {
    const found = await readRateable(tx, deps, holder, holder.ticketId)
    const { ticket, until } = found
    // A closing that was undone is no longer rated, nor is the one after it by this link.
    if (!until || ticket.closedAt?.getTime() !== holder.closedAt.getTime()) throw deadLink()
    const { rating } = input ? await rate(tx, deps, found, input) : found
    return {
      ticketId: ticket.id,
      number: ticket.number,
      score: rating?.score ?? null,
      openUntil: until.toISOString(),
    }
  })
}

/** Lists how the closings of a ticket were rated, the last one first. */
export async function getRatings(tx: Tx, ticket: TicketKey): Promise<RatingOfClosing[]> {
  return (await listRatings(tx, ticket)).map(({ ratedAt, closedAt, ...rating }) => ({
    ...rating,
    ratedAt: ratedAt.toISOString(),
    closedAt: closedAt.toISOString(),
  }))
}

/** @throws AppError `not_found` unless the viewer raised the ticket: others who see it don't rate it. */
async function readRateable(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  { customerId, userId }: TenantUser,
  ticketId: string,
): Promise<Rateable> {
  const ticket = await findTicket(tx, customerId, ticketId)
  if (ticket?.requesterId !== userId) throw ticketNotFound()
  const isAsked = await asksForRating(tx)
  return {
    ticket,
    rating: await findRating(tx, ticket),
    until: rateableUntil(ticket, { isAsked, now: now() }),
  }
}

async function rate(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  found: Rateable,
  { score, comment }: RateTicket,
): Promise<Rateable> {
  const rating = await saveRating(tx, found.ticket, {
    score,
    comment: comment === '' ? null : comment,
    ratedAt: now(),
  })
  return { ...found, rating }
}

function presentRating({ ticket, rating, until }: Rateable): TicketRating {
  return {
    closedAt: ticket.closedAt?.toISOString() ?? null,
    rating: rating ? { ...rating, ratedAt: rating.ratedAt.toISOString() } : null,
    openUntil: until?.toISOString() ?? null,
  }
}
