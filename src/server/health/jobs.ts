import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import type { FailureSource } from './failure.ts'
import { watchFailures } from './watch-failures.ts'

export function healthJobs(
  deps: Pick<Deps, 'config' | 'db' | 'now'> & { sources: FailureSource[] },
): Job[] {
  return [
    scheduledJob(
      { name: 'lasting-failures', title: textKey('jobs.lastingFailures'), schedule: '* * * * *' },
      () => watchFailures(deps),
    ),
  ]
}
