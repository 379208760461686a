import { sql } from 'kysely'

import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'

export type Limit = { max: number; windowMs: number }

/**
 * Counts one hit of `key` for all processes together and returns the number of hits in the window.
 * Count before the work that the limit bounds: of many calls at once, at most `max` get through.
 * Call `giveBackHit` when the work turned out well.
 *
 * @throws AppError `rate_limited` with the time to wait. A refused hit does not count.
 */
export async function countHit(
  deps: Pick<Deps, 'db' | 'now'>,
  key: string,
  limit: Limit,
): Promise<number> {
  const now = deps.now()
  const latest = new Date(now.getTime() + limit.windowMs)
  const { rows } = await sql<{ hits: number | null; resetsAt: Date | null }>`
    with counted as (
      insert into rate_limits (key, hits, resets_at)
      select ${key}, 1, ${latest}::timestamptz
      -- A full window is only read, so that many refused calls at once do not wait for each other.
      where not exists (
        select from rate_limits
        where key = ${key} and hits >= ${limit.max} and resets_at > ${now} and resets_at <= ${latest}
      )
      on conflict (key) do update set
        hits = case
          when rate_limits.resets_at <= ${now} then 1
          else least(rate_limits.hits, ${limit.max}) + 1
        end,
        -- A window that was begun while the clock was ahead ends no later than one that begins now.
        resets_at = case
          when rate_limits.resets_at <= ${now} then excluded.resets_at
          else least(rate_limits.resets_at, excluded.resets_at)
        end
      where rate_limits.hits < ${limit.max} or rate_limits.resets_at <= ${now} or rate_limits.resets_at > ${latest}
      returning hits
    )
    select
      (select hits from counted) as hits,
      (select resets_at from rate_limits where key = ${key}) as "resetsAt"`.execute(deps.db)
  const { hits = null, resetsAt = null } = rows[0] ?? {}
  if (hits !== null && hits <= limit.max) return hits
  throw tooMany(resetsAt !== null && resetsAt < latest ? resetsAt : latest, now)
}

/** Returns the number of hits in the current window. */
export async function readHits(deps: Pick<Deps, 'db' | 'now'>, key: string): Promise<number> {
  const counted = await deps.db
    .selectFrom('rateLimits')
    .select('hits')
    .where('key', '=', key)
    .where('resetsAt', '>', deps.now())
    .executeTakeFirst()
  return counted?.hits ?? 0
}

/** Uncounts a hit, when its work turned out not to be what the limit is for. */
export async function giveBackHit(deps: Pick<Deps, 'db'>, key: string): Promise<void> {
  await deps.db
    .updateTable('rateLimits')
    .set({ hits: sql`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

export async function forgetHits(deps: Pick<Deps, 'db'>, key: string): Promise<void> {
  await deps.db.deleteFrom('rateLimits').where('key', '=', key).execute()
}

function tooMany(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const wait = seconds < 60 ? count(seconds, 'second') : count(Math.ceil(seconds / 60), 'minute')
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}

function count(number: number, unit: string): string {
  return number === 1 ? `1 ${unit}` : `${number} ${unit}s`
}
