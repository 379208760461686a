import { invalidInput } from '#server/platform/app-error.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { deadLink, type LinkHolder } from '#server/access/account-links/link-holder.ts'
import { purposeFor } from '#server/access/account-links/make-link.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { updatePassword } from '#server/access/users/queries.ts'
import { lockAccount } from '#server/access/users/staff-queries.ts'
import { takeLink } from '#server/access/account-links/queries.ts'

/** Uses the link up. All sessions of the account end: anyone else who knew the old password is out. */
export async function setPassword(
  deps: Pick<Deps, 'db' | 'now'>,
  holder: LinkHolder,
  password: string,
  { address }: { address: string },
): Promise<void> {
  const problem = await checkNewPassword(password, holder)
  if (problem !== null) throw invalidInput({ password: problem })
  // Takes its time, and no lock meanwhile.
  const passwordHash = await hashPassword(password)

  await asWorker(deps.db, async (tx) => {
    const at = deps.now()
    const account = await lockAccount(tx, holder.userId)
    if (!account?.active || !(await takeLink(tx, holder.tokenHash, at))) throw deadLink()
    await updatePassword(tx, account, passwordHash)
    await deleteSessionsOf(tx, account)
    await recordAudit(tx, {
      action: 'account.password_set',
      by: { userId: account.id, name: account.name, email: account.email, address },
      at,
      subject: account,
      after: { purpose: purposeFor(account) },
    })
  })
}
