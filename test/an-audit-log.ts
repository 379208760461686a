import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'

import { SYSTEM } from '#server/access/audit/actor.ts'
import { type AuditNote, recordAudit } from '#server/access/audit/record-audit.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'

import { anAdminPortal } from './a-new-customer.ts'
import { aCustomer } from './builders.ts'
import { TEST_NOW } from './build-test-app.ts'

export const AUDIT_LOG = '/api/admin/audit-log'

/**
 * Starts a portal and reads its audit log for one customer only, because the tests of a file share
 * the log.
 */
export async function anAuditLog() {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = await aCustomer(deps)
  return {
    ...portal,
    customer,
    record: (note: Partial<AuditNote> = {}) =>
      recordAudit(deps.db, {
        action: 'customer.changed',
        by: SYSTEM,
        at: TEST_NOW,
        customerId: customer.id,
        ...note,
      }),
    /** Returns the subjects of the customer's entries that match the query. */
    async subjectsOf(query: string) {
      const answer = await admin.get(`${AUDIT_LOG}?customerId=${customer.id}&${query}`)
      expect(answer.statusCode, query).toBe(200)
      return answer.json<AuditEntry[]>().map(({ subject }) => subject?.name)
    },
  }
}

export function about(name: string) {
  return { subject: { id: uuidv7(), name } }
}
