import type { Customer, RestoreCustomer } from '#shared/customers/contract.ts'
import type { Said } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { domainsOf } from '#server/customers/core/audit-fields.ts'
import { findDeleted, listDomainHolders, listDomainsOfDeleted } from './deletion-queries.ts'
import { deleteSessionsOfCustomer } from '#server/access/sessions/queries.ts'
import { updateCustomer } from '#server/customers/core/queries.ts'
import { recordCustomer } from '#server/customers/core/record-customer.ts'
import { setDomains } from '#server/customers/core/set-domains.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'

/**
 * Restores a deleted customer as it was. One that is left without a domain comes back inactive.
 *
 * @throws AppError `conflict` when another customer has one of its domains, unless it may go without.
 */
export function restoreCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  by: Actor,
  customerId: string,
  { withoutDomains }: RestoreCustomer,
): Promise<Customer> {
  return asStaff(deps.db, async (tx) => {
    const deleted = await findDeleted(tx, customerId)
    if (!deleted) throw notFound((words) => words.customers.notDeleted)
    const domains = await listDomainsOfDeleted(tx, customerId)
    const now = deps.now()
    const taken = await setDomains(tx, customerId, domains, { by, at: now })
    const left = domains.filter((domain) => !taken.includes(domain))
    if (taken.length > 0) {
      if (!withoutDomains) throw await takenMeanwhile(tx, taken, left)
      await setDomains(tx, customerId, left, { by, at: now })
    }
    await updateCustomer(tx, customerId, {
      active: deleted.active && left.length > 0,
      deletedAt: null,
      deletedBy: null,
      updatedAt: now,
      updatedBy: by.name,
    })
    // Delete sessions of sign-ins that were in flight while the customer was deleted.
    await deleteSessionsOfCustomer(tx, customerId)
    const customer = await getCustomer(deps, tx, customerId)
    await recordCustomer(tx, customer, {
      action: 'customer.restored',
      by,
      at: now,
      before: {
        deletedAt: deleted.deletedAt.toISOString(),
        deletedBy: deleted.deletedBy,
        active: deleted.active,
        domains,
      },
      after: {
        deletedAt: null,
        deletedBy: null,
        active: customer.active,
        domains: domainsOf(customer),
      },
    })
    return customer
  })
}

async function takenMeanwhile(tx: Tx, taken: string[], left: string[]): Promise<AppError> {
  const holders = await listDomainHolders(tx, taken)
  const named = holders.map(({ domain, name }) => ({
    domain: toShownDomain(domain),
    customer: name,
  }))
  const said: Said = (words) => words.customers.domainsTakenMeanwhile(named, left)
  return new AppError('conflict', said, {
    extra: {
      domains: holders.map(({ domain, id, name }) => ({ domain, customer: { id, name } })),
    },
  })
}
