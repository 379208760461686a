import { type Insertable, sql } from 'kysely'

import type { TenantUser } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export async function deleteRateLimitsOver(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', now).execute()
}

export async function deleteIdempotencyKeysBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<=', before).execute()
}

/**
 * Counts one hit unless the window is full. `hits` is null when it is; the window then ends at
 * `resetsAt`. A new window ends at `latest`.
 */
export async function insertHit(
  db: Db,
  { key, max, now, latest }: { key: string; max: number; now: Date; latest: Date },
): Promise<{ hits: number | null; resetsAt: Date | null }> {
  const { rows } = await sql<{ hits: number | null; resetsAt: Date | null }>`
    with counted as (
      insert into rate_limits (key, hits, resets_at)
      select ${key}, 1, ${latest}::timestamptz
      -- A full window is only read, so that many refused calls at once do not wait for each other.
      where not exists (
        select from rate_limits
        where key = ${key} and hits >= ${max} and resets_at > ${now} and resets_at <= ${latest}
      )
      on conflict (key) do update set
        hits = case
          when rate_limits.resets_at <= ${now} then 1
          else least(rate_limits.hits, ${max}) + 1
        end,
        -- A window that was begun while the clock was ahead ends no later than one that begins now.
        resets_at = case
          when rate_limits.resets_at <= ${now} then excluded.resets_at
          else least(rate_limits.resets_at, excluded.resets_at)
        end
      where rate_limits.hits < ${max} or rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latest}
      returning hits
    )
    select
      (select hits from counted) as hits,
      (select resets_at from rate_limits where key = ${key}) as "resetsAt"`.execute(db)
  return rows[0] ?? { hits: null, resetsAt: null }
}

export async function findHits(db: Db, key: string, now: Date): Promise<number> {
  const counted = await db
    .selectFrom('rateLimits')
    .select('hits')
    .where('key', '=', key)
    .where('resetsAt', '>', now)
    .executeTakeFirst()
  return counted?.hits ?? 0
}

export async function decrementHits(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rateLimits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

export async function deleteHits(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute()
}

/** Takes an advisory lock until the transaction ends. Returns false when another has it. */
export async function tryLock(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as taken`.execute(tx)
  return rows[0]?.taken ?? false
}

export function findKeptAnswer(
  tx: Tx,
  { customerId, userId }: TenantUser,
  { endpoint, key }: { endpoint: string; key: string },
) {
  return tx
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'answer'])
    .where('customerId', '=', customerId)
    .where('userId', '=', userId)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .executeTakeFirst()
}

export async function insertKeptAnswer(
  tx: Tx,
  answer: Insertable<Tables['idempotencyKeys']>,
): Promise<void> {
  await tx.insertInto('idempotencyKeys').values(answer).execute()
}
