import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Strangers can make failures: no more are counted than anyone would read. */
const MAX_FAILURES = 1000

export async function countFailures(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from sign_in_failures where customer_id = ${customerId} and created_at > ${since}
      limit ${MAX_FAILURES}
    ) found`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Counts the tickets that are not closed. Their `due_order` is when the next promise ends, or ended. */
export function countTickets(tx: Tx, customerId: string, now: Date) {
  return tx
    .selectFrom('deskTickets')
    .where('customerId', '=', customerId)
    .where('status', '<>', 'Closed')
    .select([
      sql<number>`(count(*) filter (where status = 'Open'))::int`.as('open'),
      sql<number>`(count(*) filter (where status = 'Pending'))::int`.as('pending'),
      sql<number>`(count(*) filter (where due_order < ${now.getTime()}))::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow()
}
