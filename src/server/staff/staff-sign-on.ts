import type { StaffPasswords, StaffSignOn } from '#shared/staff/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { lockAdministrators, mayComeInByPassword } from '#server/access/users/staff-queries.ts'
import { findStaffSignOn, lockPasswordRule, updatePasswordRule } from './queries.ts'

/** Says how agents and administrators sign in. */
export function getStaffSignOn({ db }: Pick<Deps, 'db'>): Promise<StaffSignOn> {
  return asStaff(db, findStaffSignOn)
}

/**
 * Says who may use a password while the team signs in through its own provider.
 *
 * @throws AppError `conflict` when no administrator would be left who can come in by one
 */
export function updateStaffPasswords(
  deps: Pick<Deps, 'db' | 'now'>,
  { passwords }: StaffPasswords,
  by: Actor,
): Promise<StaffSignOn> {
  return asStaff(deps.db, async (tx) => {
    // Locks the accounts first, in the order of their changes.
    const administrators = await lockAdministrators(tx)
    const before = await lockPasswordRule(tx)
    const isLeft = administrators.some((account) => mayComeInByPassword(account, passwords))
    if (passwords === 'listed' && !isLeft) {
      throw new AppError('conflict', (words) => words.staff.nobodyListed)
    }
    if (passwords !== before) {
      await updatePasswordRule(tx, passwords)
      await recordAudit(tx, {
        action: 'settings.changed',
        by,
        at: deps.now(),
        before: { staffPasswords: before },
        after: { staffPasswords: passwords },
      })
    }
    return findStaffSignOn(tx)
  })
}
