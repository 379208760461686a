import type { EndpointAddress } from '#shared/endpoint.ts'

/** Many tickets at once. */
export const bulkEndpoints = {
  changeTickets: { method: 'POST', path: '/api/desk/bulk' },
  undoBulk: { method: 'POST', path: '/api/desk/bulk/:bulkId/undo' },
} as const satisfies Record<string, EndpointAddress>

/** How many tickets are changed at once. */
export const MAX_BULK_TICKETS = 100

/** For how long it can be undone. */
export const BULK_UNDO_MINUTES = 10

/**
 * Reasons why a ticket was left as it is. `agent_gone`: its former assignee cannot have it any
 * more. `changed_since`: another change came in between.
 */
export const BULK_REFUSALS = ['closed', 'missing', 'changed_since', 'agent_gone'] as const
export type BulkRefusal = (typeof BULK_REFUSALS)[number]
