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
  reportReady: { method: 'POST', path: '/api/setup-link/ready' },
} as const satisfies Record<string, EndpointAddress>
