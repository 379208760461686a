import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Viewer } from '#server/access/viewer.ts'
import {
  deleteOwnLink,
  deleteSessionsBeside,
  updatePassword,
} from '#server/access/account/queries.ts'

/** Whoever knew the old password is out: all sessions end but the one that asks, and any open link. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  newPassword: string,
  by: Actor,
) {
  const problem = await checkNewPassword(newPassword, viewer)
  if (problem !== null) throw invalidInput({ newPassword: problem })
  const passwordHash = await hashPassword(newPassword)
  await asStaff(deps.db, async (tx) => {
    await updatePassword(tx, viewer, passwordHash)
    const ended = await deleteSessionsBeside(tx, viewer)
    await deleteOwnLink(tx, viewer)
    await recordAudit(tx, {
      action: 'account.password_changed',
      by,
      at: deps.now(),
      after: { sessionsEnded: ended.length },
    })
  })
  return { success: true as const }
}
