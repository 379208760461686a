import type { EndpointAddress } from '#shared/endpoint.ts'

/** Endpoints of pages. Every page loads their names. */
export const accessEndpoints = {
  getCurrentUser: { method: 'GET', path: '/api/auth/user' },
  detectIdp: { method: 'GET', path: '/api/auth/idp-detect' },
  initiateLogin: { method: 'POST', path: '/api/auth/initiate-login' },
  requestEmailCode: { method: 'POST', path: '/api/auth/code' },
  signInByCode: { method: 'POST', path: '/api/auth/code/sign-in' },
  requestPasskey: { method: 'POST', path: '/api/auth/passkey' },
  signInByPasskey: { method: 'POST', path: '/api/auth/passkey/sign-in' },
  findTeamSignOn: { method: 'GET', path: '/api/auth/team-sign-on' },
  adminLogin: { method: 'POST', path: '/api/auth/admin-login' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  readAccountLink: { method: 'POST', path: '/api/auth/account-link' },
  setPassword: { method: 'POST', path: '/api/auth/set-password' },
} as const satisfies Record<string, EndpointAddress>

/** Endpoints that browsers, identity providers and operators call by themselves. */
export const outsideEndpoints = {
  startSamlLogin: { method: 'GET', path: '/api/auth/saml/login/:customerId' },
  postSamlRequest: { method: 'GET', path: '/api/auth/saml/request/:customerId' },
  finishSamlLogin: { method: 'POST', path: '/api/auth/saml/callback/:customerId' },
  signOutByRedirect: { method: 'GET', path: '/api/auth/saml/logout/:customerId' },
  signOutByPost: { method: 'POST', path: '/api/auth/saml/logout/:customerId' },
  goOnSigningOut: { method: 'GET', path: '/api/auth/saml/sign-out/:customerId' },
  startOidcLogin: { method: 'GET', path: '/api/auth/oidc/login/:customerId' },
  finishOidcLogin: { method: 'GET', path: '/api/auth/oidc/callback/:customerId' },
  logOutByProvider: { method: 'POST', path: '/api/auth/oidc/logout/:customerId' },
  /** One for all customers, as the provider knows the installation by one application. */
  finishApplicationLogin: { method: 'GET', path: '/api/auth/oidc/:kind/callback' },
  getOidcKeys: { method: 'GET', path: '/api/auth/oidc/keys' },
  getSamlMetadata: { method: 'GET', path: '/saml/metadata/:customerId' },
  debugSession: { method: 'GET', path: '/api/auth/session-debug' },
} as const satisfies Record<string, EndpointAddress>

/** Endpoints of the menu of languages, which is loaded by itself. */
export const languageEndpoints = {
  getLanguage: { method: 'GET', path: '/api/auth/language' },
  chooseLanguage: { method: 'PUT', path: '/api/auth/language' },
} as const satisfies Record<string, EndpointAddress>
