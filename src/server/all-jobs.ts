import { accountLinkJobs } from '#server/access/account-links/jobs.ts'
import { samlJobs } from '#server/access/saml/jobs.ts'
import { secondFactorJobs } from '#server/access/second-factor/jobs.ts'
import { sessionJobs } from '#server/access/sessions/jobs.ts'
import { signInFailureJobs } from '#server/access/sign-in-failures/jobs.ts'
import { connectionJobs } from '#server/connections/jobs.ts'
import { customerJobs } from '#server/customers/jobs.ts'
import { fileJobs } from '#server/platform/files/jobs.ts'
import { httpJobs } from '#server/platform/http/jobs.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { outboxJobs } from '#server/platform/jobs/outbox-jobs.ts'
import { ticketJobs } from '#server/tickets/jobs.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import type { Deps } from './deps.ts'

/** Lists everything that runs outside of requests. */
export function allJobs(deps: Deps): Job[] {
  return [
    ...accountLinkJobs(deps),
    ...connectionJobs(deps),
    ...customerJobs(deps),
    ...fileJobs(deps),
    ...httpJobs(deps),
    ...outboxJobs(deps),
    ...samlJobs(deps),
    ...secondFactorJobs(deps),
    ...sessionJobs(deps),
    ...signInFailureJobs(deps),
    ...ticketJobs(deps),
    ...usageJobs(deps),
  ]
}
