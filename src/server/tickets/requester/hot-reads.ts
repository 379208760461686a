import { touchSession, sessionCheck } from '#server/access/sessions/sessions.ts'
import type { Deps } from '#server/deps.ts'
import type { TicketListQuery } from '#shared/tickets/contract.ts'

import { decodeCursor, encodeCursor } from '#server/tickets/ticket-cursor.ts'

// The functions are in platform/db/functions/ticket-reads.sql. Each call has a name, so that PostgreSQL
// plans it once for each connection.

type HotDeps = Pick<Deps, 'db' | 'pool' | 'now'>

const NEWEST = { sort: 'createdAt', direction: 'desc' } as const

/** Whether readTicketList can answer: what pages ask for first, all tickets with the newest on top. */
export function isHotList(query: TicketListQuery): boolean {
  const { status, priority, q, since, sort, direction, count } = query
  const isFiltered = status ?? priority ?? q ?? since
  return !isFiltered && sort === NEWEST.sort && direction === NEWEST.direction && count !== 'true'
}

type SessionUse = { user_id: string; seen_at: Date }

type ListRow = SessionUse & { tickets: string; last_at: Date | null; last_id: string | null }

/** A page of the viewer's tickets as JSON; undefined when the session does not hold. */
export async function readTicketList(deps: HotDeps, token: string, query: TicketListQuery) {
  const after = query.cursor === undefined ? undefined : decodeCursor(NEWEST, query.cursor)
  const { sessionHash, now, idleSince } = sessionCheck(deps, token)
  const { rows } = await deps.pool.query<ListRow>({
    name: 'read_ticket_list',
    text: 'select * from read_ticket_list($1, $2, $3, $4, $5, $6)',
    values: [sessionHash, now, idleSince, after?.at, after?.id, query.limit],
  })
  const row = rows[0]
  if (!row) return undefined
  await touchSession(deps, sessionHash, row.seen_at)
  return {
    userId: row.user_id,
    json: row.tickets,
    total: undefined,
    nextCursor:
      row.last_at && row.last_id
        ? encodeCursor(NEWEST, { rank: 1, at: row.last_at.toISOString(), id: row.last_id })
        : undefined,
  }
}

type TicketRow = SessionUse & { ticket: string | null; older_after: string | null }

/** A ticket of the viewer's as JSON, null in it when there is none; undefined when the session does not hold. */
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
