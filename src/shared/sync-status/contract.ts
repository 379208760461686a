import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { syncStatusEndpoints } from './endpoints.ts'

/** Facts that a requester may know of the system that the support team works in. */
export const SyncStatus = z.object({
  /**
   * Changes of the team after it are not here yet. Null while both are in step, or there is no such
   * system.
   */
  asOf: z.string().nullable(),
  /** Which tickets have not reached the team yet: the one that was asked for, or the requester's newest. */
  queuedTickets: z.array(z.string()),
  /** The requester's own comments of the ticket that was asked for, which have not either. */
  queuedComments: z.array(z.string()),
  /** Those that the team's system rejected, or whose files, changes or closing it did: an administrator sends them again. */
  refusedTickets: z.array(z.string()),
  refusedComments: z.array(z.string()),
})
export type SyncStatus = z.infer<typeof SyncStatus>

export const syncStatusContract = {
  getStanding: {
    ...syncStatusEndpoints.getStanding,
    access: 'user',
    summary: 'Whether the portal and the system of the support team are in step',
    query: z.object({ ticketId: z.uuid(textKey('tickets.giveTicket')).optional() }),
    response: SyncStatus,
  },
} as const satisfies Record<keyof typeof syncStatusEndpoints, Endpoint>
