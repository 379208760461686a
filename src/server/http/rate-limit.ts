import { sql } from 'kysely'

import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'

type Limit = { max: number; windowMs: number }

/**
 * Counts one more hit of `key`, for all processes together.
 *
 * @throws AppError `rate_limited`, saying when to try again, once `max` hits fell into a window.
 */
export async function countHit(
  deps: Pick<Deps, 'db' | 'now'>,
  key: string,
  limit: Limit,
): Promise<void> {
  const now = deps.now()
  const resetsAt = new Date(now.getTime() + limit.windowMs)
  const counted = await deps.db
    .insertInto('rateLimits')
    .values({ key, hits: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.resets_at <= ${now} then 1 else rate_limits.hits + 1 end`,
        resetsAt: sql`case when rate_limits.resets_at <= ${now} then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning(['hits', 'resetsAt'])
    .executeTakeFirstOrThrow()
  if (counted.hits > limit.max) throw tooMany(counted.resetsAt, now)
}

/** Like countHit, but looks only: for limits that count failures and are asked before the attempt. */
export async function checkLimit(
  deps: Pick<Deps, 'db' | 'now'>,
  key: string,
  limit: Limit,
): Promise<void> {
  const now = deps.now()
  const counted = await deps.db
    .selectFrom('rateLimits')
    .select(['hits', 'resetsAt'])
    .where('key', '=', key)
    .where('resetsAt', '>', now)
    .executeTakeFirst()
  if (counted && counted.hits >= limit.max) throw tooMany(counted.resetsAt, now)
}

export async function forgetHits(deps: Pick<Deps, 'db'>, key: string): Promise<void> {
  await deps.db.deleteFrom('rateLimits').where('key', '=', key).execute()
}

function tooMany(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  })
}
