import { textKey } from '#shared/words/catalogue.ts'

import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { lookAtDueMetadata, type LookDeps } from './look-at-metadata.ts'

const LOOKS = 'metadata-looks'

export function followingJobs(deps: LookDeps): Job[] {
  return [
    scheduledJob(
      { name: LOOKS, title: textKey('jobs.metadataLooks'), schedule: everyTenMinutes(LOOKS) },
      ({ signal }) => lookAtDueMetadata(deps, signal),
    ),
  ]
}
