import type { EndpointAddress } from '#shared/endpoint.ts'

export const connectionTestEndpoints = {
  beginConnectionTest: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/connection/tests',
  },
  getNewestConnectionTest: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/tests/newest',
  },
  getConnectionTest: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/tests/:testId',
  },
} as const satisfies Record<string, EndpointAddress>
