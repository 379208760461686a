import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { CustomerTerms } from '#shared/service-contracts/input.ts'
import { Joined } from '#shared/tickets/audience-contract.ts'
import { TicketSla } from '#shared/tickets/contract.ts'
import { PRIORITIES, SLA_STATUSES } from '#shared/tickets/values.ts'
import { slaEndpoints } from '#shared/tickets/endpoints.ts'
import { SLA_MARKS } from './count-clocks.ts'
import { SLA_STRETCHES } from './receipt.ts'
import { PAUSE_CAUSES } from './terms.ts'

const Contract = z.object({
  versionId: z.string(),
  validFrom: z.string(),
  terms: CustomerTerms,
})

const Clock = z.object({
  targetMinutes: z.number(),
  /** Null while the clock is paused. */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  totalMinutes: z.number(),
  lines: z.array(
    z.object({
      kind: z.enum([...SLA_MARKS, ...SLA_STRETCHES]),
      from: z.string(),
      to: z.string(),
      minutes: z.number(),
      totalMinutes: z.number(),
      holidays: z.array(z.string()).optional(),
      causes: z
        .array(
          z.object({
            cause: z.enum(PAUSE_CAUSES),
            from: z.string(),
            to: z.string().nullable(),
            by: z.string().nullable(),
            name: z.string().optional(),
          }),
        )
        .optional(),
      reason: z.string().optional(),
    }),
  ),
  verdict: z.object({
    status: z.enum(SLA_STATUSES),
    earlyMinutes: z.number(),
    lateMinutes: z.number(),
  }),
  /** The terms that count for it where a later correction does not. */
  formerTerms: z.optional(CustomerTerms),
})

/** The receipt of `receipt.ts`, as it is sent. */
export const TicketSlaReceipt = z.object({
  calculatedAt: z.string(),
  timeZone: z.string(),
  businessHours: z.object({ days: z.array(z.string()), from: z.string(), to: z.string() }),
  priority: z.string(),
  targets: z.object({ firstResponseMinutes: z.number(), resolutionMinutes: z.number() }),
  events: z.array(
    z.object({
      type: z.enum([
        'created',
        'priority_changed',
        'categories_changed',
        'answered',
        'closed',
        'reopened',
      ]),
      at: z.string(),
      priority: z.string().nullable(),
      categories: z.array(z.string()).optional(),
    }),
  ),
  sla: TicketSla,
  response: Clock,
  resolution: Clock,
  /** The version of the contract that counts, with its latest terms. */
  contract: Contract.optional(),
})
export type TicketSlaReceipt = z.infer<typeof TicketSlaReceipt>

/** The promise of `promise.ts`, as it is sent. */
export const SlaPromise = z.object({
  calculatedAt: z.string(),
  timeZone: z.string(),
  businessHours: z.object({ days: z.array(z.string()), from: z.string(), to: z.string() }),
  promises: z.array(
    z.object({
      priority: z.enum(PRIORITIES),
      firstResponseMinutes: z.number(),
      resolutionMinutes: z.number(),
      /** Null while a maintenance window stops the clock. */
      responseDueAt: z.string().nullable(),
      resolutionDueAt: z.string().nullable(),
    }),
  ),
  /** With a contract: when the clock of a ticket that is raised now starts. */
  startsAt: z.string().optional(),
  contract: Contract.optional(),
})
export type SlaPromise = z.infer<typeof SlaPromise>

/** Categories that were chosen already, with which a contract can have other targets. */
const SlaPromiseQuery = z.object({
  categories: Joined.pipe(z.array(z.string().refine((text) => !text.includes('\0')))).optional(),
})
export type SlaPromiseQuery = z.infer<typeof SlaPromiseQuery>

export const slaContract = {
  getSlaPromise: {
    ...slaEndpoints.getSlaPromise,
    access: 'user',
    summary:
      'When a ticket of each priority, raised now, will be answered and resolved at the latest',
    query: SlaPromiseQuery,
    response: SlaPromise,
  },
  getTicketSla: {
    ...slaEndpoints.getTicketSla,
    access: 'user',
    summary: 'How the service level of a ticket was counted, line by line',
    params: z.object({ ticketId: z.uuid() }),
    response: TicketSlaReceipt,
  },
} as const satisfies Record<keyof typeof slaEndpoints, Endpoint>
