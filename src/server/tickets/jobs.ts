import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { z } from 'zod'
import { renewTicketJson } from './queries.ts'

const AT_ONCE = 1_000

/** Asked for by each migration after which the stored JSON of tickets has another shape. */
const RENEW_TICKET_JSON: JobKind<object> = {
  name: 'renew-ticket-json',
  title: 'Write the lists of tickets anew',
  payload: z.object({}),
}

export function ticketJobs(deps: Pick<Deps, 'db'>): Job[] {
  return [
    job(RENEW_TICKET_JSON, async (_payload, { signal }) => {
      // Few at a time, so that nobody waits for long to change one of them.
      while (!signal.aborted) {
        const renewed = await asWorker(deps.db, (tx) => renewTicketJson(tx, AT_ONCE))
        if (renewed === 0) return
      }
    }),
  ]
}
