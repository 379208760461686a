import type { EndpointAddress } from '#shared/endpoint.ts'

export const backgroundWorkEndpoints = {
  getBackgroundWork: { method: 'GET', path: '/api/admin/background-work' },
  listTroubledJobs: { method: 'GET', path: '/api/admin/background-work/troubled' },
  retryJob: { method: 'POST', path: '/api/admin/background-work/:jobId/retry' },
  dismissJob: { method: 'DELETE', path: '/api/admin/background-work/:jobId' },
} as const satisfies Record<string, EndpointAddress>
