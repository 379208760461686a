import pg from 'pg'
import { expect, onTestFinished } from 'vitest'

/** Somebody else who holds a lock, so that calls meet each other where a test wants them to. */
export async function aBlocker(databaseUrl: string, lock: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin')
  await client.query(lock)
  return {
    /** Until so many others wait for a lock in this database. */
    async waitFor(count: number) {
      const countWaiting = async () => {
        // A transaction is shown the same picture again until it asks for another.
        await client.query('select pg_stat_clear_snapshot()')
        const waiting = await client.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return waiting.rowCount
      }
      await expect.poll(countWaiting, { timeout: 10_000, interval: 20 }).toBe(count)
    },
    release: () => client.query('commit'),
  }
}
