import type pg from 'pg'
import type { PgBoss } from 'pg-boss'

import { anyWaits, beginTurn, type QueuedRow, takeRows } from './queries.ts'

/** The most rows of one name in the queue. Others wait in the outbox, which is cheaper. */
const MAX_IN_QUEUE = 500

/**
 * Moves rows of the outbox into the queue, in one transaction, so that a row is in the queue exactly
 * when it says so. Returns the names of the jobs that were moved.
 */
export async function relayOutbox(
  pool: pg.Pool,
  boss: PgBoss,
  names: string[],
): Promise<Set<string>> {
  if (!(await anyWaits(pool, names))) return new Set()
  const client = await pool.connect()
  let isBroken = true
  try {
    const rows = (await beginTurn(client)) ? await takeRows(client, names, MAX_IN_QUEUE) : []
    const byName = Map.groupBy(rows, ({ name }) => name)
    for (const [name, ofName] of byName) await insertJobs(client, boss, name, ofName)
    await client.query('commit')
    isBroken = false
    return new Set(byName.keys())
  } finally {
    // Close a connection that is still in a transaction: it cannot be used again.
    client.release(isBroken)
  }
}

async function insertJobs(client: pg.PoolClient, boss: PgBoss, name: string, rows: QueuedRow[]) {
  await boss.insert(
    name,
    // Store ids alone, so that the queue's tables hold nothing of a customer.
    rows.map(({ id, jobId }) => ({ id: jobId, data: { id } })),
    { db: { executeSql: (text, values) => client.query(text, values) } },
  )
}
