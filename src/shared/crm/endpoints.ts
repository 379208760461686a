import type { EndpointAddress } from '#shared/endpoint.ts'

export const crmEndpoints = {
  getCrm: { method: 'GET', path: '/api/admin/crm' },
  setCrmToken: { method: 'PUT', path: '/api/admin/crm/token' },
  removeCrmToken: { method: 'DELETE', path: '/api/admin/crm/token' },
  setCrmWebhookSecret: { method: 'PUT', path: '/api/admin/crm/webhook-secret' },
  checkCrm: { method: 'POST', path: '/api/admin/crm/check' },
  switchCrm: { method: 'PUT', path: '/api/admin/crm/state' },
  getCrmValues: { method: 'GET', path: '/api/admin/crm/values' },
  saveCrmValues: { method: 'PUT', path: '/api/admin/crm/values' },
  listCrmCompanies: { method: 'GET', path: '/api/admin/crm/companies' },
  bindCrmCompany: { method: 'PUT', path: '/api/admin/crm/companies/:companyId' },
  releaseCrmCompany: { method: 'DELETE', path: '/api/admin/crm/companies/:companyId' },
  retryCrmAction: { method: 'POST', path: '/api/admin/crm/actions/:actionId/retry' },
  readCrmTicketAgain: { method: 'POST', path: '/api/admin/crm/read-again' },
  steerCrmBackfill: { method: 'PUT', path: '/api/admin/crm/backfill' },
  dismissCrmAction: { method: 'DELETE', path: '/api/admin/crm/actions/:actionId' },
  getCrmFile: { method: 'GET', path: '/api/hubspot-files/:attachmentId' },
  receiveHubSpotWebhook: { method: 'POST', path: '/api/crm/hubspot/webhook' },
} as const satisfies Record<string, EndpointAddress>
