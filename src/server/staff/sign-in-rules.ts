import type { OwnSignInRules, SignInRules } from '#shared/account/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { findSecondFactorDate, lockSecondFactorDate, updateSecondFactorDate } from './queries.ts'

export async function getSignInRules(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
): Promise<OwnSignInRules> {
  const { hasAny } = await listSecondFactors(deps.db, personOf(viewer))
  return {
    secondFactorFrom: await asStaff(deps.db, findSecondFactorDate),
    hasSecondFactor: hasAny,
    mustAddSecondFactor: viewer.mustAddSecondFactor ?? false,
  }
}

/** Sets the rule. It holds at once for open sessions, too, because each request checks it. */
export function updateSignInRules(
  deps: Pick<Deps, 'db' | 'now'>,
  after: SignInRules,
  by: Actor,
): Promise<SignInRules> {
  return asStaff(deps.db, async (tx) => {
    const before = { secondFactorFrom: await lockSecondFactorDate(tx) }
    if (before.secondFactorFrom !== after.secondFactorFrom) {
      await updateSecondFactorDate(tx, after.secondFactorFrom)
      await recordAudit(tx, { action: 'settings.changed', by, at: deps.now(), before, after })
    }
    return after
  })
}
