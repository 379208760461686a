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

/** Why the last check did not find the record of a domain. */
export const DOMAIN_PROBLEMS = ['missing', 'other_value', 'wrong_name', 'unreachable'] as const
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number]

export const DOMAIN_STATES = ['unproven', 'proven', 'gone'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** Days that a domain stays proven once its record is gone, so that a slip locks no one out. */
export const GONE_GRACE_DAYS = 14
