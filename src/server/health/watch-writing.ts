import type { FailureKind } from '#shared/health/values.ts'

import type { Deps } from '#server/deps.ts'
import type { Readiness, ReadinessCheck } from '#server/platform/operations/readiness.ts'

const KINDS: Partial<Record<Readiness, FailureKind>> = {
  disk_full: 'disk_full',
  writes_fail: 'writes_fail',
  database_read_only: 'writes_fail',
}

export type WritingFailures = () => Promise<{ kind: FailureKind; since: Date }[]>

/**
 * Finds out whether changes cannot be saved, and since when this process knows. Asks each time,
 * because that is the one failure that no table can keep.
 */
export function watchWriting(
  checkReadiness: ReadinessCheck,
  { now }: Pick<Deps, 'now'>,
): WritingFailures {
  let since: Date | undefined
  return async () => {
    const kind = KINDS[await checkReadiness()]
    since = kind && (since ?? now())
    return kind && since ? [{ kind, since }] : []
  }
}
