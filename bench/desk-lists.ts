import { sql } from 'kysely'

import { DeskTicketQuery } from '#shared/desk/contract.ts'
import { DESK_VIEWS } from '#shared/desk/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import { queueFilter } from '#server/tickets/desk/queue/filter.ts'
import { countEach, readPage } from '#server/tickets/desk/queue/queries.ts'
import { queueOrder } from '#server/tickets/desk/queue/statement.ts'

import { followProcessor } from './follow-processor.ts'

const ROUNDS = 3

/** Returns the milliseconds of the processor that a list of the queue takes in the database, the best of three. */
export function measureList(db: Db, path: string, viewerId: string): Promise<number> {
  const query = DeskTicketQuery.parse(Object.fromEntries(new URL(path, 'http://x').searchParams))
  const filter = queueFilter(query, viewerId)
  if (!filter) throw new Error(`No ticket can be in ${path}`)
  const order = queueOrder(query.sort, query.direction)
  const page = { order, after: undefined, limit: query.limit + 1, now: new Date() }
  return measure(db, (tx) => readPage(tx, filter, page))
}

/** The same of the counts of all views. */
export function measureCounts(db: Db, viewerId: string): Promise<number> {
  const filters = DESK_VIEWS.map((view) => queueFilter({ view }, viewerId))
  return measure(db, (tx) => countEach(tx, filters, { now: new Date() }))
}

function measure(db: Db, work: (tx: Tx) => Promise<unknown>): Promise<number> {
  return asStaff(db, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const used = await followProcessor([rows[0]!.pid])
      await work(tx)
      times.push(await used())
    }
    return Math.min(...times)
  })
}
