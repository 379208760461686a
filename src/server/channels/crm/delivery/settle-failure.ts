import { type CrmFailure, isScopeMissing } from '#server/channels/crm/crm-failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { checkScopesSoon, checkSoon } from '#server/channels/crm/check-crm.ts'
import { noteTokenRefused } from './connection-queries.ts'
import { type CrmAction, settleAction } from './queries.ts'

/**
 * Next step of the job: goes on with the following action, waits by itself, waits with all others
 * until the CRM answers again, or ends until it is woken.
 */
export type Next = { kind: 'on' } | { kind: 'wait' | 'outage'; ms: number } | { kind: 'end' }

const SECOND = 1000
const LONGEST_PAUSE = 300 * SECOND
/** Also when a limit of a whole day is reached, which an administrator may have raised. */
const LONGEST_WAIT = 900 * SECOND
/** So many failures of an action are taken for an outage of the CRM. */
const PATIENCE = 5
/** Time in which no process may check whether it was done after all (QUIET_SECONDS). */
const PAUSE_BEFORE_LOOKING = 10 * SECOND

/** Kinds of action that are filed with a company. */
const NAMES_COMPANY = ['create_ticket', 'link_company']

type Failed = {
  failure: CrmFailure
  /** Set when the action may have been done already, by this attempt or an earlier one. */
  mayBeDone: boolean
  at: Date
}

/** Writes down why an action was not done, and says how to go on. An outage is no failure of the job. */
export async function settleFailure(
  tx: Tx,
  action: CrmAction,
  { failure, mayBeDone, at }: Failed,
): Promise<Next> {
  const { message, code: failureCode, correlationId, kind } = failure
  const state = kind === 'refused' ? 'refused' : mayBeDone ? 'sending' : 'waiting'
  const isOfAll = isOfAllActions(failure)
  await settleAction(tx, action, {
    state,
    failure: message,
    failureCode,
    correlationId,
    isCounted: !isOfAll,
  })
  if (kind === 'token') {
    await noteTokenRefused(tx, at)
    return { kind: 'end' }
  }
  if (kind === 'refused') {
    if (isScopeMissing(failure)) await checkScopesSoon(tx, failure, at)
    // Its company may be gone.
    else if (NAMES_COMPANY.includes(action.kind)) await checkSoon(tx, at)
    // A refused creation holds back what follows, which the next look at the ticket finds out.
    return { kind: 'on' }
  }
  // An action that fails again and again while the CRM answers others waits by itself.
  const isOutage = failure.isOutage && (isOfAll || action.attempts < PATIENCE)
  if (isOutage) return { kind: 'outage', ms: failure.pauseMs }
  const growing = isOfAll
    ? SECOND
    : Math.min(SECOND * 2 ** Math.min(action.attempts, 20), LONGEST_PAUSE)
  const least = mayBeDone ? PAUSE_BEFORE_LOOKING : growing
  return { kind: 'wait', ms: Math.min(Math.max(failure.pauseMs, least), LONGEST_WAIT) }
}

/** A limit and an open breaker hold for all actions, and say nothing of this one. */
function isOfAllActions({ limit, code }: CrmFailure): boolean {
  return limit !== null || code === 'BREAKER_OPEN'
}
