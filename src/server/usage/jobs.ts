import type { Deps } from '#server/deps.ts'
import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { recountStoredBytes } from './recount-usage.ts'

export function usageJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  const name = 'recount-usage'
  return [
    scheduledJob(
      { name, title: 'Count anew what customers store', schedule: everyTenMinutes(name) },
      () => recountStoredBytes(deps),
    ),
  ]
}
