import type { EndpointAddress } from '#shared/endpoint.ts'

export const metadataEndpoints = {
  readMetadata: { method: 'POST', path: '/api/admin/read-metadata' },
} as const satisfies Record<string, EndpointAddress>
