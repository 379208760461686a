import type { EndpointAddress } from '#shared/endpoint.ts'

export const accessEndpoints = {
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  detectIdp: { method: 'GET', path: '/api/auth/idp-detect' },
  initiateLogin: { method: 'POST', path: '/api/auth/initiate-login' },
  startSamlLogin: { method: 'GET', path: '/api/auth/saml/login/:customerId' },
  finishSamlLogin: { method: 'POST', path: '/api/auth/saml/callback/:customerId' },
  getSamlMetadata: { method: 'GET', path: '/saml/metadata/:customerId' },
  adminLogin: { method: 'POST', path: '/api/auth/admin-login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  debugSession: { method: 'GET', path: '/api/auth/session-debug' },
  readAccountLink: { method: 'POST', path: '/api/auth/account-link' },
  setPassword: { method: 'POST', path: '/api/auth/set-password' },
} as const satisfies Record<string, EndpointAddress>
