import type { EndpointAddress } from '#shared/endpoint.ts'

export const domainEndpoints = {
  listDomainProofs: { method: 'GET', path: '/api/admin/customers/:customerId/domains' },
  checkDomainProof: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/domains/:domain/check',
  },
  getDomainRule: { method: 'GET', path: '/api/admin/domain-rule' },
  changeDomainRule: { method: 'PUT', path: '/api/admin/domain-rule' },
  listUnprovenDomains: { method: 'GET', path: '/api/admin/unproven-domains' },
} as const satisfies Record<string, EndpointAddress>
