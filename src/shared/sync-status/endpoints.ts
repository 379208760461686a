import type { EndpointAddress } from '#shared/endpoint.ts'

export const syncStatusEndpoints = {
  getStanding: { method: 'GET', path: '/api/standing' },
} as const satisfies Record<string, EndpointAddress>
