import type { EndpointAddress } from '#shared/endpoint.ts'

/** Apart from what administrators read of sent mail, so that the account's page loads nothing of that. */
export const mailChoiceEndpoints = {
  getMailChoice: { method: 'GET', path: '/api/account/mail' },
  saveMailChoice: { method: 'PUT', path: '/api/account/mail' },
} as const satisfies Record<string, EndpointAddress>
