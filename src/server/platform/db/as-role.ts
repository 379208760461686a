import { sql } from 'kysely'

import type { Db, Tx } from './client.ts'
import { isLockConflict } from '#server/platform/db/pool/database-away.ts'

const ATTEMPTS = 4

/** A person within a customer, by whose ids the database decides what is seen. */
export type TenantUser = { customerId: string; userId: string }

/**
 * Runs `work` in a transaction that sees what this viewer may see as a requester, and nothing else:
 * row-level security holds even for a query without a `where`.
 */
export function asViewer<Result>(
  db: Db,
  viewer: TenantUser,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await sql`select
      set_viewer(${viewer.customerId}, ${viewer.userId}),
      set_config('role', 'portico_customer', true)`.execute(tx)
    return work(tx)
  })
}

/** Runs `work` in a transaction that sees every customer. Only for what agents and administrators do. */
export function asStaff<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inRole(db, 'portico_staff', work)
}

/**
 * Runs `work` as staff within a transaction of `asViewer`, for the little that a requester's act changes at the
 * desk. It must have checked whose the ticket is.
 */
export async function asStaffWithin<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await sql`select set_config('role', 'portico_staff', true)`.execute(tx)
  const result = await work()
  await sql`select set_config('role', 'portico_customer', true)`.execute(tx)
  return result
}

/** Runs `work` in a transaction of the system itself: cleaning up, delivery, demo data. */
export function asWorker<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return inRole(db, 'portico_worker', work)
}

function inRole<Result>(
  db: Db,
  role: 'portico_staff' | 'portico_worker',
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await sql`select set_config('role', ${role}, true)`.execute(tx)
    return work(tx)
  })
}

/**
 * Runs `work` again when PostgreSQL has rolled it back because it and another transaction waited for each other:
 * nothing of it happened, and the other one is through by then. So `work` has no effect outside of the database.
 */
async function inTransaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockConflict(error)) throw error
    }
  }
}
