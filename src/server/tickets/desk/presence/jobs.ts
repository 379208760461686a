import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteEndedPresence } from './queries.ts'

export function presenceJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'ended-presence',
      title: textKey('jobs.endedPresence'),
      remove: deleteEndedPresence,
    }),
  ]
}
