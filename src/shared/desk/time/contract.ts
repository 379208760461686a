import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '#shared/limits.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { timeEndpoints } from '#shared/desk/endpoints.ts'
import { CorrectedTime, WorkTime } from './input.ts'
import { MAX_MINIMUM_MINUTES, ROUNDINGS, TIME_FILES } from './values.ts'

const Named = z.object({ id: z.string(), name: z.string() })

export const TimeEntry = z.object({
  id: z.string(),
  ticket: z.object({ id: z.string(), number: z.number(), subject: z.string() }),
  customer: Named,
  /** As they were called when they worked. */
  agent: Named,
  day: z.string(),
  /** Below zero where it takes back an entry that was exported. */
  minutes: z.number(),
  /** After the minimum and rounding of the customer. */
  billedMinutes: z.number(),
  isBillable: z.boolean(),
  kind: Named,
  invoiceText: z.string(),
  /** The reply or note that it came with. */
  commentId: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  correctsId: z.string().nullable(),
  isReversal: z.boolean(),
  reason: z.string().nullable(),
  /** When another entry took its place. */
  correctedAt: z.string().nullable(),
  exportedAt: z.string().nullable(),
})
export type TimeEntry = z.infer<typeof TimeEntry>

export const TicketTime = z.object({
  /** With the time of the tickets that were merged into it. */
  minutes: z.number(),
  billedMinutes: z.number(),
  /** The newest day first, with those that were corrected. Each says at which ticket it was worked. */
  entries: z.array(TimeEntry),
})
export type TicketTime = z.infer<typeof TicketTime>

const MONTH = textKey('timeEntries.monthFormat')

const TimeFilters = z.object({
  customerId: z.uuid().optional(),
  agentId: z.uuid().optional(),
  month: z
    .string()
    .regex(/^(?!0000)\d{4}-(?:0[1-9]|1[0-2])$/, MONTH)
    .optional(),
  kindId: z
    .string()
    .max(100)
    .refine((text) => !text.includes('\0'))
    .optional(),
  billable: z.enum(['true', 'false']).optional(),
  exported: z.enum(['true', 'false']).optional(),
})
export type TimeFilters = z.infer<typeof TimeFilters>

const COUNT = textKey('timeEntries.pageSize')
export const TimeQuery = TimeFilters.extend({
  limit: z.coerce
    .number(COUNT)
    .int(COUNT)
    .min(1, COUNT)
    .max(MAX_PAGE_SIZE, COUNT)
    .default(DEFAULT_PAGE_SIZE),
  cursor: z.string().max(512).optional(),
})
export type TimeQuery = z.infer<typeof TimeQuery>

export const TimeSum = z.object({
  customer: Named,
  /** As in 2026-01. */
  month: z.string(),
  kind: Named,
  entries: z.number(),
  minutes: z.number(),
  billedMinutes: z.number(),
  /** Billed minutes that no export has taken yet. */
  openMinutes: z.number(),
})
export type TimeSum = z.infer<typeof TimeSum>

export const TimeExport = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  customer: Named.nullable(),
  month: z.string().nullable(),
  entries: z.number(),
  /** When and by whom its mark was taken back: its entries are for a later export then. */
  takenBackAt: z.string().nullable(),
  takenBackBy: z.string().nullable(),
})
export type TimeExport = z.infer<typeof TimeExport>

const MINIMUM = textKey('timeEntries.minimumRange')
export const TimeRules = z.object({
  minimumMinutes: z.number(MINIMUM).int(MINIMUM).min(0, MINIMUM).max(MAX_MINIMUM_MINUTES, MINIMUM),
  roundingMinutes: z.literal(ROUNDINGS, textKey('timeEntries.chooseRounding')),
  /** Set when the customer's people see the time of their tickets. */
  isShownToCustomer: z.boolean(),
})
export type TimeRules = z.infer<typeof TimeRules>

const TicketId = z.object({ ticketId: z.uuid() })
const CustomerId = z.object({ customerId: z.uuid() })

export const timeContract = {
  listTicketTime: {
    ...timeEndpoints.listTicketTime,
    access: 'staff',
    summary:
      'The time that was worked on a ticket and on those merged into it, with its corrections',
    params: TicketId,
    response: TicketTime,
  },
  addTime: {
    ...timeEndpoints.addTime,
    access: 'staff',
    summary: 'Add time that one has worked on a ticket, also on a closed one',
    params: TicketId,
    body: WorkTime,
    idempotent: true,
    status: 201,
    response: TicketTime,
  },
  correctTime: {
    ...timeEndpoints.correctTime,
    access: 'staff',
    summary: 'Put another entry in the place of a wrong one, which is kept as history',
    params: z.object({ entryId: z.uuid() }),
    body: CorrectedTime,
    idempotent: true,
    status: 201,
    response: TicketTime,
  },
  listTime: {
    ...timeEndpoints.listTime,
    access: 'staff',
    summary: 'Time entries that count, newest day first; the next page is in the Link header',
    query: TimeQuery,
    response: z.array(TimeEntry),
  },
  sumTime: {
    ...timeEndpoints.sumTime,
    access: 'staff',
    summary: 'Sums of time by customer, month and kind of work',
    query: TimeFilters,
    response: z.array(TimeSum),
  },
  getTimeFile: {
    ...timeEndpoints.getTimeFile,
    access: 'staff',
    summary: 'Time entries or their sums as CSV, without marking them',
    query: TimeFilters.extend({ of: z.enum(TIME_FILES).default('entries') }),
    produces: 'text/csv',
  },
  listTimeExports: {
    ...timeEndpoints.listTimeExports,
    access: 'admin',
    summary: 'The newest exports of time, each of which can be read again',
    response: z.array(TimeExport),
  },
  exportTime: {
    ...timeEndpoints.exportTime,
    access: 'admin',
    summary: 'Mark the matching entries that no export has taken yet as exported',
    body: TimeFilters.pick({
      customerId: true,
      month: true,
      agentId: true,
      kindId: true,
      billable: true,
    }),
    idempotent: true,
    status: 201,
    response: TimeExport,
  },
  takeBackTimeExport: {
    ...timeEndpoints.takeBackTimeExport,
    access: 'admin',
    summary: 'Take back the mark of an export, which stays listed: a later one takes its entries',
    params: z.object({ exportId: z.uuid() }),
    response: TimeExport,
  },
  getTimeExport: {
    ...timeEndpoints.getTimeExport,
    access: 'admin',
    summary: 'The entries of an export as CSV',
    params: z.object({ exportId: z.uuid() }),
    produces: 'text/csv',
  },
  getTimeRules: {
    ...timeEndpoints.getTimeRules,
    access: 'staff',
    summary: 'How the time of a customer is billed, and whether its people see it',
    params: CustomerId,
    response: TimeRules,
  },
  saveTimeRules: {
    ...timeEndpoints.saveTimeRules,
    access: 'admin',
    // Needed when the customer sees it from then on.
    confirm: 'by_input',
    summary: 'Set how the time of a customer is billed from now on',
    params: CustomerId,
    body: TimeRules,
    response: TimeRules,
  },
} as const satisfies Record<keyof typeof timeEndpoints, Endpoint>
