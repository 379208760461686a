import { textKey } from '#shared/words/catalogue.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { z } from 'zod'
import { renewTicketJson } from './queries.ts'

const AT_ONCE = 1_000

/** Each migration that changes the shape of the stored JSON asks for this job. */
const RENEW_TICKET_JSON: JobKind<object> = {
  name: 'renew-ticket-json',
  title: textKey('jobs.ticketLists'),
  payload: z.object({}),
}

export function ticketJobs(deps: Pick<Deps, 'db'>): Job[] {
  return [
    job(RENEW_TICKET_JSON, async (_payload, { signal }) => {
      // Renew a batch per transaction, so that nobody waits long to change one of the tickets.
      let renewed = AT_ONCE
      while (renewed > 0) {
        // Throw rather than return, or the job would count as done.
        signal.throwIfAborted()
        renewed = await asWorker(deps.db, (tx) => renewTicketJson(tx, AT_ONCE))
      }
    }),
  ]
}
