import type { EndpointAddress } from '#shared/endpoint.ts'

const CONTRACT = '/api/admin/customers/:customerId/service-contract'

export const serviceContractEndpoints = {
  getServiceLevels: { method: 'GET', path: '/api/service-levels' },
  getServiceContract: { method: 'GET', path: CONTRACT },
  addContractVersion: { method: 'POST', path: `${CONTRACT}/versions` },
  removeContractVersion: { method: 'DELETE', path: `${CONTRACT}/versions/:versionId` },
  correctContractVersion: { method: 'POST', path: `${CONTRACT}/versions/:versionId/corrections` },
  tryOutTerms: { method: 'POST', path: `${CONTRACT}/try-out` },
  tryOutTicket: { method: 'POST', path: `${CONTRACT}/try-out/:ticketId` },
  listServiceTemplates: { method: 'GET', path: '/api/admin/service-templates' },
  addServiceTemplate: { method: 'POST', path: '/api/admin/service-templates' },
  changeServiceTemplate: { method: 'PUT', path: '/api/admin/service-templates/:templateId' },
  removeServiceTemplate: { method: 'DELETE', path: '/api/admin/service-templates/:templateId' },
} as const satisfies Record<string, EndpointAddress>

export const maintenanceEndpoints = {
  listMaintenance: { method: 'GET', path: '/api/admin/maintenance-windows' },
  addMaintenance: { method: 'POST', path: '/api/admin/maintenance-windows' },
  changeMaintenance: { method: 'PUT', path: '/api/admin/maintenance-windows/:windowId' },
  removeMaintenance: { method: 'DELETE', path: '/api/admin/maintenance-windows/:windowId' },
} as const satisfies Record<string, EndpointAddress>

export const holidayEndpoints = {
  listHolidayRegions: { method: 'GET', path: '/api/admin/holiday-regions' },
  listHolidays: { method: 'GET', path: '/api/admin/holidays' },
  importHolidays: { method: 'POST', path: '/api/admin/holidays/import' },
} as const satisfies Record<string, EndpointAddress>
