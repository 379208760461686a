import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { findConnection, noteTokenRefused } from './connection-queries.ts'
import { CRM_WAKE } from './kinds.ts'
import { askForMissingJobs, hasWaitingJob } from './queries.ts'
import type { DeliveryDeps } from './send-action.ts'

const KEY = 'crm'
const SHORTEST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
const CALL_MS = 20_000

/**
 * Has the CRM asked after a pause whether it answers again. One job does so for all tickets that wait, so
 * that an outage costs nothing more, however many there are.
 */
export async function askWhenItIsBack(tx: Tx, pauseMs: number, now: Date): Promise<void> {
  if (await hasWaitingJob(tx, CRM_WAKE.name, KEY)) return
  const ms = Math.min(Math.max(pauseMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS)
  await addToOutbox(tx, CRM_WAKE, {}, { key: KEY, notBefore: new Date(now.getTime() + ms) })
}

/** Asks for jobs for all that waits, once the CRM answers. */
export async function wakeWhenItIsBack(deps: DeliveryDeps, attempt: Attempt): Promise<void> {
  const failure = await probe(deps)
  await asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    if (failure?.kind === 'token') return noteTokenRefused(tx, deps.now())
    if (failure?.isOutage) return askWhenItIsBack(tx, failure.pauseMs, deps.now())
    await wakeDelivery(tx)
  })
}

/** A missing scope is an answer, too. */
async function probe(deps: DeliveryDeps): Promise<CrmFailure | undefined> {
  const crm = await deps.crm.open()
  try {
    await crm?.check(AbortSignal.timeout(CALL_MS))
    return undefined
  } catch (error) {
    if (error instanceof CrmFailure) return error
    throw error
  }
}

/**
 * Asks for jobs for what waits without one, such as after a pause. While the token is refused one ticket
 * tries whether it still is, and while the CRM is away nothing does.
 */
export async function wakeDelivery(tx: Tx): Promise<void> {
  const { state, tokenRefusedAt } = await findConnection(tx)
  if (state !== 'on' || (await hasWaitingJob(tx, CRM_WAKE.name, KEY))) return
  await askForMissingJobs(tx, { atMost: tokenRefusedAt === null ? null : 1 })
}
