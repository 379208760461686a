import type { EndpointAddress } from '#shared/endpoint.ts'

export const customerEndpoints = {
  listCustomers: { method: 'GET', path: '/api/admin/customers' },
  countCustomers: { method: 'GET', path: '/api/admin/customers/counts' },
  prepareCustomer: { method: 'GET', path: '/api/admin/new-customer' },
  getCustomer: { method: 'GET', path: '/api/admin/customers/:customerId' },
  getCustomerOverview: { method: 'GET', path: '/api/admin/customers/:customerId/overview' },
  countCustomerSessions: { method: 'GET', path: '/api/admin/customers/:customerId/sessions' },
  createCustomer: { method: 'POST', path: '/api/admin/customers' },
  updateCustomer: { method: 'PUT', path: '/api/admin/customers/:customerId' },
  deleteCustomer: { method: 'DELETE', path: '/api/admin/customers/:customerId' },
  listDeletedCustomers: { method: 'GET', path: '/api/admin/deleted-customers' },
  restoreCustomer: {
    method: 'POST',
    path: '/api/admin/deleted-customers/:customerId/restore',
  },
  checkCertificate: { method: 'POST', path: '/api/admin/check-certificate' },
  refreshSamlConfig: { method: 'POST', path: '/api/admin/refresh-saml-config' },
} as const satisfies Record<string, EndpointAddress>

export const peopleEndpoints = {
  listPeople: { method: 'GET', path: '/api/admin/customers/:customerId/people' },
  changePerson: { method: 'PUT', path: '/api/admin/customers/:customerId/people/:userId' },
  removePasskeysOf: {
    method: 'DELETE',
    path: '/api/admin/customers/:customerId/people/:userId/passkeys',
  },
  unlinkProviderAccount: {
    method: 'DELETE',
    path: '/api/admin/customers/:customerId/people/:userId/provider-account',
  },
  listColleagues: { method: 'GET', path: '/api/people' },
  changeColleague: { method: 'PUT', path: '/api/people/:userId' },
} as const satisfies Record<string, EndpointAddress>

export const signInFailureEndpoints = {
  listSignInFailures: { method: 'GET', path: '/api/admin/sign-in-failures' },
  getSignInFailure: { method: 'GET', path: '/api/admin/sign-in-failures/:code' },
} as const satisfies Record<string, EndpointAddress>

export const domainEndpoints = {
  listDomainProofs: { method: 'GET', path: '/api/admin/customers/:customerId/domains' },
  checkDomainProof: {
    method: 'POST',
    path: '/api/admin/customers/:customerId/domains/:domain/check',
  },
  getDomainRule: { method: 'GET', path: '/api/admin/domain-rule' },
  changeDomainRule: { method: 'PUT', path: '/api/admin/domain-rule' },
} as const satisfies Record<string, EndpointAddress>

/** Why the last check did not find the record of a domain. */
export const DOMAIN_PROBLEMS = ['missing', 'other_value', 'wrong_name', 'unreachable'] as const

export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number]

export const DOMAIN_STATES = ['unproven', 'proven', 'gone'] as const

export type DomainState = (typeof DOMAIN_STATES)[number]

/** Days that a domain stays proven once its record is gone, so that a slip locks no one out. */
export const GONE_GRACE_DAYS = 14
