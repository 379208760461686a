import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteOldProofs } from './queries.ts'

/** For longer than a proof is taken for: the longest is that of SNS, which posts again for weeks. */
const KEEP_MS = 30 * 24 * 60 * 60_000

export function postedMailJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'old-mail-proofs',
      title: textKey('jobs.oldMailProofs'),
      keepMs: KEEP_MS,
      remove: deleteOldProofs,
    }),
  ]
}
