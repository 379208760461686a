import type { EndpointAddress } from '#shared/endpoint.ts'

export const settingsEndpoints = {
  getSettings: { method: 'GET', path: '/api/admin/settings' },
  updateSettings: { method: 'PUT', path: '/api/admin/settings' },
  setLogo: { method: 'PUT', path: '/api/admin/settings/logo' },
  removeLogo: { method: 'DELETE', path: '/api/admin/settings/logo' },
  getLogo: { method: 'GET', path: '/api/installation/logo' },
} as const satisfies Record<string, EndpointAddress>

export const categoryEndpoints = {
  listAdminCategories: { method: 'GET', path: '/api/admin/categories' },
  addCategory: { method: 'POST', path: '/api/admin/categories' },
  orderCategories: { method: 'PUT', path: '/api/admin/categories/order' },
  updateCategory: { method: 'PUT', path: '/api/admin/categories/:categoryId' },
} as const satisfies Record<string, EndpointAddress>
