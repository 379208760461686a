import type { EndpointAddress } from '#shared/endpoint.ts'

export const timeEndpoints = {
  listTicketTime: { method: 'GET', path: '/api/desk/tickets/:ticketId/time' },
  addTime: { method: 'POST', path: '/api/desk/tickets/:ticketId/time' },
  correctTime: { method: 'POST', path: '/api/desk/time/:entryId/correction' },
  listTime: { method: 'GET', path: '/api/desk/time' },
  sumTime: { method: 'GET', path: '/api/desk/time/sums' },
  getTimeFile: { method: 'GET', path: '/api/desk/time/file' },
  listTimeExports: { method: 'GET', path: '/api/admin/time-exports' },
  exportTime: { method: 'POST', path: '/api/admin/time-exports' },
  takeBackTimeExport: { method: 'POST', path: '/api/admin/time-exports/:exportId/take-back' },
  getTimeExport: { method: 'GET', path: '/api/admin/time-exports/:exportId/file' },
  getTimeRules: { method: 'GET', path: '/api/desk/customers/:customerId/time-rules' },
  saveTimeRules: { method: 'PUT', path: '/api/admin/customers/:customerId/time-rules' },
} as const satisfies Record<string, EndpointAddress>
