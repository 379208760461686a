import type { EndpointAddress } from '#shared/endpoint.ts'

export const setupLinkEndpoints = {
  listSetupLinks: {
    method: 'GET',
    path: '/api/admin/customers/:customerId/connection/setup-links',
  },
  makeSetupLink: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/connection/setup-links',
  },
  revokeSetupLink: {
    method: 'DELETE',
    path: '/api/admin/customers/:customerId/connection/setup-links/:linkId',
  },
  openSetupLink: { method: 'GET', path: '/api/setup-link' },
  readLinkedMetadata: { method: 'POST', path: '/api/setup-link/read-metadata' },
  checkLinkedCertificate: { method: 'POST', path: '/api/setup-link/check-certificate' },
  getLinkedSignOn: { method: 'GET', path: '/api/setup-link/connection' },
  saveLinkedDraft: { method: 'PUT', path: '/api/setup-link/connection/draft' },
  discardLinkedDraft: { method: 'DELETE', path: '/api/setup-link/connection/draft' },
  goLiveByLink: { method: 'POST', path: '/api/setup-link/connection/go-live' },
  beginLinkedTest: { method: 'POST', path: '/api/setup-link/connection/tests' },
  getNewestLinkedTest: { method: 'GET', path: '/api/setup-link/connection/tests/newest' },
  getLinkedTest: { method: 'GET', path: '/api/setup-link/connection/tests/:testId' },
  listLinkedDomains: { method: 'GET', path: '/api/setup-link/domains' },
  checkLinkedDomain: { method: 'POST', path: '/api/setup-link/domains/:domain/check' },
  listLinkedFailures: { method: 'GET', path: '/api/setup-link/failures' },
  reportReady: { method: 'POST', path: '/api/setup-link/ready' },
} as const satisfies Record<string, EndpointAddress>
