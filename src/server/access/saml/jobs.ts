import type { Deps } from '#server/deps.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { deleteExpiredAssertions, deleteExpiredRequests } from './queries.ts'

export function samlJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    cleanUpJob(deps, {
      name: 'expired-saml-requests',
      title: 'Remove sign-ins that were not finished',
      remove: deleteExpiredRequests,
    }),
    cleanUpJob(deps, {
      name: 'expired-saml-assertions',
      title: 'Forget answers of identity providers that have run out',
      remove: deleteExpiredAssertions,
    }),
  ]
}
