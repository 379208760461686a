import type { Insertable } from 'kysely'

import type { TestResult } from '#shared/connections/tests/result.ts'

import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type TestRow = NonNullable<Awaited<ReturnType<typeof findTest>>>

/** Finds a customer, or the team, whose connection may be tested: in use or not, but not deleted. */
export function findTestedCustomer(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name', 'internal as isTeam'])
    .where('id', '=', customerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

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
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const CONSENT_LIFE_MS = 60 * 60_000

/**
 * Finds for which tenant consent was given in the newest test, where a person after it has failed the test.
 * The next one need not ask again; the token says whether it was true. Null otherwise.
 */
export async function findConsent(tx: Tx, customerId: string, now: Date): Promise<string | null> {
  const newest = await findNewestTest(tx, customerId)
  const isRecent = newest && newest.createdAt.getTime() + CONSENT_LIFE_MS > now.getTime()
  const [refusal] = newest?.result?.refusals ?? []
  const isByPerson = refusal?.reason === 'oidc_foreign_consent' || refusal?.reason === 'oidc_guest'
  return isRecent && isByPerson ? newest.consentTenant : null
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

/** Stores what the answer said. Returns false for a test that did not wait for it. */
export async function finishTest(
  db: Db,
  { customerId, id }: { customerId: string; id: string },
  {
    state,
    result,
    bound,
  }: {
    state: 'passed' | 'failed'
    result: TestResult
    /** The settings with the tenant that they have got. */
    bound?: { settings: string; fingerprint: string }
  },
): Promise<boolean> {
  const finished = await db
    .updateTable('connectionTests')
    .set({ state, result: JSON.stringify(result), ...bound })
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
