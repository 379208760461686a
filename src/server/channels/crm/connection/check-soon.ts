import { type CrmFailure, isScopeMissing } from '#server/channels/crm/crm-failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CHECK_CRM } from './kinds.ts'
import { findConnection, updateConnection } from './queries.ts'

/** Each refusal would have it checked otherwise. */
const BETWEEN_CHECKS_MS = 5 * 60_000

/** Has the connection checked, because what is known of the CRM's companies or of the token may be out of date. */
export async function checkSoon(tx: Tx, now: Date): Promise<void> {
  const { checkAskedAt, checkedAt } = await findConnection(tx)
  const last = Math.max(checkAskedAt?.getTime() ?? 0, checkedAt?.getTime() ?? 0)
  if (now.getTime() - last < BETWEEN_CHECKS_MS) return
  await updateConnection(tx, { checkAskedAt: now })
  await addToOutbox(tx, CHECK_CRM, { by: null }, { key: CHECK_CRM.name })
}

/** Has the token checked when something was refused for want of a scope that is not known to be missing. */
export async function checkScopesSoon(tx: Tx, failure: CrmFailure, now: Date): Promise<void> {
  if (!isScopeMissing(failure)) return
  const { missingScopes } = await findConnection(tx)
  if (!failure.scopes.some((scope) => missingScopes.includes(scope))) await checkSoon(tx, now)
}
