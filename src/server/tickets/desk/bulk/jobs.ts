import { BULK_UNDO_MINUTES } from '#shared/desk/endpoints.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteOldBulks } from './queries.ts'

export function bulkJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'old-bulks',
      title: textKey('jobs.oldBulks'),
      keepMs: BULK_UNDO_MINUTES * 60_000,
      remove: deleteOldBulks,
    }),
  ]
}
