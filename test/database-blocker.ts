import pg from 'pg'
import { expect, onTestFinished } from 'vitest'

/** Holds a lock on another connection, so that a test can decide where calls overlap. */
export async function aBlocker(databaseUrl: string, lock: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(lock)
  return {
    /** Waits until this many others wait for a lock in this database. */
    async waitFor(count: number) {
      const countWaiting = async () => {
        // Clear the snapshot: a transaction sees the same statistics until then.
        await client.query('select pg_stat_clear_snapshot()')
        const waiting = await client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.rowCount
      }
      await expect.poll(countWaiting, { timeout: 10_000, interval: 20 }).toBe(count)
    },
    /** Changes something in the transaction that holds the lock. */
    change: (text: string) => client.query(text),
    release: () => client.query('commit'),
  }
}
