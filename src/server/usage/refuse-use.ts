import type { UsageLimitName } from '#shared/usage/values.ts'

import { AppError } from '#server/platform/app-error.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The limits that the database counts. A process counts the others itself. */
export type CountedLimit = Exclude<UsageLimitName, 'streamsOfPerson' | 'requestsAtOnceOfPerson'>

const SENTENCES: Record<CountedLimit, (count: string) => string> = {
  ticketsPerHourOfPerson: (count) => `One person can raise at most ${count} tickets in an hour.`,
  ticketsPerHourOfCustomer: (count) =>
    `Your organization can raise at most ${count} tickets in an hour.`,
  repliesPerHourOfPerson: (count) =>
    `One person can send at most ${count} replies and changes in an hour.`,
  repliesPerHourOfCustomer: (count) =>
    `Your organization can send at most ${count} replies and changes in an hour.`,
  megabytesPerDayOfPerson: (count) => `One person can send at most ${count} MB in a day.`,
  megabytesPerDayOfCustomer: (count) => `Your organization can send at most ${count} MB in a day.`,
  megabytesInAllOfCustomer: (count) =>
    `Your organization can store at most ${count} MB, and this would be more. Please ask your support team.`,
}

/** Returns the error that names the limit and when it ends. */
export function refuseUse(limit: CountedLimit, allowed: number, now: Date): AppError {
  const sentence = SENTENCES[limit](allowed.toLocaleString('en-US'))
  if (limit === 'megabytesInAllOfCustomer') return new AppError('too_large', sentence)
  return limit.startsWith('megabytes') ? tooMuchToday(sentence, now) : tooMany(sentence, now)
}

export function refuseRequest(allowed: number): AppError {
  return new AppError(
    'rate_limited',
    `One person can make at most ${allowed} requests at the same time. Please try again in a moment.`,
    { retryAfterSeconds: 1 },
  )
}

function tooMany(sentence: string, now: Date): AppError {
  const retryAfterSeconds = secondsToEnd(HOUR_MS, now)
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new AppError('rate_limited', `${sentence} Please try again in ${wait}.`, {
    retryAfterSeconds,
  })
}

function tooMuchToday(sentence: string, now: Date): AppError {
  const retryAfterSeconds = secondsToEnd(DAY_MS, now)
  const hours = Math.ceil(retryAfterSeconds / 3600)
  const wait = hours === 1 ? '1 hour' : `${hours} hours`
  return new AppError('too_large', `${sentence} Please try again in ${wait}.`, {
    retryAfterSeconds,
  })
}

/** Returns the seconds to the end of the window. Hours and days are in UTC. */
function secondsToEnd(windowMs: number, now: Date): number {
  return Math.max(1, Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000))
}
