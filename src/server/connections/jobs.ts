import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { keepCertificateEnds } from '#server/connections/settings/list-expiring-certificates.ts'

const ENDS = 'certificate-ends'

export function connectionJobs(deps: Pick<Deps, 'db'>): Job[] {
  return [
    scheduledJob(
      { name: ENDS, title: textKey('jobs.certificateEnds'), schedule: everyTenMinutes(ENDS) },
      () => keepCertificateEnds(deps),
    ),
  ]
}
