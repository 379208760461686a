import type { EndpointAddress } from '#shared/endpoint.ts'

export const customerEndpoints = {
  listCustomers: { method: 'GET', path: '/api/admin/customers' },
  countCustomers: { method: 'GET', path: '/api/admin/customers/counts' },
  prepareCustomer: { method: 'GET', path: '/api/admin/new-customer' },
  getCustomer: { method: 'GET', path: '/api/admin/customers/:customerId' },
  countCustomerSessions: { method: 'GET', path: '/api/admin/customers/:customerId/sessions' },
  createCustomer: { method: 'POST', path: '/api/admin/customers' },
  updateCustomer: { method: 'PUT', path: '/api/admin/customers/:customerId' },
  deleteCustomer: { method: 'DELETE', path: '/api/admin/customers/:customerId' },
  listDeletedCustomers: { method: 'GET', path: '/api/admin/deleted-customers' },
  restoreCustomer: {
    method: 'POST',
    path: '/api/admin/deleted-customers/:customerId/restore',
  },
  listExpiringCertificates: { method: 'GET', path: '/api/admin/expiring-certificates' },
  checkCertificate: { method: 'POST', path: '/api/admin/check-certificate' },
  refreshSamlConfig: { method: 'POST', path: '/api/admin/refresh-saml-config' },
} as const satisfies Record<string, EndpointAddress>

export const peopleEndpoints = {
  listPeople: { method: 'GET', path: '/api/admin/customers/:customerId/people' },
  changePerson: { method: 'PUT', path: '/api/admin/customers/:customerId/people/:userId' },
} as const satisfies Record<string, EndpointAddress>

export const signInFailureEndpoints = {
  listSignInFailures: { method: 'GET', path: '/api/admin/sign-in-failures' },
  getSignInFailure: { method: 'GET', path: '/api/admin/sign-in-failures/:code' },
} as const satisfies Record<string, EndpointAddress>
