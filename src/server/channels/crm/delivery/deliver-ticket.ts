import * as words from '#words/crm.ts'

import { CrmFailure, MISSING_SCOPES } from '#server/channels/crm/crm-failure.ts'
import { mapValues, pipelineOf } from '#server/channels/crm/values/mapping.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import { toCatalog } from '#server/channels/crm/values/stored-catalog.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { findValues, noteTokenAccepted, saveCatalog } from './connection-queries.ts'
import type { TicketKey } from './kinds.ts'
import { prepareChange } from './prepare-change.ts'
import { prepareComment } from './prepare-comment.ts'
import { prepareCompany } from './prepare-company.ts'
import { prepareTicket } from './prepare-ticket.ts'
import {
  claimAction,
  type CrmAction,
  dismissRest,
  findNextAction,
  settleAction,
} from './queries.ts'
import { renewReferences } from './renew-references.ts'
import type { DeliveryDeps, Note, Prepared, Sending, Step } from './send-action.ts'
import { type Next, settleFailure } from './settle-failure.ts'
import { findTicketFacts, hasMoved } from './ticket-queries.ts'

/** Less than a claim lasts, so that no process claims an action while its call is under way. */
const CALL_MS = 25_000
/**
 * After so long a look is cheap, and finds what was sent by an installation that was since restored from
 * a backup, which knows nothing of it.
 */
const OLD_MS = 10 * 60_000
/** An action is looked into so often, so that one that is refused for itself comes to an end. */
const MOST_RENEWALS = 5
/** Wait of a job that finds its action claimed by another process. */
const BUSY_PAUSE_MS = 15_000

const PREPARE = {
  create_ticket: prepareTicket,
  add_comment: prepareComment,
  update_ticket: prepareChange,
  link_company: prepareCompany,
} as const

/** Does the next thing that waits for a ticket. */
export async function deliverNext(
  deps: DeliveryDeps,
  key: TicketKey,
  stopping: AbortSignal,
): Promise<Next> {
  const found = await asWorker(deps.db, async (tx) => {
    const action = await findNextAction(tx, key)
    return action && { action, ticket: await findTicketFacts(tx, key) }
  })
  if (!found?.ticket) return { kind: 'end' }
  const { action, ticket } = found
  // Tickets from before the CRM was switched on are not urgent.
  const crm = await deps.crm.open(action.data.pushed ? 'background' : 'people')
  if (!crm) return { kind: 'end' }
  if (action.isClaimed) return { kind: 'wait', ms: BUSY_PAUSE_MS }
  try {
    const values = await readValues(deps, crm, stopping)
    const sending: Sending = { deps, crm, action, ticket, stopping, ...values }
    const prepared = await PREPARE[action.kind](sending)
    return await perform(sending, prepared)
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    const mayBeDone = action.state === 'sending'
    return fail({ deps, action, ticket }, action, { failure: error, mayBeDone })
  }
}

async function perform(sending: Sending, prepared: Prepared): Promise<Next> {
  const { deps, action } = sending
  if (prepared === 'orphan') {
    await asWorker(deps.db, (tx) => dismissRest(tx, action))
    return { kind: 'end' }
  }
  // Committed before the call: a process that finds it so later checks before it is sent again.
  const claimed = await asWorker(deps.db, (tx) => claimAction(tx, action))
  if (!claimed) return { kind: 'wait', ms: BUSY_PAUSE_MS }
  if (prepared === 'nothing') return done(deps, claimed, () => Promise.resolve())
  const isOld = deps.now().getTime() - action.createdAt.getTime() > OLD_MS
  const wasSent = action.state === 'sending' || isOld
  const outcome = await call(prepared, { wasSent })
  if ('failure' in outcome) return fail(sending, claimed, await afterRefusal(sending, outcome))
  const { note } = outcome
  return done(deps, claimed, async (tx) => {
    await note(tx)
    await noteTokenAccepted(tx)
  })
}

type Failed = { failure: CrmFailure; mayBeDone: boolean }
type Outcome = { note: Note } | Failed

/** Has another attempt made of what was refused because what it names is gone. Nothing was done by it. */
async function afterRefusal(sending: Sending, failed: Failed): Promise<Failed> {
  const { failure } = failed
  if (failure.kind !== 'refused' || failure.code === MISSING_SCOPES) return failed
  if (sending.action.attempts >= MOST_RENEWALS) return failed
  try {
    const pauseMs = await renewReferences(sending)
    if (pauseMs === undefined) return failed
    const details = { pauseMs, ...(failure.code !== null && { code: failure.code }) }
    return { failure: new CrmFailure('retry', failure.message, details), mayBeDone: false }
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return error.kind === 'refused' ? failed : { failure: error, mayBeDone: false }
  }
}

/** Looks where an earlier attempt may have succeeded, and sends what is not there. */
async function call({ look, send }: Step, { wasSent }: { wasSent: boolean }): Promise<Outcome> {
  const signal = AbortSignal.timeout(CALL_MS)
  try {
    const found = wasSent ? await look?.(signal) : undefined
    if (found) return { note: found }
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return { failure: error, mayBeDone: true }
  }
  // A process that stood still since it took the action up may no longer be the only one that has it.
  if (signal.aborted) {
    return { failure: new CrmFailure('retry', words.deliveryTooSlow), mayBeDone: wasSent }
  }
  try {
    return { note: await send(signal) }
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return afterFailure(error, look, signal)
  }
}

/** Existing records were created by an attempt whose outcome was unknown. */
async function afterFailure(
  failure: CrmFailure,
  look: Step['look'],
  signal: AbortSignal,
): Promise<Outcome> {
  const mayBeDone = look !== undefined && ['duplicate', 'unknown'].includes(failure.kind)
  if (failure.kind !== 'duplicate') return { failure, mayBeDone }
  try {
    const note = await look?.(signal)
    return note ? { note } : { failure, mayBeDone }
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    return { failure: error, mayBeDone: true }
  }
}

async function done(deps: DeliveryDeps, action: CrmAction, note: Note): Promise<Next> {
  await asWorker(deps.db, async (tx) => {
    await note(tx)
    await settleAction(tx, action, { state: 'done' })
  })
  return { kind: 'on' }
}

function fail(
  { deps, action: before, ticket }: Pick<Sending, 'deps' | 'action' | 'ticket'>,
  action: CrmAction,
  { failure, mayBeDone }: Failed,
): Promise<Next> {
  return asWorker(deps.db, async (tx) => {
    // A merge that became known during the call could release only actions that were refused
    // already.
    const isOutdated = failure.kind === 'refused' && (await hasMoved(tx, ticket))
    const settled = isOutdated ? new CrmFailure('retry', failure.message) : failure
    return settleFailure(tx, action, {
      failure: settled,
      // A look at a record that was merged meanwhile finds nothing: what may have been done is looked for again.
      mayBeDone: mayBeDone || before.state === 'sending',
      at: deps.now(),
    })
  })
}

async function readValues(deps: DeliveryDeps, crm: Crm, signal: AbortSignal) {
  const stored = await asWorker(deps.db, findValues)
  let catalog = toCatalog(stored.catalog)
  if (!catalog) {
    const read = await crm.describe(signal)
    await asWorker(deps.db, (tx) => saveCatalog(tx, read, deps.now()))
    catalog = read
  }
  const pipelineId = pipelineOf(catalog, stored.pipelineId) ?? ''
  return { pipelineId, map: mapValues({ ...stored, catalog }) }
}
