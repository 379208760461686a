import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteExpiredSessions } from './queries.ts'

export function sessionJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-sessions',
      title: textKey('jobs.sessions'),
      remove: deleteExpiredSessions,
    }),
  ]
}
