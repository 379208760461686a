import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { findConnection } from './queries.ts'
import { sayCrmFailure } from './say-crm-failure.ts'

/** The CRM is often away for some minutes, and nothing is lost meanwhile. */
const LASTING_MS = 10 * 60_000

/** Finds out whether the CRM refuses the token, or cannot be reached. */
export async function crmFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const { state, tokenRefusedAt, unreachableSince, lastError } = await findConnection(tx)
  if (state === 'off') return []
  const failure = { subjectId: '', name: null, step: null }
  if (tokenRefusedAt !== null)
    return [{ ...failure, kind: 'crm_token_refused', since: tokenRefusedAt, detail: () => null }]
  if (unreachableSince === null || now.getTime() - unreachableSince.getTime() < LASTING_MS)
    return []
  const detail: Failure['detail'] = (words) => lastError && sayCrmFailure(words, lastError)
  return [{ ...failure, kind: 'crm_unreachable', since: unreachableSince, detail }]
}
