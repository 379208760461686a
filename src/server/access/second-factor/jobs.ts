import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteExpiredChallenges } from './queries.ts'

export function secondFactorJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-passkey-challenges',
      title: textKey('jobs.passkeyChallenges'),
      remove: deleteExpiredChallenges,
    }),
  ]
}
