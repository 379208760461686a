import type { Db, Tx } from '#server/platform/db/client.ts'

/**
 * Runs `work` in one transaction. The use-cases in it begin their own, and those become part of
 * the one: a seed that is broken off leaves nothing behind.
 */
export function inOneTransaction<Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute((tx) => work(joining(tx)))
}

// Each of them sets its own role and viewer before it does anything, so it does not matter that
// those of the one before are still set.
function joining(tx: Tx): Db {
  return Object.assign(tx, {
    transaction: () => ({
      execute: <Result>(work: (tx: Tx) => Promise<Result>) => work(tx),
    }),
  })
}
