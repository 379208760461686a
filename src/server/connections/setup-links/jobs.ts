import { textKey } from '#shared/words/catalogue.ts'

import { deleteOldSetupLinks } from '#server/access/setup-links/queries.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { mailSetupLinkJob } from './mail-setup-link.ts'

const DAY_MS = 24 * 3_600_000

export function setupLinkJobs(deps: Parameters<typeof mailSetupLinkJob>[0]): Job[] {
  return [
    mailSetupLinkJob(deps),
    cleanUpJob(deps, {
      name: 'old-setup-links',
      title: textKey('jobs.oldSetupLinks'),
      keepMs: 90 * DAY_MS,
      remove: deleteOldSetupLinks,
    }),
  ]
}
