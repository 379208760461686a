import type { SetupLink } from '#shared/connections/setup-links/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import {
  findCustomerToSetUp,
  findSetupLink,
  revokeSetupLink as revoke,
} from '#server/access/setup-links/queries.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { presentSetupLink } from './present-setup-link.ts'

/** Has a link stop working at once. Revoking it again changes nothing. */
export function revokeSetupLink(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { customerId, by }: { customerId: string; by: Actor },
  linkId: string,
): Promise<SetupLink> {
  const at = now()
  const key = { customerId, id: linkId }
  return asStaff(db, async (tx) => {
    const isRevoked = await revoke(tx, key, at)
    const [customer, link] = [
      await findCustomerToSetUp(tx, customerId),
      await findSetupLink(tx, key),
    ]
    if (!customer || !link) throw notFound((words) => words.setupLinks.gone)
    if (isRevoked) {
      const { name, email } = link
      await recordAudit(tx, {
        action: 'setup_link.revoked',
        by,
        at,
        customerId,
        subject: customer,
        before: { name, email, expiresAt: link.expiresAt.toISOString() },
      })
    }
    return presentSetupLink(link, at)
  })
}
