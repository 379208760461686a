import { NOTICES_KEPT_DAYS } from '#shared/desk/endpoints.ts'
import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { deleteOldNotices } from './queries.ts'
import { RENEW_NEAR_DUE, renewAllNearDue } from './renew-near-due.ts'
import { tellOfNearDue } from './tell-of-near-due.ts'
import { TELL_OF_REPLY, tellOfReply } from './tell-of-reply.ts'

const DAY_MS = 24 * 3_600_000

export function noticeJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    job(RENEW_NEAR_DUE, (_payload, { signal }) => renewAllNearDue(deps, signal)),
    job(TELL_OF_REPLY, (reply) => tellOfReply(deps, reply)),
    scheduledJob(
      { name: 'near-due', title: textKey('jobs.nearDue'), schedule: '* * * * *' },
      ({ signal }) => tellOfNearDue(deps, signal),
    ),
    cleanUpJob(deps, {
      name: 'old-notices',
      title: textKey('jobs.oldNotices'),
      keepMs: NOTICES_KEPT_DAYS * DAY_MS,
      remove: deleteOldNotices,
    }),
  ]
}
