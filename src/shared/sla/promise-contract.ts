import { z } from 'zod'

import { PRIORITIES } from '#shared/tickets/values.ts'

/** The promise of sla-promise.ts as it goes over the wire. */
export const SlaPromise = z.object({
  calculatedAt: z.string(),
  timeZone: z.string(),
  businessHours: z.object({ days: z.array(z.string()), from: z.string(), to: z.string() }),
  promises: z.array(
    z.object({
      priority: z.enum(PRIORITIES),
      firstResponseMinutes: z.number(),
      resolutionMinutes: z.number(),
      responseDueAt: z.string(),
      resolutionDueAt: z.string(),
    }),
  ),
})
export type SlaPromise = z.infer<typeof SlaPromise>
