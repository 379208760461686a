import { textKey } from '#shared/words/catalogue.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { job, type Job, type JobKind, scheduledJob } from '#server/platform/jobs/job.ts'
import { z } from 'zod'
import type { Tx } from '#server/platform/db/client.ts'
import { indexComments, indexJoinedWords, renewTicketJson, type TicketKey } from './queries.ts'

const NIL = '00000000-0000-0000-0000-000000000000'
/** Start of a walk over all tickets. */
export const BEFORE_ALL: TicketKey = { customerId: NIL, id: NIL }

/** Each migration that changes the shape of the stored JSON asks for this job. */
const RENEW_TICKET_JSON: JobKind<object> = {
  name: 'renew-ticket-json',
  title: textKey('jobs.ticketLists'),
  payload: z.object({}),
}

/** A migration asks for it: installations from before had no searches in comments. */
const INDEX_COMMENTS: JobKind<object> = {
  name: 'index-comments',
  title: textKey('jobs.commentSearch'),
  payload: z.object({}),
}

/** A migration asks for it: stored texts have words with hyphens only as they are written. */
const INDEX_JOINED_WORDS: JobKind<object> = {
  name: 'index-joined-words',
  title: textKey('jobs.joinedWordsSearch'),
  payload: z.object({}),
}

type Walk = (tx: Tx, after: TicketKey, atMost: number) => Promise<TicketKey | undefined>

export function ticketJobs(deps: Pick<Deps, 'db'>): Job[] {
  // Walk a batch per transaction, so that changes of the tickets never wait long.
  async function walkAll(step: Walk, atOnce: number, signal: AbortSignal) {
    let last: TicketKey | undefined = BEFORE_ALL
    while (last) {
      // Throw rather than return, or the job would count as done.
      signal.throwIfAborted()
      const after: TicketKey = last
      last = await asWorker(deps.db, (tx) => step(tx, after, atOnce))
    }
  }

  return [
    job(RENEW_TICKET_JSON, (_payload, { signal }) => walkAll(renewTicketJson, 1_000, signal)),
    job(INDEX_COMMENTS, (_payload, { signal }) => walkAll(indexComments, 200, signal)),
    job(INDEX_JOINED_WORDS, (_payload, { signal }) => walkAll(indexJoinedWords, 200, signal)),
    // A list builds a ticket whose verdicts have changed with the clock, until it is stored again.
    scheduledJob(
      { name: 'ticket-verdicts', title: textKey('jobs.ticketVerdicts'), schedule: '40 2 * * *' },
      ({ signal }) => walkAll(renewTicketJson, 1_000, signal),
    ),
  ]
}
