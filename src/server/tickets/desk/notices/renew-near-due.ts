import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { BEFORE_ALL } from '#server/tickets/core/jobs.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'
import { renewNearDue } from './near-due-queries.ts'

const AT_ONCE = 1_000

/** Whoever changes when a promise is near asks for this job: the tickets that are there follow. */
export const RENEW_NEAR_DUE: JobKind<object> = {
  name: 'renew-near-due',
  title: textKey('jobs.renewNearDue'),
  payload: z.object({}),
}

export async function renewAllNearDue(deps: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  // A batch for each transaction, so that nobody waits long to change one of the tickets.
  let last: TicketKey | undefined = BEFORE_ALL
  while (last) {
    signal.throwIfAborted()
    const after: TicketKey = last
    last = await asWorker(deps.db, (tx) => renewNearDue(tx, after, AT_ONCE))
  }
}
