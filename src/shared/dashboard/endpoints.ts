import type { EndpointAddress } from '#shared/endpoint.ts'

export const dashboardEndpoints = {
  getDashboard: { method: 'GET', path: '/api/dashboard' },
} as const satisfies Record<string, EndpointAddress>
