import type { EndpointAddress } from '#shared/endpoint.ts'

export const accountEndpoints = {
  getAccount: { method: 'GET', path: '/api/account' },
  getSignInRules: { method: 'GET', path: '/api/account/sign-in-rules' },
  confirmIdentity: { method: 'POST', path: '/api/account/confirm' },
  changePassword: { method: 'POST', path: '/api/account/password' },
  beginTotp: { method: 'POST', path: '/api/account/totp' },
  confirmTotp: { method: 'POST', path: '/api/account/totp/confirm' },
  removeTotp: { method: 'DELETE', path: '/api/account/totp' },
  listPasskeys: { method: 'GET', path: '/api/account/passkeys' },
  beginPasskey: { method: 'POST', path: '/api/account/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/account/passkeys' },
  renamePasskey: { method: 'PUT', path: '/api/account/passkeys/:passkeyId' },
  removePasskey: { method: 'DELETE', path: '/api/account/passkeys/:passkeyId' },
  makeRecoveryCodes: { method: 'POST', path: '/api/account/recovery-codes' },
  listSessions: { method: 'GET', path: '/api/account/sessions' },
  endSession: { method: 'DELETE', path: '/api/account/sessions/:sessionId' },
  endOtherSessions: { method: 'DELETE', path: '/api/account/sessions' },
} as const satisfies Record<string, EndpointAddress>
