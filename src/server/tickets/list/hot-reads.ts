import { touchSession, sessionCheck } from '#server/access/sessions/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { TicketListQuery } from '#shared/tickets/contract.ts'

import { type KnownList, listEtag } from './list-etag.ts'
import { decodeCursor, encodeCursor } from './ticket-cursor.ts'

// Calls the functions of platform/db/functions/ticket-reads.sql. Each statement has a name, so that
// PostgreSQL plans it once per connection.

type HotDeps = Pick<Deps, 'db' | 'pool' | 'now'>

const NEWEST = { sort: 'createdAt', direction: 'desc' } as const

/**
 * Returns whether readTicketList can answer: it lists all tickets, newest first, as pages do at
 * first.
 */
export function isHotList(query: TicketListQuery): boolean {
  const { scope = 'mine', sort, direction, count, limit: _, cursor: __, ...filters } = query
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  return (
    scope === 'mine' &&
    !isFiltered &&
    sort === NEWEST.sort &&
    direction === NEWEST.direction &&
    count !== 'true'
  )
}

type SessionUse = { user_id: string; seen_at: Date }

type ListRow = {
  user_id: string | null
  seen_at: Date
  is_known: boolean
  version: string
  until: Date | null
  tickets: string
  last_at: Date | null
  last_id: string | null
}

/**
 * Reads a page of the viewer's tickets as JSON. `json` is null when nothing changed since `known`.
 * Returns undefined when the session is not valid.
 */
export async function readTicketList(
  deps: HotDeps,
  token: string,
  query: TicketListQuery,
  known?: KnownList,
) {
  const after = query.cursor === undefined ? undefined : decodeCursor(NEWEST, query.cursor)
  const { sessionHash, now, idleSince } = sessionCheck(deps, token)
  const { rows } = await deps.pool.query<ListRow>({
    name: 'read_list_page',
    text: 'select * from read_list_page($1, $2, $3, $4, $5, $6, $7, $8, $9)',
    values: [
      sessionHash,
      now,
      idleSince,
      after?.at,
      after?.id,
      query.limit,
      known?.userId,
      known?.version,
      known?.until,
    ],
  })
  const row = rows[0]
  if (!row?.user_id) return undefined
  await touchSession(deps, sessionHash, row.seen_at)
  return {
    userId: row.user_id,
    json: row.is_known ? null : row.tickets,
    etag: row.is_known ? undefined : listEtag({ ...row, userId: row.user_id }),
    total: undefined,
    nextCursor:
      row.last_at && row.last_id
        ? encodeCursor(NEWEST, { rank: 1, at: row.last_at.toISOString(), id: row.last_id })
        : undefined,
  }
}

type TicketRow = SessionUse & { ticket: string | null; older_after: string | null }

/**
 * Reads a viewer's ticket as JSON; `json` is null for a missing one. Returns undefined when the
 * session is not valid.
 */
export async function readTicket(deps: HotDeps, token: string, ticketId: string) {
  const { sessionHash, now, idleSince } = sessionCheck(deps, token)
  const { rows } = await deps.pool.query<TicketRow>({
    name: 'read_ticket',
    text: 'select * from read_ticket($1, $2, $3, $4)',
    values: [sessionHash, now, idleSince, ticketId],
  })
  const row = rows[0]
  if (!row) return undefined
  await touchSession(deps, sessionHash, row.seen_at)
  return { userId: row.user_id, json: row.ticket, olderAfter: row.older_after }
}
