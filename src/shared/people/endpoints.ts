import type { EndpointAddress } from '#shared/endpoint.ts'

export const peopleEndpoints = {
  listPeople: { method: 'GET', path: '/api/admin/customers/:customerId/people' },
  changePerson: { method: 'PUT', path: '/api/admin/customers/:customerId/people/:userId' },
} as const satisfies Record<string, EndpointAddress>
