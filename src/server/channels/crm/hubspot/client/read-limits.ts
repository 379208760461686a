import type { TellingLimits } from '#server/channels/crm/crm-gate.ts'

const NAME = 'x-hubspot-ratelimit-'

/** Reads what an answer says about limits. Answers of a search say nothing. */
export function readLimits(headers: Headers): TellingLimits | null {
  const read = (name: string) => {
    const value = headers.get(`${NAME}${name}`)
    const number = value === null ? NaN : Number(value)
    return Number.isFinite(number) && number >= 0 ? number : null
  }
  const [max, intervalMs] = [read('max'), read('interval-milliseconds')]
  const daily = read('daily')
  const limits = {
    burst: max && intervalMs ? { max, intervalMs, remaining: read('remaining') } : null,
    daily: daily ? { max: daily, remaining: read('daily-remaining') } : null,
  }
  return limits.burst === null && limits.daily === null ? null : limits
}
