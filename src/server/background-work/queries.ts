import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

/** Rows for a later time do not wait for the queue yet. */
const SINCE = sql<Date>`coalesce(not_before, created_at)`
const isDue = sql<boolean>`failed_at is null and ${SINCE} <= now()`

export function countByName(tx: Tx) {
  return tx
    .selectFrom('outbox')
    .groupBy('name')
    .select(({ fn }) => [
      'name',
      sql<number>`count(*) filter (where ${isDue})`.as('waiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
      sql<Date | null>`min(${SINCE}) filter (where ${isDue})`.as('oldestAt'),
    ])
    .execute()
}

export function listRuns(tx: Tx) {
  return tx.selectFrom('jobRuns').select(['name', 'startedAt', 'tookMs']).execute()
}

/** Position of a row: since when it has failed, null while it is retried, and which it is. */
export type TroubledPlace = { failedMicros: string | null; seq: string }

const FAILED_MICROS = sql<string | null>`(extract(epoch from failed_at) * 1000000)::bigint::text`
const instantOf = (micros: string) =>
  sql<Date>`timestamptz 'epoch' + ${micros}::bigint * interval '1 microsecond'`

/** Lists those that have failed for good, then those that are tried again, the newest of each first. */
export function listTroubled(tx: Tx, limit: number, after: TroubledPlace | undefined) {
  const listed = tx
    .selectFrom('outbox')
    .leftJoin('customers', 'customers.id', 'outbox.customerId')
    .where('failure', 'is not', null)
    .orderBy(sql`failed_at is null`)
    .orderBy('failedAt', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .select([
      FAILED_MICROS.as('failedMicros'),
      sql<string>`seq::text`.as('seq'),
      'outbox.id',
      'outbox.name',
      'outbox.customerId',
      'customers.name as customerName',
      'outbox.attempts',
      'outbox.failure',
      'outbox.createdAt',
      'outbox.failedAt',
    ])
  if (!after) return listed.execute()
  const { failedMicros, seq } = after
  const isNext =
    failedMicros === null
      ? sql<boolean>`failed_at is null and seq < ${seq}::bigint`
      : sql<boolean>`failed_at is null or (failed_at, seq) < (${instantOf(failedMicros)}, ${seq}::bigint)`
  return listed.where(sql<boolean>`(${isNext})`).execute()
}

/** Hands it to the queue again. Returns its former state; nothing when it is missing, or still retried. */
export function resetFailed(tx: Tx, id: string) {
  return tx
    .updateTable('outbox')
    .set({ failedAt: null, failure: null, attempts: 0, handedAt: null, jobId: null })
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(['name', 'customerId'])
    .executeTakeFirst()
}

export function deleteFailed(tx: Tx, id: string) {
  return tx
    .deleteFrom('outbox')
    .where('id', '=', id)
    .where('failedAt', 'is not', null)
    .returning(['name', 'customerId'])
    .executeTakeFirst()
}
