import { textKey } from '#shared/words/catalogue.ts'

import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { checkDueProofs, type ProofDeps } from './check-proof.ts'

const CHECKS = 'domain-checks'

export function domainJobs(deps: ProofDeps): Job[] {
  return [
    scheduledJob(
      { name: CHECKS, title: textKey('jobs.domainChecks'), schedule: everyTenMinutes(CHECKS) },
      ({ signal }) => checkDueProofs(deps, signal),
    ),
  ]
}
