import type { EndpointAddress } from '#shared/endpoint.ts'

export const workKindEndpoints = {
  listWorkKinds: { method: 'GET', path: '/api/desk/work-kinds' },
  addWorkKind: { method: 'POST', path: '/api/admin/work-kinds' },
  orderWorkKinds: { method: 'PUT', path: '/api/admin/work-kinds/order' },
  updateWorkKind: { method: 'PUT', path: '/api/admin/work-kinds/:kindId' },
} as const satisfies Record<string, EndpointAddress>
