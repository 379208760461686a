import type { EndpointAddress } from '#shared/endpoint.ts'

export const presenceEndpoints = {
  keepPresence: { method: 'POST', path: '/api/desk/tickets/:ticketId/presence' },
} as const satisfies Record<string, EndpointAddress>

/** How often a page says that it is still there. */
export const PRESENCE_RENEWED_MS = 25_000
/** How long that holds: one renewal may be lost, and a browser that was killed is gone within a minute. */
export const PRESENCE_LEASE_MS = 55_000
