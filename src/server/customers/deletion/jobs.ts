import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { removeDeletedCustomers } from './remove-customer.ts'

const REMOVAL = 'deleted-customers'

export function customerJobs(deps: Pick<Deps, 'db' | 'files' | 'now'>): Job[] {
  return [
    scheduledJob(
      {
        name: REMOVAL,
        title: textKey('jobs.deletedCustomers'),
        schedule: everyTenMinutes(REMOVAL),
      },
      ({ signal }) => removeDeletedCustomers(deps, signal),
    ),
  ]
}
