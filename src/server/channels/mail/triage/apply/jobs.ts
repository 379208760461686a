import { textKey } from '#shared/words/catalogue.ts'

import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { PLACE_MAIL } from '#server/channels/mail/triage/received/kinds.ts'
import type { PlacingDeps } from '#server/channels/mail/triage/received/mail-reader.ts'
import { placeReceived } from './place-received.ts'
import { removeRawMails } from '#server/channels/mail/triage/received/remove-raw-mails.ts'

const RAW_MAILS = 'old-raw-mails'

export function mailPlacingJobs(deps: PlacingDeps): Job[] {
  return [
    // Large mails are read in a thread of their own: two of them leave room for others.
    job(PLACE_MAIL, (key, attempt) => placeReceived(deps, key, attempt), { atOnce: 4 }),
    scheduledJob(
      {
        name: RAW_MAILS,
        title: textKey('jobs.oldRawMails'),
        schedule: everyTenMinutes(RAW_MAILS),
      },
      ({ signal }) => removeRawMails(deps, signal),
    ),
  ]
}
