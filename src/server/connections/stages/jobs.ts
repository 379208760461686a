import { WATCH_DAYS } from '#shared/connections/stages/values.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { JUDGE_CHANGE } from '#server/access/watched-sign-in/watched-change.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { job, type Job } from '#server/platform/jobs/job.ts'
import { evaluateRollout } from './evaluate-rollout.ts'
import { deleteSignInsBefore } from './queries.ts'

const DAY_MS = 24 * 3_600_000

export function watchJobs(deps: Pick<Deps, 'db' | 'now' | 'config'>): Job[] {
  return [
    job(JUDGE_CHANGE, (change, attempt) => evaluateRollout(deps, change, attempt)),
    cleanUpJob(deps, {
      name: 'old-watched-sign-ins',
      title: textKey('jobs.oldWatchedSignIns'),
      remove: (db, now) =>
        deleteSignInsBefore(db, new Date(now.getTime() - 2 * WATCH_DAYS * DAY_MS)),
    }),
  ]
}
