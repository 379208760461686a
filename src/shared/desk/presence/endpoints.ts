import type { EndpointAddress } from '#shared/endpoint.ts'

export const presenceEndpoints = {
  keepPresence: { method: 'POST', path: '/api/desk/tickets/:ticketId/presence' },
} as const satisfies Record<string, EndpointAddress>

/** How often a page says that it is still there. */
export const PRESENCE_RENEWED_MS = 25_000
/** How long that holds: a renewal may be lost. */
export const PRESENCE_LEASE_MS = 60_000
/** The same for a hidden page, which browsers let act once a minute. */
export const AWAY_LEASE_MS = 150_000
