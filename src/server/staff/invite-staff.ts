import { v7 as uuidv7 } from 'uuid'

import type { Words } from '#shared/words/catalogue.ts'
import type { InviteStaff, MadeLink } from '#shared/staff/contract.ts'

import { AppError } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { askForLinkMail } from '#server/access/account-links/mail-link.ts'
import { makeLink } from '#server/access/account-links/make-link.ts'
import { getMember } from './present-member.ts'
import { findInternalCustomerId, insertAccount } from '#server/access/users/staff-queries.ts'

/** Creates an account without a password, and a link to set one. */
export async function inviteStaff(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'mail' | 'keys'>,
  { name, email, role }: InviteStaff,
  by: Actor,
): Promise<MadeLink> {
  const at = deps.now()
  return asStaff(deps.db, async (tx) => {
    const account = { customerId: await findInternalCustomerId(tx), id: uuidv7() }
    const isNew = await insertAccount(tx, { ...account, name, email, role, createdAt: at })
    if (!isNew) throw takenAddress(email)
    const made = await makeLink(deps, tx, { ...account, hasPassword: false })
    const subject = { id: account.id, name }
    await recordAudit(tx, {
      action: 'account.invited',
      by,
      at,
      subject,
      after: { name, email, role },
    })
    const mail = await askForLinkMail(deps, tx, account, made, { by })
    const member = await getMember(tx, account.id, at)
    return { member, ...made, expiresAt: made.expiresAt.toISOString(), mail }
  })
}

function takenAddress(email: string): AppError {
  const message = (words: Words) => words.staff.hasAccount(email)
  return new AppError('conflict', message, { fields: { email: message } })
}
