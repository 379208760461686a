import { SYSTEM } from '#server/access/audit/actor.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import {
  beginRemoval,
  countBelongings,
  deleteCustomerRow,
  deleteSomeRows,
  findForRemoval,
  listDueForRemoval,
  listStorageKeys,
} from './deletion-queries.ts'
import { DELETED_CUSTOMER_LIFE_MS } from './list-deleted-customers.ts'
import { recordCustomer } from '#server/customers/core/record-customer.ts'

type RemovalDeps = Pick<Deps, 'db' | 'files' | 'now'>

/**
 * Every table with a customer's rows, each listed before the tables that it references. Audit
 * entries stay.
 */
export const TABLES_OF_A_CUSTOMER = [
  'idempotency_keys',
  'sessions',
  'saml_requests',
  'saml_assertions',
  'email_codes',
  'email_code_settings',
  'passkey_sign_ins',
  'emergency_doors',
  'sign_in_failures',
  'worked_sign_ins',
  'ticket_events',
  'held_files',
  'waiting_replies',
  'answer_drafts',
  'mail_parts',
  'attachments',
  'pending_files',
  'ticket_links',
  'ticket_merges',
  'ticket_participants',
  'ticket_ratings',
  'ticket_escalations',
  'comments',
  'ticket_texts',
  'ticket_figures',
  'company_figures',
  'staff_notices',
  'desk_bulk_tickets',
  'desk_seen',
  'desk_tickets',
  'time_entries',
  'time_exports',
  'time_rules',
  'crm_actions',
  'crm_files',
  'crm_comments',
  'crm_tickets',
  'received_mails',
  'alert_rules',
  'mail_causes',
  'mail_digest_items',
  'mail_attempts',
  'mail_message_ids',
  'sent_mails',
  'tickets',
  'service_contract_revisions',
  'service_contract_versions',
  'maintenance_window_customers',
  'ticket_list_versions',
  'outbox',
  'usage_counts',
  'technical_contacts',
  'customer_briefs',
  'connection_tests',
  'connection_signers',
  'certificate_warnings',
  'metadata_looks',
  'setup_link_visits',
  'setup_links',
  'connection_drafts',
  'connection_versions',
  'connection_sign_ins',
  'connection_watches',
  'connections',
  'domain_proofs',
  'customer_domains',
  'crm_companies',
  'crm_contacts',
  'mail_addresses',
  'mail_preferences',
  'users',
] as const

const FILES_AT_ONCE = 500
/** Small enough that a statement ends within its time limit. */
const ROWS_AT_ONCE = 10_000

/**
 * Removes customers for good that were deleted long enough ago. A run that is interrupted, by
 * `stopping` or by a crash, is continued by the next. Two processes may run it at once.
 */
export async function removeDeletedCustomers(
  deps: RemovalDeps,
  stopping?: AbortSignal,
): Promise<void> {
  const deletedUntil = new Date(deps.now().getTime() - DELETED_CUSTOMER_LIFE_MS)
  const due = await asWorker(deps.db, (tx) => listDueForRemoval(tx, deletedUntil))
  for (const { id } of due) {
    const isOurs = await asWorker(deps.db, (tx) =>
      beginRemoval(tx, id, { deletedUntil, now: deps.now() }),
    )
    if (!isOurs) continue
    await removeFiles(deps, id, stopping)
    if (stopping?.aborted) return
    await removeRows(deps, id)
  }
}

/**
 * Deletes the files before the rows, which alone have their keys. Ignores a file that is gone
 * already.
 */
async function removeFiles(deps: RemovalDeps, customerId: string, stopping?: AbortSignal) {
  for (let after = ''; ;) {
    const page = { after, limit: FILES_AT_ONCE }
    const keys = await asWorker(deps.db, (tx) => listStorageKeys(tx, customerId, page))
    for (const key of keys) {
      if (stopping?.aborted) return
      await deps.files.delete(key)
    }
    const last = keys.at(-1)
    if (last === undefined) return
    after = last
  }
}

function removeRows(deps: RemovalDeps, customerId: string): Promise<void> {
  return asWorker(deps.db, async (tx) => {
    const customer = await findForRemoval(tx, customerId)
    if (!customer) return
    const { id, name, deletedAt, deletedBy } = customer
    const belongings = await countBelongings(tx, id)
    const batch = { customerId: id, limit: ROWS_AT_ONCE }
    for (const table of TABLES_OF_A_CUSTOMER)
      while ((await deleteSomeRows(tx, table, batch)) === ROWS_AT_ONCE) continue
    await deleteCustomerRow(tx, id)
    await recordCustomer(tx, customer, {
      action: 'customer.removed',
      by: SYSTEM,
      at: deps.now(),
      before: { name, deletedAt: deletedAt.toISOString(), deletedBy, ...belongings },
    })
  })
}
