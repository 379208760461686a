import { type Kysely, sql } from 'kysely'

import type { CrmLimit } from '#server/channels/crm/crm-gate.ts'
import type { Tables } from '#server/platform/db/tables.ts'

type Db = Kysely<Tables>

export type Turn = {
  waitMs: number
  obstacle: CrmLimit | 'breaker' | null
  isTrial: boolean
  isTroubled: boolean
}

/** Asks for the turn of one request. Without an instant, the database's clock counts for all processes. */
export async function askForTurn(
  db: Db,
  { isSearch, reserve, at }: { isSearch: boolean; reserve: number; at: Date | null },
): Promise<Turn> {
  const { rows } = await sql<Turn>`
    select wait_ms, obstacle, is_trial, is_troubled
    from enter_crm(${isSearch}, ${reserve}, coalesce(${at}::timestamptz, clock_timestamp()))
  `.execute(db)
  const [turn] = rows
  if (!turn) throw new Error('enter_crm answered nothing')
  return turn
}

export type Size = { name: CrmLimit; capacity: number; perSecond: number }

export async function insertLimits(
  db: Db,
  { sizes, at }: { sizes: Size[]; at: Date | null },
): Promise<void> {
  await db
    .insertInto('crmLimits')
    .values(
      sizes.map((size) => ({
        ...size,
        tokens: size.capacity,
        refilledAt: sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`,
        blockedUntil: null,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** `remaining` is what the CRM says is left: other programs may use the account, too. */
export async function resizeLimit(
  db: Db,
  { name, capacity, perSecond, remaining }: Size & { remaining: number | null },
): Promise<void> {
  await db
    .updateTable('crmLimits')
    .set({
      capacity,
      perSecond,
      tokens:
        name === 'daily' && remaining !== null
          ? remaining
          : sql<number>`least(tokens, ${remaining ?? capacity})`,
    })
    .where('name', '=', name)
    .execute()
}

export async function blockLimit(
  db: Db,
  { name, pauseMs, at }: { name: CrmLimit; pauseMs: number; at: Date | null },
): Promise<void> {
  await db
    .updateTable('crmLimits')
    .set({
      blockedUntil: sql<Date>`greatest(
        blocked_until,
        coalesce(${at}::timestamptz, clock_timestamp()) + ${pauseMs} * interval '1 millisecond'
      )`,
    })
    .where('name', '=', name)
    .execute()
}

/**
 * Counts an outage, and opens the breaker at the fifth in a row or when the CRM names a pause. What was
 * under way when it opened is not counted once more. `pause` doubles with each trial, up to two minutes.
 */
export async function countOutage(
  db: Db,
  {
    isTrial,
    pauseMs,
    message,
    at,
  }: { isTrial: boolean; pauseMs: number; message: string; at: Date | null },
): Promise<void> {
  const now = sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`
  await sql`
    with counted as (
      update crm_breaker set
        failures = greatest(failures + 1, case when ${pauseMs}::float8 > 0 then 5 else 0 end),
        first_failure_at = coalesce(first_failure_at, ${now}),
        retry_at = case when failures >= 4 or ${pauseMs}::float8 > 0 then ${now} + greatest(
          ${pauseMs}::float8 * interval '1 millisecond',
          least(120, 5 * power(2, least(greatest(failures - 4, 0), 5))) * interval '1 second'
        ) end
      where ${isTrial} or retry_at is null or retry_at <= ${now}
      returning first_failure_at
    )
    update crm_connection set
      unreachable_since = coalesce(unreachable_since, counted.first_failure_at),
      last_error = ${message}, last_error_at = ${now}
    from counted
  `.execute(db)
}

/** The CRM answers, so that nothing of the trouble is left. */
export async function endTrouble(db: Db, { provesToken }: { provesToken: boolean }): Promise<void> {
  await sql`
    with closed as (
      update crm_breaker set failures = 0, first_failure_at = null, retry_at = null where failures > 0
    )
    update crm_connection set unreachable_since = null,
      token_refused_at = case when ${provesToken} then null else token_refused_at end
    where unreachable_since is not null or token_refused_at is not null
  `.execute(db)
}

export async function markTokenRefused(
  db: Db,
  { message, at }: { message: string; at: Date | null },
): Promise<void> {
  const now = sql<Date>`coalesce(${at}::timestamptz, clock_timestamp())`
  await db
    .updateTable('crmConnection')
    .set({ tokenRefusedAt: now, lastError: message, lastErrorAt: now })
    .execute()
}

/** Finds the values that open the CRM. Read as the owner, because no viewer asks for it. */
export function findSettings(db: Db) {
  return db
    .selectFrom('crmConnection')
    .select(['state', 'token', 'accountId'])
    .executeTakeFirstOrThrow()
}
