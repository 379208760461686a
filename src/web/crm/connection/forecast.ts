import type { CrmBackfill } from '#shared/crm/contract.ts'

const MINUTE_MS = 60_000
/** With fewer the first pages would tell more of their luck than of the rest. */
const ENOUGH = 200

/** The minutes until an import has read everything, at the pace so far. Null while it is unknown. */
export function minutesLeft({
  state,
  readCount,
  expectedCount,
  spentMs,
}: Pick<CrmBackfill, 'state' | 'readCount' | 'expectedCount' | 'spentMs'>): number | null {
  if (state !== 'running' || expectedCount === null || readCount < ENOUGH) return null
  const left = Math.max(0, expectedCount - readCount)
  return Math.ceil((left * (spentMs / readCount)) / MINUTE_MS)
}
