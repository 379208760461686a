import type { Words } from '#shared/words/catalogue.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { decrementHits, deleteHits, findHits, insertHit } from './queries.ts'

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
  const { hits, resetsAt } = await insertHit(deps.db, { key, max: limit.max, now, latest })
  if (hits !== null && hits <= limit.max) return hits
  throw tooMany(resetsAt !== null && resetsAt < latest ? resetsAt : latest, now)
}

/** Returns the number of hits in the current window. */
export function readHits(deps: Pick<Deps, 'db' | 'now'>, key: string): Promise<number> {
  return findHits(deps.db, key, deps.now())
}

/** Uncounts a hit, when its work turned out not to be what the limit is for. */
export function giveBackHit(deps: Pick<Deps, 'db'>, key: string): Promise<void> {
  return decrementHits(deps.db, key)
}

export function forgetHits(deps: Pick<Deps, 'db'>, key: string): Promise<void> {
  return deleteHits(deps.db, key)
}

function tooMany(resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000))
  const wait = ({ server }: Words) =>
    seconds < 60 ? server.tryInSeconds(seconds) : server.tryInMinutes(Math.ceil(seconds / 60))
  return new AppError('rate_limited', wait, { retryAfterSeconds: seconds })
}
