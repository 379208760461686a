import { TEST_RESULT_DAYS } from '#shared/connections/tests/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { forgetTestsBefore } from './queries.ts'

export function connectionTestJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'old-connection-tests',
      title: textKey('jobs.connectionTests'),
      keepMs: TEST_RESULT_DAYS * 24 * 3_600_000,
      remove: forgetTestsBefore,
    }),
  ]
}
