import type { EndpointAddress } from '#shared/endpoint.ts'

export const signInFailureEndpoints = {
  listSignInFailures: { method: 'GET', path: '/api/admin/sign-in-failures' },
  getSignInFailure: { method: 'GET', path: '/api/admin/sign-in-failures/:code' },
} as const satisfies Record<string, EndpointAddress>
