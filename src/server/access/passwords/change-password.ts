import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import type { Deps } from '#server/deps.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { deleteLinkOf } from '#server/access/account-links/queries.ts'
import { deleteOtherSessions } from '#server/access/sessions/queries.ts'
import { updatePassword } from '#server/access/users/queries.ts'

/**
 * Changes the viewer's password. All other sessions end, and any open link, so that anyone who knew
 * the old password is out.
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  newPassword: string,
  by: Actor,
) {
  const problem = await checkNewPassword(newPassword, viewer)
  if (problem !== null) throw invalidInput({ newPassword: problem })
  const passwordHash = await hashPassword(newPassword)
  await deps.db.transaction().execute(async (tx) => {
    const person = personOf(viewer)
    await updatePassword(tx, person, passwordHash)
    const ended = await deleteOtherSessions(tx, { ...person, sessionHash: viewer.sessionHash })
    await deleteLinkOf(tx, person)
    await recordAudit(tx, {
      action: 'account.password_changed',
      by,
      at: deps.now(),
      after: { sessionsEnded: ended.length },
    })
  })
  return { success: true as const }
}
