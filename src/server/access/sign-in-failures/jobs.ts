import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteFailuresBefore, deleteWorkedSignInsBefore } from './queries.ts'

const KEEP_MS = 30 * 24 * 3_600_000

export function signInFailureJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'old-sign-in-failures',
      title: textKey('jobs.signInFailures'),
      keepMs: KEEP_MS,
      remove: async (tx, until) => {
        await deleteFailuresBefore(tx, until)
        await deleteWorkedSignInsBefore(tx, until)
      },
    }),
  ]
}
