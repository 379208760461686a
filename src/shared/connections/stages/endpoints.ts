import type { EndpointAddress } from '#shared/endpoint.ts'

export const stageEndpoints = {
  getSignOn: { method: 'GET', path: '/api/admin/customers/:customerId/connection' },
} as const satisfies Record<string, EndpointAddress>
