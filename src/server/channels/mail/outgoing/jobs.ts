import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { MAIL_SEND, MAIL_SEND_BULK, MAIL_TELL } from '#server/channels/mail/outgoing/sent/kinds.ts'
import { askForForgotten } from '#server/channels/mail/outgoing/sent/out-state.ts'
import { sendDigests } from './send-digests.ts'
import { sendMail, type SendingDeps } from './send-mail.ts'
import { tellOfTicket } from '#server/channels/mail/outgoing/plan/tell-of-ticket.ts'

export function mailOutJobs(deps: SendingDeps): Job[] {
  return [
    job(MAIL_TELL, (key, attempt) => tellOfTicket(deps, key, attempt)),
    // A mail that the server is slow to accept holds up no other of its lane.
    job(MAIL_SEND, (key, attempt) => sendMail(deps, key, attempt), { atOnce: 4, perLane: 1 }),
    // Fewer than there are connections, so that one is left for what people wrote.
    job(MAIL_SEND_BULK, (key, attempt) => sendMail(deps, key, attempt), { atOnce: 4, perLane: 1 }),
    scheduledJob(
      { name: 'mail-digests', title: textKey('jobs.mailDigests'), schedule: '*/15 * * * *' },
      () => sendDigests(deps),
    ),
    scheduledJob(
      { name: 'mail-forgotten', title: textKey('jobs.mailForgotten'), schedule: '*/5 * * * *' },
      () => asWorker(deps.db, (tx) => askForForgotten(tx, deps.now())),
    ),
  ]
}
