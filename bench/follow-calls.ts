import type { DemoHubSpot } from '#demo/hubspot/server.ts'

const WINDOW_MS = 10_000

/** Counts the calls to the account from now on, and the most that came within ten seconds. */
export function followCalls({ limits }: Pick<DemoHubSpot, 'limits'>) {
  let recent: number[] = []
  let [total, busiest, kept] = [0, 0, 0]
  const count = limits.count
  limits.count = (call) => {
    const at = performance.now()
    recent.push(at)
    total += 1
    while ((recent[kept] ?? at) <= at - WINDOW_MS) kept += 1
    busiest = Math.max(busiest, recent.length - kept)
    if (kept > 10_000) {
      recent = recent.slice(kept)
      kept = 0
    }
    return count(call)
  }
  return { total: () => total, busiest: () => busiest }
}
