import { randomInt } from 'node:crypto'

import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { type Attempt, job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { deliverNext } from './deliver-ticket.ts'
import { CRM_DELIVERY, CRM_PUSH, CRM_WAKE, type TicketKey } from './kinds.ts'
import { deleteSent, hasWaitingJob } from './queries.ts'
import type { DeliveryDeps } from './send-action.ts'
import type { Next } from './settle-failure.ts'
import { askWhenItIsBack, wakeDelivery, wakeWhenItIsBack } from './wake-delivery.ts'
import type { Deps } from '#server/deps.ts'
import { findConnection, listTicketsToPush, pushTicket } from './connection-queries.ts'

const AT_ONCE = 200

const DAY_MS = 86_400_000
/** A ticket with much to send lets others have a turn. */
const TURN_MS = 60_000

export function crmDeliveryJobs(deps: DeliveryDeps): Job[] {
  return [
    // Tickets do not wait for each other, not even while the CRM does not answer.
    job(CRM_DELIVERY, (key, attempt) => deliver(deps, key, attempt), { atOnce: 10, perLane: 2 }),
    job(CRM_WAKE, (_, attempt) => wakeWhenItIsBack(deps, attempt)),
    job(CRM_PUSH, (_, attempt) => pushTickets(deps, attempt.signal)),
    scheduledJob(
      { name: 'crm-wake-missed', title: textKey('jobs.crmWake'), schedule: '* * * * *' },
      () => asWorker(deps.db, wakeDelivery),
    ),
    cleanUpJob(deps, {
      name: 'crm-sent',
      title: textKey('jobs.crmSent'),
      keepMs: 30 * DAY_MS,
      remove: deleteSent,
    }),
  ]
}

/**
 * Ends with success for every answer of the CRM: a waiting action is no failure that an
 * administrator can fix.
 */
async function deliver(deps: DeliveryDeps, key: TicketKey, attempt: Attempt): Promise<void> {
  const endOfTurn = AbortSignal.any([AbortSignal.timeout(TURN_MS), attempt.signal])
  let next: Next = { kind: 'on' }
  while (next.kind === 'on') {
    next = endOfTurn.aborted
      ? { kind: 'wait', ms: 0 }
      : await deliverNext(deps, key, attempt.signal)
  }
  const then = next
  await asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    if (then.kind === 'outage') return askWhenItIsBack(tx, then.ms, deps.now())
    if (then.kind !== 'wait' || (await hasWaitingJob(tx, CRM_DELIVERY.name, key.ticketId))) return
    const { ticketId, customerId } = key
    const notBefore = new Date(deps.now().getTime() + apart(then.ms))
    await addToOutbox(tx, CRM_DELIVERY, key, { key: ticketId, customerId, notBefore })
  })
}

/** A little longer by chance, so that not all come back in the same moment. */
function apart(ms: number): number {
  return ms + randomInt(Math.floor(ms / 4) + 1)
}

/**
 * Sends the open tickets of the desk, each in a transaction of its own, so that no other
 * transaction waits long for one. Safe to repeat, because a ticket that is on its way is not sent
 * again. Ends when it is switched off.
 */
async function pushTickets({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  let after: { customerId: string; id: string } | undefined
  do {
    const tickets = await asWorker(db, async (tx) => {
      const { state } = await findConnection(tx)
      return state === 'off' ? [] : listTicketsToPush(tx, after, AT_ONCE)
    })
    for (const ticket of tickets) {
      signal.throwIfAborted()
      await asWorker(db, (tx) => pushTicket(tx, ticket))
    }
    after = tickets.at(-1)
  } while (after !== undefined)
}
