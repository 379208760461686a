import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'
import { TicketListItem } from '#shared/tickets/contract.ts'
import { dashboardEndpoints } from '#shared/tickets/endpoints.ts'

export const TicketCounts = z.object({
  open: z.number(),
  pending: z.number(),
  closed: z.number(),
  total: z.number(),
})

/** How the answers to the viewer's tickets kept the service level; averages in business minutes. */
export const SlaFigures = z.object({
  response: z.object({
    met: z.number(),
    breached: z.number(),
    pending: z.number(),
    averageMinutes: z.number().nullable(),
  }),
  resolution: z.object({
    met: z.number(),
    breached: z.number(),
    pending: z.number(),
    averageMinutes: z.number().nullable(),
  }),
})
export type SlaFigures = z.infer<typeof SlaFigures>

export const Dashboard = z.object({
  counts: TicketCounts,
  activity: z.object({
    slots: z.array(z.object({ month: z.string(), count: z.number() })),
  }),
  recent: z.array(TicketListItem),
  priorityAttention: z.array(TicketListItem),
  sla: SlaFigures,
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboardContract = {
  getDashboard: {
    ...dashboardEndpoints.getDashboard,
    access: 'user',
    summary: 'Counts, activity, recent tickets and service-level figures',
    response: Dashboard,
  },
} as const satisfies Record<keyof typeof dashboardEndpoints, Endpoint>
