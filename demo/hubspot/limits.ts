import type { Account } from './account.ts'
import { HubSpotError } from './hubspot-error.ts'

const BURST_MS = 10_000
const DAY_MS = 86_400_000

export type Limits = ReturnType<typeof createLimits>
export type LimitSizes = { burst: number; search: number; daily: number }

/** The limits of a Professional account: 190 in ten seconds, five searches in one, so many a day. */
export function createLimits(account: Account, given: Partial<LimitSizes> = {}) {
  const sizes: LimitSizes = { burst: 190, search: 5, daily: 650_000, ...given }
  let recent: number[] = []
  let searches: number[] = []
  let today = { day: 0, count: 0 }
  const refused = { SECONDLY: 0, TEN_SECONDLY_ROLLING: 0, DAILY: 0 }

  function refuse(policyName: keyof typeof refused, message: string): never {
    refused[policyName] += 1
    const detail = { errorType: 'RATE_LIMIT', category: 'RATE_LIMITS', policyName }
    throw new HubSpotError(429, message, detail, headers())
  }

  function headers(): Record<string, string> {
    return {
      'X-HubSpot-RateLimit-Max': String(sizes.burst),
      'X-HubSpot-RateLimit-Remaining': String(Math.max(0, sizes.burst - recent.length)),
      'X-HubSpot-RateLimit-Interval-Milliseconds': String(BURST_MS),
      'X-HubSpot-RateLimit-Daily': String(sizes.daily),
      'X-HubSpot-RateLimit-Daily-Remaining': String(Math.max(0, sizes.daily - today.count)),
    }
  }

  return {
    sizes,
    refused,
    /** Counts a call. Returns the headers of its answer, which a search does not get. */
    count({ isSearch }: { isSearch: boolean }): Record<string, string> {
      const now = account.now()
      const day = Math.floor(now / DAY_MS)
      if (day !== today.day) today = { day, count: 0 }
      recent = recent.filter((at) => at > now - BURST_MS)
      searches = searches.filter((at) => at > now - 1000)
      if (today.count >= sizes.daily) refuse('DAILY', 'You have reached your daily limit.')
      if (isSearch && searches.length >= sizes.search) {
        refuse('SECONDLY', 'You have reached your secondly limit.')
      }
      if (recent.length >= sizes.burst) {
        refuse('TEN_SECONDLY_ROLLING', 'You have reached your ten_secondly_rolling limit.')
      }
      today.count += 1
      recent.push(now)
      if (isSearch) searches.push(now)
      return isSearch ? {} : headers()
    },
  }
}
