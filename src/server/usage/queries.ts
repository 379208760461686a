import { type Selectable, sql, type Updateable } from 'kysely'

import type { UsageOrder } from '#shared/usage/values.ts'

import { byName } from '#server/platform/db/queries.ts'
import { asViewer } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { CountedLimit } from './refuse-use.ts'

export type LimitsRow = Selectable<Tables['usageLimits']>

export type Use = { tickets?: number; replies?: number; bytes?: number }

/** The user id in a customer's own row, beside the rows of its people. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

type Reached = { reached: CountedLimit; allowed: number }

/** Counts a use. If that would pass a limit, returns the limit and counts nothing. */
export async function countUse(
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
  { tickets = 0, replies = 0, bytes = 0 }: Use,
  at: Date,
): Promise<Reached | undefined> {
  const { rows } = await sql<Reached>`
    select * from count_use(${customerId}, ${userId}, ${at}, ${tickets}, ${replies}, ${bytes})
  `.execute(db)
  return rows[0]
}

export function findLimits(db: Db): Promise<LimitsRow> {
  return db.selectFrom('usageLimits').selectAll().executeTakeFirstOrThrow()
}

/** Locks the limits until the transaction ends. */
export function lockLimits(tx: Tx): Promise<LimitsRow> {
  return tx.selectFrom('usageLimits').selectAll().forUpdate().executeTakeFirstOrThrow()
}

export async function updateLimits(
  tx: Tx,
  changes: Updateable<Tables['usageLimits']>,
): Promise<void> {
  await tx
    .updateTable('usageLimits')
    .set({ ...changes, version: sql`version + 1` })
    .execute()
}

type Window = { order: UsageOrder; now: Date; limit: number }

/** Treats the counts of a past hour or day as zero. */
function counts(now: Date) {
  return {
    tickets: sql<number>`(case when hour = date_trunc('hour', ${now}::timestamptz, 'UTC') then usage_counts.tickets else 0 end)`,
    replies: sql<number>`(case when hour = date_trunc('hour', ${now}::timestamptz, 'UTC') then usage_counts.replies else 0 end)`,
    bytesToday: sql<number>`(case when day = date_trunc('day', ${now}::timestamptz, 'UTC') then usage_counts.bytes_of_day else 0 end)`,
    bytesInAll: sql<number>`usage_counts.bytes_in_all`,
  }
}

export function listUsageOfCustomers(tx: Tx, { order, now, limit }: Window) {
  const used = counts(now)
  return tx
    .selectFrom('usageCounts')
    .innerJoin('customers', 'customers.id', 'usageCounts.customerId')
    .where('usageCounts.userId', '=', NOBODY)
    .where('customers.internal', '=', false)
    .where('customers.deletedAt', 'is', null)
    .select([
      'customers.id',
      'customers.name',
      used.tickets.as('tickets'),
      used.replies.as('replies'),
      used.bytesToday.as('bytesToday'),
      used.bytesInAll.as('bytesInAll'),
    ])
    .orderBy(used[order], 'desc')
    .orderBy('customers.name', byName)
    .orderBy('customers.id')
    .limit(limit)
    .execute()
}

export function listUsageOfPeople(tx: Tx, { order, now, limit }: Window) {
  const used = counts(now)
  return tx
    .selectFrom('usageCounts')
    .innerJoin('users', (join) =>
      join
        .onRef('users.customerId', '=', 'usageCounts.customerId')
        .onRef('users.id', '=', 'usageCounts.userId'),
    )
    .innerJoin('customers', 'customers.id', 'usageCounts.customerId')
    .where('customers.deletedAt', 'is', null)
    .select([
      'users.id',
      'users.customerId',
      'users.name',
      'users.email',
      'customers.name as customerName',
      used.tickets.as('tickets'),
      used.replies.as('replies'),
      used.bytesToday.as('bytesToday'),
      used.bytesInAll.as('bytesInAll'),
    ])
    .orderBy(used[order], 'desc')
    .orderBy('users.name', byName)
    .orderBy('users.id')
    .limit(limit)
    .execute()
}

/** Lists customers that were used since their last recount, but not after `quietSince`. */
export async function listForRecount(
  tx: Tx,
  { quietSince, limit }: { quietSince: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('usageCounts')
    .select('customerId')
    .where('userId', '=', NOBODY)
    .where('usedAt', '<', quietSince)
    .whereRef('recountedAt', '<=', 'usedAt')
    .orderBy('usedAt')
    .limit(limit)
    .execute()
  return rows.map(({ customerId }) => customerId)
}

export async function recountUsage(tx: Tx, customerId: string, at: Date): Promise<void> {
  await sql`select recount_usage(${customerId}, ${at})`.execute(tx)
}

/** Returns what a person and their customer have sent and stored so far. */
export async function findBytesUsed(
  db: Db,
  { customerId, userId }: { customerId: string; userId: string },
  now: Date,
) {
  const { bytesToday } = counts(now)
  const rows = await db
    .selectFrom('usageCounts')
    .select(['userId', bytesToday.as('bytesToday'), 'bytesInAll'])
    .where('customerId', '=', customerId)
    .where('userId', 'in', [userId, NOBODY])
    .execute()
  const person = rows.find((row) => row.userId === userId)
  const customer = rows.find((row) => row.userId === NOBODY)
  return {
    todayOfPerson: person?.bytesToday ?? 0,
    todayOfCustomer: customer?.bytesToday ?? 0,
    inAllOfCustomer: customer?.bytesInAll ?? 0,
  }
}

/** Tells whether the person has sent this Idempotency-Key before, with any call. */
export function hasKey(db: Db, viewer: Viewer, key: string): Promise<boolean> {
  return asViewer(db, viewer, async (tx) => {
    const found = await tx
      .selectFrom('idempotencyKeys')
      .select('key')
      .where('customerId', '=', viewer.customerId)
      .where('userId', '=', viewer.userId)
      .where('key', '=', key)
      .limit(1)
      .executeTakeFirst()
    return found !== undefined
  })
}
