import type { AccountLink, SetPassword } from '#shared/access/contract.ts'

import { type AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { checkNewPassword } from './check-new-password.ts'
import { hashPassword } from './passwords.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { hashLinkToken, purposeFor } from '#server/access/account-links/make-link.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { updatePassword } from '#server/access/users/queries.ts'
import { findAccountByLink, lockAccount } from '#server/access/users/staff-queries.ts'
import { takeLink } from '#server/access/account-links/queries.ts'

export async function readAccountLink(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<AccountLink> {
  const account = await getAccountByLink(deps, hashLinkToken(token))
  return { email: account.email, name: account.name, purpose: purposeFor(account) }
}

/** Uses the link up. All sessions of the account end: whoever else knew the old password is out. */
export async function setPassword(
  deps: Pick<Deps, 'db' | 'now'>,
  { token, password }: SetPassword,
  { address }: { address: string },
): Promise<void> {
  const tokenHash = hashLinkToken(token)
  const { id } = await checkPassword(deps, tokenHash, password)
  // Takes its time, and no lock meanwhile.
  const passwordHash = await hashPassword(password)

  await asWorker(deps.db, async (tx) => {
    const at = deps.now()
    const account = await lockAccount(tx, id)
    if (!account?.active || !(await takeLink(tx, tokenHash, at))) throw deadLink()
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

async function checkPassword(deps: Pick<Deps, 'db' | 'now'>, tokenHash: Buffer, password: string) {
  const account = await getAccountByLink(deps, tokenHash)
  const problem = await checkNewPassword(password, account)
  if (problem !== null) throw invalidInput({ password: problem })
  return account
}

async function getAccountByLink(deps: Pick<Deps, 'db' | 'now'>, tokenHash: Buffer) {
  const account = await asWorker(deps.db, (tx) => findAccountByLink(tx, tokenHash, deps.now()))
  if (!account) throw deadLink()
  return account
}

// Used, replaced, run out or never made: the same, so that nothing can be told from it.
function deadLink(): AppError {
  return notFound('This link does not work any more. Ask your administrator for a new one.')
}
