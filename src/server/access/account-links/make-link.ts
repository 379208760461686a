import { createHash, randomBytes } from 'node:crypto'

import type { LinkPurpose } from '#shared/staff/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { Account } from '#server/access/users/staff-queries.ts'
import { replaceLink } from './queries.ts'

const HOUR_MS = 3_600_000
const LIFE_MS: Record<LinkPurpose, number> = { invitation: 7 * 24 * HOUR_MS, reset: 24 * HOUR_MS }

export type Link = { purpose: LinkPurpose; url: string; expiresAt: Date }

/** Makes a link that sets the account's password once. Only the returned address contains its secret. */
export async function makeLink(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  account: Pick<Account, 'customerId' | 'id' | 'hasPassword'>,
): Promise<Link> {
  const purpose = purposeFor(account)
  const token = randomBytes(32).toString('base64url')
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + LIFE_MS[purpose])
  await replaceLink(tx, account, { tokenHash: hashLinkToken(token), createdAt, expiresAt })
  // Put the secret in the fragment: browsers do not send it, so it is in no log.
  return { purpose, url: `${deps.config.publicUrl}/set-password#${token}`, expiresAt }
}

export function purposeFor({ hasPassword }: Pick<Account, 'hasPassword'>): LinkPurpose {
  return hasPassword ? 'reset' : 'invitation'
}

/** Hashes the secret. The database stores the hash only, so a copy of the database sets no password. */
export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
