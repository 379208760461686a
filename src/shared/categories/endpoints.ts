import type { EndpointAddress } from '#shared/endpoint.ts'

export const categoryEndpoints = {
  listCategories: { method: 'GET', path: '/api/tickets/categories' },
  listAdminCategories: { method: 'GET', path: '/api/admin/categories' },
  addCategory: { method: 'POST', path: '/api/admin/categories' },
  orderCategories: { method: 'PUT', path: '/api/admin/categories/order' },
  updateCategory: { method: 'PUT', path: '/api/admin/categories/:categoryId' },
} as const satisfies Record<string, EndpointAddress>
