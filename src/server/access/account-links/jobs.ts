import { textKey } from '#shared/words/catalogue.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { mailLinkJob } from './mail-link.ts'
import { deleteExpiredLinks } from './queries.ts'

export function accountLinkJobs(deps: Parameters<typeof mailLinkJob>[0]): Job[] {
  return [
    mailLinkJob(deps),
    cleanUpJob(deps, {
      name: 'expired-account-links',
      title: textKey('jobs.expiredLinks'),
      remove: deleteExpiredLinks,
    }),
  ]
}
