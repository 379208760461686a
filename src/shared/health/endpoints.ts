import type { EndpointAddress } from '#shared/endpoint.ts'

export const healthEndpoints = {
  listFailures: { method: 'GET', path: '/api/admin/failures' },
} as const satisfies Record<string, EndpointAddress>
