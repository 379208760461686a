import type { UsageLimitName } from '#shared/usage/values.ts'

import type { Words } from '#shared/words/catalogue.ts'
import { AppError } from '#server/platform/app-error.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The limits that the database counts. A process counts the others itself. */
export type CountedLimit = Exclude<UsageLimitName, 'streamsOfPerson' | 'requestsAtOnceOfPerson'>

type InWords = (words: Words) => string

/** Returns the error that names the limit and when it ends. */
export function refuseUse(limit: CountedLimit, allowed: number, now: Date): AppError {
  const reached = ({ settings }: Words) => settings.limitReached[limit](allowed)
  if (limit === 'megabytesInAllOfCustomer') return new AppError('too_large', reached)
  return limit.startsWith('megabytes') ? tooMuchToday(reached, now) : tooMany(reached, now)
}

export function refuseRequest(allowed: number): AppError {
  return new AppError('rate_limited', ({ settings }) => settings.tooManyAtOnce(allowed), {
    retryAfterSeconds: 1,
  })
}

function tooMany(reached: InWords, now: Date): AppError {
  const retryAfterSeconds = secondsToEnd(HOUR_MS, now)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const said: InWords = (words) => `${reached(words)} ${words.settings.againInMinutes(minutes)}`
  return new AppError('rate_limited', said, { retryAfterSeconds })
}

function tooMuchToday(reached: InWords, now: Date): AppError {
  const retryAfterSeconds = secondsToEnd(DAY_MS, now)
  const hours = Math.ceil(retryAfterSeconds / 3600)
  const said: InWords = (words) => `${reached(words)} ${words.settings.againInHours(hours)}`
  return new AppError('too_large', said, { retryAfterSeconds })
}

/** Returns the seconds to the end of the window. Hours and days are in UTC. */
function secondsToEnd(windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000))
}
