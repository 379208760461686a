import type { StaffMember } from '#shared/staff/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { accountNotFound, getMember } from './present-member.ts'
import { deleteSecondFactors } from '#server/access/second-factor/queries.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { lockAccount } from '#server/access/users/staff-queries.ts'

/**
 * Removes the second factors of a person who has lost the device. Ends their sessions, because the
 * finder may be using it.
 */
export function removeSecondFactor(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  by: Actor,
): Promise<StaffMember> {
  const at = deps.now()
  return asStaff(deps.db, async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw accountNotFound()
    const { hasSecondFactor } = await getMember(tx, userId, at)
    if (!hasSecondFactor) throw new AppError('conflict', (words) => words.staff.hasNoFactor)
    const removed = await deleteSecondFactors(tx, account)
    await deleteSessionsOf(tx, account)
    await recordAudit(tx, {
      action: 'account.second_factor_removed',
      by,
      at,
      subject: account,
      before: { authenticatorApp: removed.hadTotp, passkeys: removed.passkeys },
      after: { authenticatorApp: false, passkeys: 0 },
    })
    return getMember(tx, userId, at)
  })
}
