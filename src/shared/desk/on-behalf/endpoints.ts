import type { EndpointAddress } from '#shared/endpoint.ts'

/**
 * A ticket that an agent raises for a person of a customer, such as after a call. The person need not
 * have signed in: they are made as their first sign-in would make them, and it finds them later.
 */
export const onBehalfEndpoints = {
  listRequesters: { method: 'GET', path: '/api/desk/customers/:customerId/people' },
  raiseOnBehalf: { method: 'POST', path: '/api/desk/tickets' },
} as const satisfies Record<string, EndpointAddress>

/** As many people are offered. */
export const MAX_REQUESTERS_OFFERED = 20
/** That is enough to tell people apart. */
export const MAX_PERSON_NAME_LENGTH = 200
