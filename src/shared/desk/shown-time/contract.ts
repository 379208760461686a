import { z } from 'zod'

import type { Endpoint } from '#shared/endpoint.ts'

import { shownTimeEndpoints } from './endpoints.ts'

/** Time that a requester sees when their organization has time shown. */
export const ShownTime = z.object({
  billedMinutes: z.number(),
  entries: z.array(
    z.object({
      id: z.string(),
      day: z.string(),
      billedMinutes: z.number(),
      isBillable: z.boolean(),
      kind: z.string(),
      invoiceText: z.string(),
    }),
  ),
})
export type ShownTime = z.infer<typeof ShownTime>

export const shownTimeContract = {
  getShownTime: {
    ...shownTimeEndpoints.getShownTime,
    access: 'user',
    summary: 'The time of an own ticket; nothing unless the organization has it shown',
    params: z.object({ ticketId: z.uuid() }),
    response: ShownTime,
  },
} as const satisfies Record<keyof typeof shownTimeEndpoints, Endpoint>
