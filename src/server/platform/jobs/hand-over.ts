import type pg from 'pg'
import type { PgBoss } from 'pg-boss'

import { beginTurn, type HandedRow, takeRows } from './queries.ts'

/** Waiting in the queue for each kind of job. The rest waits in the outbox, which is cheaper. */
const AT_MOST_IN_QUEUE = 500

/**
 * Moves rows of the outbox into the queue, in one transaction: a row is in the queue exactly when it
 * says so. Answers the names of the jobs that were handed over.
 */
export async function handOver(pool: pg.Pool, boss: PgBoss, names: string[]): Promise<Set<string>> {
  const client = await pool.connect()
  let isBroken = true
  try {
    const rows = (await beginTurn(client)) ? await takeRows(client, names, AT_MOST_IN_QUEUE) : []
    const byName = Map.groupBy(rows, ({ name }) => name)
    for (const [name, ofName] of byName) await insertJobs(client, boss, name, ofName)
    await client.query('commit')
    isBroken = false
    return new Set(byName.keys())
  } finally {
    // A connection in the middle of a transaction is of no use to the next.
    client.release(isBroken)
  }
}

async function insertJobs(client: pg.PoolClient, boss: PgBoss, name: string, rows: HandedRow[]) {
  await boss.insert(
    name,
    // The queue knows ids alone, so that nothing of a customer is in its tables.
    rows.map(({ id, jobId }) => ({ id: jobId, data: { id } })),
    { db: { executeSql: (text, values) => client.query(text, values) } },
  )
}
