import type { EndpointAddress } from '#shared/endpoint.ts'

export const settingsEndpoints = {
  getSettings: { method: 'GET', path: '/api/admin/settings' },
  updateSettings: { method: 'PUT', path: '/api/admin/settings' },
  setLogo: { method: 'PUT', path: '/api/admin/settings/logo' },
  removeLogo: { method: 'DELETE', path: '/api/admin/settings/logo' },
  getLogo: { method: 'GET', path: '/api/installation/logo' },
} as const satisfies Record<string, EndpointAddress>
