import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { listForRecount, recountUsage } from './queries.ts'

/** No request takes longer than this, so everything counted is stored by then. */
const QUIET_MS = 3_600_000
const CUSTOMERS_AT_ONCE = 20

/**
 * Recounts the stored bytes of customers. A crash or a correction may have left the count too high.
 */
async function recountStoredBytes(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const now = deps.now()
  const quiet = { quietSince: new Date(now.getTime() - QUIET_MS), limit: CUSTOMERS_AT_ONCE }
  for (const customerId of await asWorker(deps.db, (tx) => listForRecount(tx, quiet)))
    await asWorker(deps.db, (tx) => recountUsage(tx, customerId, now))
}

export function usageJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  const name = 'recount-usage'
  return [
    scheduledJob(
      { name, title: textKey('jobs.storedBytes'), schedule: everyTenMinutes(name) },
      () => recountStoredBytes(deps),
    ),
  ]
}
