import type { Actor } from '#server/access/audit/actor.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { auditFields } from '#server/customers/core/audit-fields.ts'
import { closeDoor } from '#server/connections/emergency-door/emergency-door.ts'
import { deleteSessionsOfCustomer } from '#server/access/sessions/queries.ts'
import { lockCustomer, releaseDomains, updateCustomer } from '#server/customers/core/queries.ts'
import { recordCustomer } from '#server/customers/core/record-customer.ts'
import { customerNotFound, getCustomer } from '#server/customers/core/save-customer.ts'

/** Hides the customer and ends its sessions at once. Its data stays for 30 days. */
export function deleteCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  by: Actor,
  customerId: string,
): Promise<void> {
  return asStaff(deps.db, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) throw customerNotFound()
    const customer = await getCustomer(deps, tx, customerId)
    const now = deps.now()
    await updateCustomer(tx, customerId, { deletedAt: now, deletedBy: by.name, updatedAt: now })
    await releaseDomains(tx, customerId)
    await closeDoor(tx, { customer, by, at: now })
    await deleteSessionsOfCustomer(tx, customerId)
    await recordCustomer(tx, customer, {
      action: 'customer.deleted',
      by,
      at: now,
      before: auditFields(customer),
    })
  })
}
