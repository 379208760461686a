import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteExpiredLinks } from './queries.ts'

export function accountLinkJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-account-links',
      title: 'Remove expired links to set a password',
      remove: deleteExpiredLinks,
    }),
  ]
}
