import { sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'

/**
 * Runs `work` in one transaction. The transactions of the use-cases in it join this one, so an
 * aborted seed leaves nothing behind.
 */
export function inOneTransaction<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((tx) => work(joining(tx)))
}

/** Does what the end of a transaction does: what is asked outside of one has the rights of the server. */
export async function leaveRole(db: Db): Promise<void> {
  await sql`select set_config('role', 'none', true)`.execute(db)
}

// Every use-case sets its own viewer first, so that of the previous one does not matter.
function joining(tx: Tx): Db {
  return Object.assign(tx, {
    transaction: () => ({
      execute: async <Result>(work: (tx: Tx) => Promise<Result>) => {
        const result = await work(tx)
        await leaveRole(tx)
        return result
      },
    }),
  })
}
