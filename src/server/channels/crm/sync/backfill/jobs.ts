import { job, type Job } from '#server/platform/jobs/job.ts'
import type { ReadingDeps } from '#server/channels/crm/sync/streams/read-all.ts'
import { CRM_BACKFILL } from './steer-backfill.ts'
import { runBackfill } from './run-backfill.ts'

/** Retried without an end: where the backfill stands is kept, and an administrator can stop it. */
const RETRY = { attempts: 1000, firstPauseSeconds: 10, longestPauseSeconds: 300 }

export function crmBackfillJobs(deps: ReadingDeps): Job[] {
  return [
    job(CRM_BACKFILL, (_payload, attempt) => runBackfill(deps, attempt), {
      atOnce: 1,
      retry: RETRY,
    }),
  ]
}
