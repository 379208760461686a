import { randomBytes } from 'node:crypto'

import { v7 as uuidv7 } from 'uuid'

import type { MadeSetupLink, MakeSetupLink } from '#shared/connections/setup-links/contract.ts'

import { hashLinkToken } from '#server/access/account-links/make-link.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import {
  findCustomerToSetUp,
  findSetupLink,
  insertSetupLink,
} from '#server/access/setup-links/queries.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { mailSetupLink } from './mail-setup-link.ts'
import { presentSetupLink } from './present-setup-link.ts'

const DAY_MS = 24 * 3_600_000

/** Makes a link for the customer's IT person. Only the answer, and the mail, contain its secret. */
export async function makeSetupLink(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'keys'> & SenderDeps,
  { customerId, by }: { customerId: string; by: Actor },
  { days, isMailed, ...wanted }: MakeSetupLink,
): Promise<MadeSetupLink> {
  const token = randomBytes(32).toString('base64url')
  // Put the secret in the fragment: browsers do not send it, so it is in no log.
  const url = `${deps.config.publicUrl}/setup#${token}`
  const createdAt = deps.now()
  const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
  const id = uuidv7()
  return asStaff(deps.db, async (tx) => {
    const customer = await findCustomerToSetUp(tx, customerId)
    if (!customer) throw notFound((words) => words.setupLinks.customerGone)
    if (!customer.active) throw new AppError('conflict', (words) => words.setupLinks.inactive)
    const link = { ...wanted, customerId, id, createdAt, madeBy: by.name, expiresAt }
    await insertSetupLink(tx, { ...link, tokenHash: hashLinkToken(token) })
    const mail = isMailed ? await mailSetupLink(deps, tx, link, url) : null
    await recordAudit(tx, {
      action: 'setup_link.made',
      by,
      at: createdAt,
      customerId,
      subject: customer,
      after: { ...wanted, expiresAt: expiresAt.toISOString(), isMailed: mail === 'queued' },
    })
    const row = await findSetupLink(tx, link)
    if (!row) throw notFound((words) => words.setupLinks.gone)
    return { link: presentSetupLink(row, createdAt), url, mail }
  })
}
