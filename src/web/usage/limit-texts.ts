import * as words from '#words/settings.ts'
import {
  MAX_USAGE_LIMIT,
  MIN_REQUESTS_AT_ONCE,
  USAGE_LIMITS,
  type UsageLimitName,
} from '#shared/usage/values.ts'

export type LimitTexts = Record<UsageLimitName, string>
type Limits = Record<UsageLimitName, number>

// Object.fromEntries() forgets which keys they are; both are made of all the names.

export function toTexts(limits: Limits): LimitTexts {
  return Object.fromEntries(USAGE_LIMITS.map((name) => [name, String(limits[name])])) as LimitTexts
}

/** Reads the typed numbers and their problems; no numbers at all while there is a problem. */
export function readLimits(texts: LimitTexts): {
  limits: Limits | null
  problems: Partial<Record<UsageLimitName, string>>
} {
  const problems: Partial<Record<UsageLimitName, string>> = {}
  for (const name of USAGE_LIMITS) {
    const problem = problemOf(name, texts[name])
    if (problem !== null) problems[name] = problem
  }
  if (Object.keys(problems).length > 0) return { limits: null, problems }
  const entries = USAGE_LIMITS.map((name) => [name, Number(texts[name].trim())])
  return { limits: Object.fromEntries(entries) as Limits, problems }
}

function problemOf(name: UsageLimitName, text: string): string | null {
  const isNumber = /^\s*\d{1,12}\s*$/.test(text) && Number(text) <= MAX_USAGE_LIMIT
  if (!isNumber) {
    return words.giveLimit
  }
  const count = Number(text)
  if (name === 'requestsAtOnceOfPerson' && count > 0 && count < MIN_REQUESTS_AT_ONCE) {
    return words.tooFewRequests
  }
  return null
}
