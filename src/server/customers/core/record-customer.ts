import type { Customer } from '#shared/customers/contract.ts'

import { type AuditNote, recordAudit } from '#server/access/audit/record-audit.ts'
import type { Tx } from '#server/platform/db/client.ts'

/** Writes an audit entry about a customer. */
export function recordCustomer(
  tx: Tx,
  { id, name }: Pick<Customer, 'id' | 'name'>,
  note: Omit<AuditNote, 'customerId' | 'subject'>,
): Promise<void> {
  return recordAudit(tx, { ...note, customerId: id, subject: { id, name } })
}
