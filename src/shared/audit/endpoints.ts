import type { EndpointAddress } from '#shared/endpoint.ts'

export const auditEndpoints = {
  listAuditEntries: { method: 'GET', path: '/api/admin/audit-log' },
  exportAuditEntries: { method: 'GET', path: '/api/admin/audit-log/export' },
  listAuditChoices: { method: 'GET', path: '/api/admin/audit-log/choices' },
} as const satisfies Record<string, EndpointAddress>
