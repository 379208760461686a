import { type Insertable, type Selectable, sql } from 'kysely'

import { MAX_PAGE_BYTES } from '#shared/limits.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'
import type { TicketRow } from './queries.ts'

export type CommentRow = Selectable<Tables['comments']> & { isOfColleague?: true | null }

/** Set where another person of the viewer's company is the author. Never for staff. */
const OF_COLLEAGUE = sql<true | null>`
  nullif(kind = 'requester' and author_id <> viewer_user_id(), false)`.as('isOfColleague')

type CommentPlace = Pick<CommentRow, 'createdAt' | 'id'>

/** A ticket whose comments are read, at the desk with those of the tickets that were merged into it. */
export type Conversation = Pick<TicketRow, 'customerId' | 'id'> & { mergedIds?: string[] }

function isIn({ customerId, id, mergedIds = [] }: Conversation) {
  // With one ticket the index has the order; with several they are sorted.
  return mergedIds.length === 0
    ? sql<boolean>`customer_id = ${customerId} and ticket_id = ${id}`
    : sql<boolean>`customer_id = ${customerId} and ticket_id = any(${[id, ...mergedIds]}::uuid[])`
}

/**
 * Lists comments, newest first: up to and including the one at `through`, or only those `before` or `after`
 * one. Ends with the first that fits in no page.
 */
export async function listComments(
  tx: Tx,
  ticket: Conversation,
  {
    limit,
    through,
    before,
    after,
  }: { limit: number; through?: CommentPlace; before?: CommentPlace; after?: CommentPlace },
): Promise<CommentRow[]> {
  const edge = through ?? before ?? after
  const comparison = through ? sql`<=` : before ? sql`<` : sql`>`
  const listed = tx
    .selectFrom('comments')
    .where(isIn(ticket))
    .$if(edge !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) ${comparison} (${edge?.createdAt}::timestamptz, ${edge?.id}::uuid)`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
  if (limit === 1) return listed.selectAll().select(OF_COLLEAGUE).limit(limit).execute()
  const sizes = await listed
    .select((eb) => [
      sql<number>`octet_length(content)`.as('bytes'),
      eb
        .selectFrom('mailParts')
        .whereRef('mailParts.customerId', '=', 'comments.customerId')
        .whereRef('mailParts.partId', '=', 'comments.id')
        .select(
          sql<number>`coalesce(octet_length(html), 0) + coalesce(octet_length(quoted), 0)`.as(
            'bytes',
          ),
        )
        .as('mailBytes'),
    ])
    .limit(limit)
    .execute()
  let bytes = 0
  const last = sizes.findIndex((size) => {
    bytes += size.bytes + (size.mailBytes ?? 0)
    return bytes > MAX_PAGE_BYTES
  })
  return listed
    .selectAll()
    .select(OF_COLLEAGUE)
    .limit(last === -1 ? limit : last + 1)
    .execute()
}

export function findCommentPlace(
  tx: Tx,
  ticket: Conversation,
  commentId: string,
): Promise<CommentPlace | undefined> {
  return tx
    .selectFrom('comments')
    .select(['createdAt', 'id'])
    .where(isIn(ticket))
    .where('id', '=', commentId)
    .executeTakeFirst()
}

/** Finds in which ticket of a customer a comment is by now. */
export async function findTicketOfComment(
  tx: Tx,
  customerId: string,
  commentId: string,
): Promise<string | undefined> {
  const found = await tx
    .selectFrom('comments')
    .select('ticketId')
    .where('customerId', '=', customerId)
    .where('id', '=', commentId)
    .executeTakeFirst()
  return found?.ticketId
}

export function insertComment(
  tx: Tx,
  { customerId, id: ticketId }: ChangeableTicket,
  comment: Omit<Insertable<Tables['comments']>, 'customerId' | 'ticketId'>,
): Promise<CommentRow> {
  return tx
    .insertInto('comments')
    .values({ ...comment, customerId, ticketId })
    .returningAll()
    .executeTakeFirstOrThrow()
}
