import type { MadeLink } from '#shared/staff/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { askForLinkMail } from '#server/access/account-links/mail-link.ts'
import { makeLink } from '#server/access/account-links/make-link.ts'
import { accountNotFound, getMember } from './present-member.ts'
import { lockAccount } from '#server/access/users/staff-queries.ts'

/** Makes a link for an invitation or a new password. Nothing changes until the link is used. */
export async function makeAccountLink(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'mail' | 'keys'>,
  userId: string,
  by: Actor,
): Promise<MadeLink> {
  const at = deps.now()
  return asStaff(deps.db, async (tx) => {
    const account = await lockAccount(tx, userId)
    if (!account) throw accountNotFound()
    if (!account.active) {
      throw new AppError('conflict', (words) => words.staff.isDeactivated)
    }
    const made = await makeLink(deps, tx, account)
    await recordAudit(tx, {
      action: 'account.link_made',
      by,
      at,
      subject: account,
      after: { purpose: made.purpose, expiresAt: made.expiresAt.toISOString() },
    })
    const mail = await askForLinkMail(deps, tx, account, made, { by })
    const member = await getMember(tx, userId, at)
    return { member, ...made, expiresAt: made.expiresAt.toISOString(), mail }
  })
}
