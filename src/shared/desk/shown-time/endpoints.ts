import type { EndpointAddress } from '#shared/endpoint.ts'

/** The one address of the time that a customer's page calls, apart from those of the desk. */
export const shownTimeEndpoints = {
  getShownTime: { method: 'GET', path: '/api/tickets/:ticketId/time' },
} as const satisfies Record<string, EndpointAddress>
