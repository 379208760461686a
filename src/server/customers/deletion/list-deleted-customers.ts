import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import type { DeletedCustomer } from '#shared/customers/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { toShownDomain } from '#server/platform/text/domain-spelling.ts'
import { listDeleted } from './deletion-queries.ts'

const DAY_MS = 24 * 3_600_000
export const DELETED_CUSTOMER_LIFE_MS = DELETED_CUSTOMER_DAYS * DAY_MS

export async function listDeletedCustomers({ db }: Pick<Deps, 'db'>): Promise<DeletedCustomer[]> {
  const rows = await asStaff(db, listDeleted)
  return rows.map(({ deletedAt, ...customer }) => ({
    ...customer,
    domains: customer.domains.map(toShownDomain),
    deletedAt: deletedAt.toISOString(),
    removedAt: new Date(deletedAt.getTime() + DELETED_CUSTOMER_LIFE_MS).toISOString(),
  }))
}
