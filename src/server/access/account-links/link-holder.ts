import { AccountLinkToken } from '#shared/access/contract.ts'
import type { LinkPurpose } from '#shared/staff/values.ts'

import { findAccountByLink } from '#server/access/users/staff-queries.ts'
import type { Deps } from '#server/deps.ts'
import { type AppError, notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { hashLinkToken, purposeFor } from './make-link.ts'

/** Holder of a link's secret, which stands for one account. */
export type LinkHolder = {
  customerId: string
  userId: string
  email: string
  name: string
  purpose: LinkPurpose
  /** Identifies the link to delete when it is used. */
  tokenHash: Buffer
}

/** @throws AppError `not_found` */
export async function resolveLinkHolder(
  deps: Pick<Deps, 'db' | 'now'>,
  { body }: { body: unknown },
): Promise<LinkHolder> {
  const tokenHash = hashLinkToken(AccountLinkToken.parse(body).token)
  const account = await asWorker(deps.db, (tx) => findAccountByLink(tx, tokenHash, deps.now()))
  if (!account) throw deadLink()
  const { customerId, id: userId, email, name } = account
  return { customerId, userId, email, name, purpose: purposeFor(account), tokenHash }
}

/** Answers a used, replaced, expired and made-up link alike, so that the state of a link cannot be probed. */
export function deadLink(): AppError {
  return notFound((words) => words.signIn.linkDead)
}
