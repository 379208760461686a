import { textKey } from '#shared/words/catalogue.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { z } from 'zod'
import { renewTicketJson, type TicketKey } from './queries.ts'

const AT_ONCE = 1_000

const NIL = '00000000-0000-0000-0000-000000000000'
/** Where a walk over all tickets begins. */
export const BEFORE_ALL: TicketKey = { customerId: NIL, id: NIL }

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
      let last: TicketKey | undefined = BEFORE_ALL
      while (last) {
        // Throw rather than return, or the job would count as done.
        signal.throwIfAborted()
        const after: TicketKey = last
        last = await asWorker(deps.db, (tx) => renewTicketJson(tx, after, AT_ONCE))
      }
    }),
  ]
}
