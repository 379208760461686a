import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from './clean-up-job.ts'
import type { Job } from './job.ts'
import { deleteExpiredSecrets } from './queries.ts'

export function outboxJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-job-secrets',
      title: textKey('jobs.expiredSecrets'),
      remove: deleteExpiredSecrets,
    }),
  ]
}
