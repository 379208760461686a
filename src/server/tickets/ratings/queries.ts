import { sql } from 'kysely'

import type { RatingScore } from '#shared/tickets/rating.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'

export type RatingRow = NonNullable<Awaited<ReturnType<typeof findRating>>>

/** Returns whether this installation asks requesters for ratings. */
export async function asksForRating(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isAsked: boolean }>`select asks_for_rating() as is_asked`.execute(tx)
  return rows[0]?.isAsked ?? false
}

/** Finds the rating of the ticket's present closing. */
export function findRating(tx: Tx, { customerId, id }: TicketKey) {
  return tx
    .selectFrom('ticketRatings')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'ticketRatings.customerId')
        .onRef('tickets.id', '=', 'ticketRatings.ticketId')
        .onRef('tickets.closedAt', '=', 'ticketRatings.closedAt'),
    )
    .where('ticketRatings.customerId', '=', customerId)
    .where('ticketRatings.ticketId', '=', id)
    .select(['score', 'comment', 'ratedAt'])
    .executeTakeFirst()
}

/** Lists the ratings of all closings, the last one first. */
export function listRatings(tx: Tx, { customerId, id }: TicketKey) {
  return tx
    .selectFrom('ticketRatings')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .select(['score', 'comment', 'ratedAt', 'closedAt'])
    .orderBy('closedAt', 'desc')
    .execute()
}

type NewRating = {
  score: RatingScore
  /** Undefined keeps the one before. */
  comment: string | null | undefined
  ratedAt: Date
}

/** Stores a rating of the ticket's present closing, or changes it. Undefined when the ticket is open. */
export async function saveRating(
  tx: Tx,
  { customerId, id }: TicketKey,
  { score, comment, ratedAt }: NewRating,
): Promise<RatingRow | undefined> {
  const { rows } = await sql<RatingRow>`
    insert into ticket_ratings (customer_id, ticket_id, closed_at, score, comment, rated_at)
    select customer_id, id, closed_at, ${score}, ${comment ?? null}, ${ratedAt}
    from tickets
    where customer_id = ${customerId} and id = ${id} and closed_at is not null
    on conflict (customer_id, ticket_id, closed_at) do update set
      score = excluded.score, rated_at = excluded.rated_at,
      comment = ${comment === undefined ? sql`ticket_ratings.comment` : sql`excluded.comment`}
    returning score, comment, rated_at`.execute(tx)
  return rows[0]
}
