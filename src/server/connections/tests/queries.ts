import type { Insertable } from 'kysely'

import type { TestResult } from '#shared/connections/tests/result.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export async function insertTest(
  tx: Tx,
  test: Insertable<Tables['connectionTests']>,
): Promise<void> {
  await tx.insertInto('connectionTests').values(test).execute()
}

export function findTest(tx: Tx, customerId: string, id: string) {
  return tx
    .selectFrom('connectionTests')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findNewestTest(tx: Tx, customerId: string) {
  return tx
    .selectFrom('connectionTests')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns when settings with this fingerprint passed last. */
export async function findPassedAt(
  tx: Tx,
  customerId: string,
  fingerprint: string,
): Promise<Date | undefined> {
  const passed = await tx
    .selectFrom('connectionTests')
    .select('finishedAt')
    .where('customerId', '=', customerId)
    .where('fingerprint', '=', fingerprint)
    .where('state', '=', 'passed')
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return passed?.finishedAt ?? undefined
}

/** Stores what the first answer said. Returns false when there was an answer before. */
export async function finishTest(
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  { state, result, at }: { state: 'passed' | 'failed'; result: TestResult; at: Date },
): Promise<boolean> {
  const finished = await db
    .updateTable('connectionTests')
    .set({ state, result: JSON.stringify(result), finishedAt: at })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return finished !== undefined
}

/** Forgets what answers said. That settings passed stays known. */
export async function forgetTestsBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('connectionTests')
    .where('createdAt', '<=', before)
    .where('state', '<>', 'passed')
    .execute()
  await tx
    .updateTable('connectionTests')
    .set({ result: null })
    .where('createdAt', '<=', before)
    .where('result', 'is not', null)
    .execute()
}
