import type { DeskTicketQuery } from '#shared/desk/contract.ts'
import { deskEndpoints } from '#shared/desk/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/**
 * Finds tickets of all customers. In a file of its own, because customers load the search without
 * anything of the desk.
 */
export function findAtDesk(
  query: Pick<DeskTicketQuery, 'limit'> & { q?: string },
  signal: AbortSignal,
) {
  const sort = 'updatedAt' as const
  return call(deskEndpoints.listDeskTickets, { query: { view: 'all', sort, ...query } }, { signal })
}
