import type { EndpointAddress } from '#shared/endpoint.ts'

export const usageEndpoints = {
  getUsage: { method: 'GET', path: '/api/admin/usage' },
  getUsageLimits: { method: 'GET', path: '/api/admin/usage/limits' },
  updateUsageLimits: { method: 'PUT', path: '/api/admin/usage/limits' },
} as const satisfies Record<string, EndpointAddress>
