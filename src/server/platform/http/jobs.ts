import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteIdempotencyKeysBefore, deleteRateLimitsOver } from './queries.ts'

const KEEP_KEYS_MS = 24 * 3_600_000

export function httpJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'ended-rate-limits',
      title: textKey('jobs.rateLimits'),
      remove: deleteRateLimitsOver,
    }),
    cleanUpJob(deps, {
      name: 'old-idempotency-keys',
      title: textKey('jobs.repeatedRequests'),
      keepMs: KEEP_KEYS_MS,
      remove: deleteIdempotencyKeysBefore,
    }),
  ]
}
