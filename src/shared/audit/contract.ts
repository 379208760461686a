import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { textKey } from '#shared/words/catalogue.ts'
import { auditEndpoints } from './endpoints.ts'
import { AUDIT_EXPORT_FORMATS, auditActionsOf } from './values.ts'

const AuditFields = z.record(z.string(), z.unknown()).nullable()

export const AuditEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** A newer process may have written one that this one does not know. */
  action: z.string(),
  /** With the name of that time. Without an id it was the system itself, or an unknown person. */
  actor: z.object({
    id: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    address: z.string().nullable(),
  }),
  /** The customer that it concerns; null for the installation itself. */
  customerId: z.string().nullable(),
  subject: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** The fields that changed, as they were and as they are. */
  before: AuditFields,
  after: AuditFields,
})
export type AuditEntry = z.infer<typeof AuditEntry>

const WHEN = textKey('audit.giveWhen')
const PAGE_SIZE = textKey('audit.pageSize')

function when() {
  return z.union([z.iso.date(), z.iso.datetime({ offset: true })], WHEN).optional()
}

const AuditFilters = z.object({
  q: z
    .string()
    .max(200, textKey('audit.searchTooLong'))
    .refine((text) => !text.includes('\0'), textKey('audit.notSearchable'))
    .transform((text) => text.toWellFormed().trim())
    .optional(),
  /** Actions, or groups of them such as `customer`, with commas between them. */
  action: z
    .string()
    .refine(
      (names) => names.split(',').every((name) => auditActionsOf(name).length > 0),
      textKey('audit.giveActions'),
    )
    .optional(),
  customerId: z.uuid(textKey('audit.giveCustomer')).optional(),
  actorId: z.uuid(textKey('audit.givePerson')).optional(),
  /** From this instant on, or from the beginning of this day in the caller's time zone. */
  from: when(),
  /** Before this instant, or until the end of this day in the caller's time zone. */
  to: when(),
})
export type AuditFilters = z.infer<typeof AuditFilters>

export const AuditListQuery = AuditFilters.extend({
  limit: z.coerce
    .number(PAGE_SIZE)
    .int(PAGE_SIZE)
    .min(1, PAGE_SIZE)
    .max(MAX_PAGE_SIZE, PAGE_SIZE)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
})
export type AuditListQuery = z.infer<typeof AuditListQuery>

export const AuditExportQuery = AuditFilters.extend({
  format: z.enum(AUDIT_EXPORT_FORMATS, textKey('audit.giveFormat')),
})
export type AuditExportQuery = z.infer<typeof AuditExportQuery>

const Choice = z.object({ id: z.string(), name: z.string() })
export const AuditChoices = z.object({ customers: z.array(Choice), staff: z.array(Choice) })
export type AuditChoices = z.infer<typeof AuditChoices>

export const auditContract = {
  listAuditEntries: {
    ...auditEndpoints.listAuditEntries,
    access: 'admin',
    summary: 'The audit log, newest first; the next page is in the Link header',
    query: AuditListQuery,
    response: z.array(AuditEntry),
  },
  exportAuditEntries: {
    ...auditEndpoints.exportAuditEntries,
    access: 'admin',
    summary: 'All entries that match, newest first, as CSV or as JSON Lines',
    query: AuditExportQuery,
    produces: 'text/csv or application/jsonl',
  },
  listAuditChoices: {
    ...auditEndpoints.listAuditChoices,
    access: 'admin',
    summary: 'What the audit log can be narrowed to: customers and staff, by name',
    response: AuditChoices,
  },
} as const satisfies Record<keyof typeof auditEndpoints, Endpoint>
