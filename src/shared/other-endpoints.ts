import type { EndpointAddress } from './endpoints.ts'

/** Where browsers are sent, and what other programs ask: no code of a page calls these. */
export const otherEndpoints = {
  startSamlLogin: { method: 'GET', path: '/api/auth/saml/login/:customerId' },
  finishSamlLogin: { method: 'POST', path: '/api/auth/saml/callback/:customerId' },
  getSamlMetadata: { method: 'GET', path: '/saml/metadata/:customerId' },
  debugSession: { method: 'GET', path: '/api/auth/session-debug' },
  getLogo: { method: 'GET', path: '/api/installation/logo' },
} as const satisfies Record<string, EndpointAddress>
