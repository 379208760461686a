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

// Every use-case sets its own role and viewer first, so leftovers of the previous one do not
// matter.
function joining(tx: Tx): Db {
  return Object.assign(tx, {
    transaction: () => ({
      execute: <Result>(work: (tx: Tx) => Promise<Result>) => work(tx),
    }),
  })
}
