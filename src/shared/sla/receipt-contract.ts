import { z } from 'zod'

import { SLA_MARKS, SLA_STRETCHES } from './receipt.ts'
import { SLA_STATUSES } from './sla.ts'
import { TicketSla } from '#shared/tickets/contract.ts'

const Clock = z.object({
  targetMinutes: z.number(),
  dueAt: z.string(),
  endedAt: z.string().nullable(),
  totalMinutes: z.number(),
  lines: z.array(
    z.object({
      kind: z.enum([...SLA_MARKS, ...SLA_STRETCHES]),
      from: z.string(),
      to: z.string(),
      minutes: z.number(),
      totalMinutes: z.number(),
    }),
  ),
  verdict: z.object({
    status: z.enum(SLA_STATUSES),
    earlyMinutes: z.number(),
    lateMinutes: z.number(),
  }),
})

/** The receipt of sla-receipt.ts as it goes over the wire. */
export const TicketSlaReceipt = z.object({
  calculatedAt: z.string(),
  timeZone: z.string(),
  businessHours: z.object({ days: z.array(z.string()), from: z.string(), to: z.string() }),
  priority: z.string(),
  targets: z.object({ firstResponseMinutes: z.number(), resolutionMinutes: z.number() }),
  events: z.array(
    z.object({
      type: z.enum(['created', 'priority_changed', 'answered', 'closed']),
      at: z.string(),
      priority: z.string().nullable(),
    }),
  ),
  sla: TicketSla,
  response: Clock,
  resolution: Clock,
})
export type TicketSlaReceipt = z.infer<typeof TicketSlaReceipt>
