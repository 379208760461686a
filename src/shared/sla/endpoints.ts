import type { EndpointAddress } from '#shared/endpoint.ts'

export const slaEndpoints = {
  getSlaPromise: { method: 'GET', path: '/api/tickets/service-level' },
  getTicketSla: { method: 'GET', path: '/api/tickets/:ticketId/sla' },
} as const satisfies Record<string, EndpointAddress>
