import { textKey } from '#shared/words/catalogue.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { warnOfEnds } from './warn-of-ends.ts'

export function certificateJobs(deps: Pick<Deps, 'config' | 'db' | 'now'>): Job[] {
  return [
    scheduledJob(
      {
        name: 'certificate-warnings',
        title: textKey('jobs.certificateWarnings'),
        schedule: '17 * * * *',
      },
      () => warnOfEnds(deps),
    ),
  ]
}
