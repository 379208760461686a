import { asStaff } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteSessionsOfCustomer,
  findCustomerVersion,
  releaseDomains,
  updateCustomer,
} from './queries.ts'
import { customerNotFound } from './save-customer.ts'

/** Ends the customer's sign-ins at once and hides it; its data stays for 30 days. */
export function deleteCustomer(deps: Pick<Deps, 'db' | 'now'>, customerId: string): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    if (!(await findCustomerVersion(tx, customerId))) throw customerNotFound()
    const now = deps.now()
    await updateCustomer(tx, customerId, { deletedAt: now, updatedAt: now })
    await releaseDomains(tx, customerId)
    await deleteSessionsOfCustomer(tx, customerId)
  })
}
