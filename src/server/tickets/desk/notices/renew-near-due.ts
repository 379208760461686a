import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { BEFORE_ALL } from '#server/tickets/core/jobs.ts'
import type { TicketKey } from '#server/tickets/core/queries.ts'
import { recountAll } from '#server/tickets/core/recount-tickets.ts'
import { isTimeZone } from '#shared/sla/business-time.ts'
import { slaNearDates } from '#shared/sla/sla.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listDue, updateNearDates } from './near-due-queries.ts'

const AT_ONCE = 1_000

/** Enqueued by a change of the time at which a promise is near: the existing tickets follow. */
export const RENEW_NEAR_DUE: JobKind<object> = {
  name: 'renew-near-due',
  title: textKey('jobs.renewNearDue'),
  payload: z.object({}),
}

export async function renewAllNearDue(
  deps: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  await recountAll(deps, signal)
  // A batch for each transaction, so that changes of the tickets never wait long.
  let last: TicketKey | undefined = BEFORE_ALL
  while (last) {
    signal.throwIfAborted()
    const after: TicketKey = last
    last = await asWorker(deps.db, (tx) => renewNearDue(tx, after))
  }
}

/** Returns the last ticket of a batch; undefined when there are no more. */
async function renewNearDue(tx: Tx, after: TicketKey): Promise<TicketKey | undefined> {
  const batch = await listDue(tx, after, AT_ONCE)
  const counted = batch.map((ticket) => {
    const timeZone = isTimeZone(ticket.timeZone) ? ticket.timeZone : 'UTC'
    return { ...ticket, ...slaNearDates(ticket, { ...ticket, timeZone }) }
  })
  const changed = counted.filter(
    ({ responseNearAt, resolutionNearAt }, n) =>
      responseNearAt.getTime() !== batch[n]?.responseNearAt?.getTime() ||
      resolutionNearAt.getTime() !== batch[n]?.resolutionNearAt?.getTime(),
  )
  if (changed.length > 0) await updateNearDates(tx, changed)
  return batch.at(-1)
}
