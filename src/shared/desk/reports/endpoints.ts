import type { EndpointAddress } from '#shared/endpoint.ts'

/** Apart from the desk's, because only the page of numbers calls them. */
export const numbersEndpoints = {
  getDeskNumbers: { method: 'GET', path: '/api/desk/numbers' },
  getNumbersFile: { method: 'GET', path: '/api/desk/numbers/file' },
} as const satisfies Record<string, EndpointAddress>
