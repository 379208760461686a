import type { StaffMember, StaffUpdate } from '#shared/staff/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { accountNotFound, getMember } from './present-member.ts'
import { deleteLinkOf } from '#server/access/account-links/queries.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import {
  type Account,
  lockAccounts,
  mayComeInByPassword,
  updateAccount,
} from '#server/access/users/staff-queries.ts'
import { lockPasswordRule } from './queries.ts'

/** @throws AppError `conflict` when no one would be left to administer the portal. */
export function changeStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  changes: StaffUpdate,
  { by, isConfirmed }: { by: Actor; isConfirmed: boolean },
): Promise<StaffMember> {
  return asStaff(deps.db, async (tx) => {
    const locked = await lockAccounts(tx, userId)
    const before = locked.find(({ id }) => id === userId)
    if (!before) throw accountNotFound()
    const after = { ...before, ...changes }
    const others = locked.filter(({ id }) => id !== userId)
    const rule = await lockPasswordRule(tx)
    const canAdminister = (account: Account) => mayComeInByPassword(account, rule)
    if (canAdminister(before) && !canAdminister(after) && !others.some(canAdminister)) {
      throw new AppError('conflict', (words) =>
        rule === 'listed' ? words.staff.lastListed : words.staff.lastAdmin,
      )
    }

    const { name, role, active, mayUsePassword } = after
    const changesWayIn =
      role !== before.role || (active && !before.active) || mayUsePassword !== before.mayUsePassword
    if (changesWayIn && !isConfirmed) throw confirmationRequired()
    await updateAccount(tx, before, { name, role, active, mayUsePassword })
    if (active !== before.active) {
      await deleteSessionsOf(tx, before)
      await deleteLinkOf(tx, before)
    }
    await recordChanges(tx, { before, after, by, at: deps.now() })
    return getMember(tx, userId, deps.now())
  })
}

async function recordChanges(
  tx: Tx,
  { before, after, by, at }: { before: Account; after: Account; by: Actor; at: Date },
) {
  const subject = { id: after.id, name: after.name }
  if (isOtherwise(before, after)) {
    await recordAudit(tx, {
      action: 'account.changed',
      by,
      at,
      subject,
      before: described(before),
      after: described(after),
    })
  }
  if (after.active !== before.active) {
    await recordAudit(tx, {
      action: after.active ? 'account.reactivated' : 'account.deactivated',
      by,
      at,
      subject,
      before: { active: before.active },
      after: { active: after.active },
    })
  }
}

function described({ name, role, mayUsePassword }: Account) {
  return { name, role, mayUsePassword }
}

function isOtherwise(before: Account, after: Account): boolean {
  const { name, role, mayUsePassword } = after
  return name !== before.name || role !== before.role || mayUsePassword !== before.mayUsePassword
}
