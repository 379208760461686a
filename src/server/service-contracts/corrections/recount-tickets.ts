import type { Deps } from '#server/deps.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'

/** Counts the open tickets of a version again, and stores what has changed. */
export function recountTickets(
  _deps: Pick<Deps, 'db' | 'now'>,
  _recount: { customerId: string; versionId: string },
  _attempt: Attempt,
): Promise<void> {
  return Promise.resolve()
}
