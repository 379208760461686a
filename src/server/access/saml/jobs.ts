import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteExpiredAssertions, deleteExpiredRequests } from './queries.ts'

export function samlJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-saml-requests',
      title: textKey('jobs.signIns'),
      remove: deleteExpiredRequests,
    }),
    cleanUpJob(deps, {
      name: 'expired-saml-assertions',
      title: textKey('jobs.providerAnswers'),
      remove: deleteExpiredAssertions,
    }),
  ]
}
