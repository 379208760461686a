import { textKey } from '#shared/words/catalogue.ts'

import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { TRIAGE_MAIL } from '#server/channels/mail/triage/received/kinds.ts'
import type { TriageDeps } from '#server/channels/mail/triage/received/mail-reader.ts'
import { triageReceived } from './triage-received.ts'
import { removeRawMails } from '#server/channels/mail/triage/received/remove-raw-mails.ts'

const RAW_MAILS = 'old-raw-mails'

export function mailTriageJobs(deps: TriageDeps): Job[] {
  return [
    // Large mails are read in a thread of their own: two of them leave room for others.
    job(TRIAGE_MAIL, (key, attempt) => triageReceived(deps, key, attempt), { atOnce: 4 }),
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
