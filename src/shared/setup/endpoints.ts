import type { EndpointAddress } from '#shared/endpoint.ts'

export const setupEndpoints = {
  getSetup: { method: 'GET', path: '/api/admin/setup' },
  getAttention: { method: 'GET', path: '/api/admin/attention' },
  dismissSetup: { method: 'POST', path: '/api/admin/setup/dismiss' },
} as const satisfies Record<string, EndpointAddress>
