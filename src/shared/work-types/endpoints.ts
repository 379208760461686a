import type { EndpointAddress } from '#shared/endpoint.ts'

export const workTypeEndpoints = {
  listWorkKinds: { method: 'GET', path: '/api/desk/work-kinds' },
  addWorkKind: { method: 'POST', path: '/api/admin/work-kinds' },
  orderWorkKinds: { method: 'PUT', path: '/api/admin/work-kinds/order' },
  updateWorkKind: { method: 'PUT', path: '/api/admin/work-kinds/:kindId' },
} as const satisfies Record<string, EndpointAddress>

export const MAX_WORK_KIND_NAME_LENGTH = 60
export const MAX_WORK_TYPES = 100
