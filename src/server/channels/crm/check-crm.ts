import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { type CrmFailure, isScopeMissing } from './crm-failure.ts'
import { findChecks, recordCheckAsked } from './queries.ts'

const Person = z.object({
  userId: z.string().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  address: z.string().nullable(),
})

/** With a secret it is a token to be tried, which is kept only when the CRM takes it. */
export const CHECK_CRM: JobKind<{ by: Actor | null }> = {
  name: 'crm-check',
  title: textKey('jobs.crmCheck'),
  payload: z.object({ by: Person.nullable() }),
}

/** Each refusal would have it checked otherwise. */
const BETWEEN_CHECKS_MS = 5 * 60_000

/** Has the connection checked, because what is known of the CRM's companies or of the token may be out of date. */
export async function checkSoon(tx: Tx, now: Date): Promise<void> {
  const { checkAskedAt, checkedAt } = await findChecks(tx)
  const last = Math.max(checkAskedAt?.getTime() ?? 0, checkedAt?.getTime() ?? 0)
  if (now.getTime() - last < BETWEEN_CHECKS_MS) return
  await recordCheckAsked(tx, now)
  await addToOutbox(tx, CHECK_CRM, { by: null }, { key: CHECK_CRM.name })
}

/** Has the token checked when something was refused for want of a scope that is not known to be missing. */
export async function checkScopesSoon(tx: Tx, failure: CrmFailure, now: Date): Promise<void> {
  if (!isScopeMissing(failure)) return
  const { missingScopes } = await findChecks(tx)
  if (!failure.scopes.some((scope) => missingScopes.includes(scope))) await checkSoon(tx, now)
}
