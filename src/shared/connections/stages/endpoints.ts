import type { EndpointAddress } from '#shared/endpoint.ts'

const CONNECTION = '/api/admin/customers/:customerId/connection'

export const stageEndpoints = {
  getSignOn: { method: 'GET', path: CONNECTION },
  switchSignOnOff: { method: 'DELETE', path: CONNECTION },
  saveConnectionDraft: { method: 'PUT', path: `${CONNECTION}/draft` },
  discardConnectionDraft: { method: 'DELETE', path: `${CONNECTION}/draft` },
  goLive: { method: 'POST', path: `${CONNECTION}/go-live` },
  startPilot: { method: 'POST', path: `${CONNECTION}/pilot` },
  endPilot: { method: 'DELETE', path: `${CONNECTION}/pilot` },
  saveConnectionWatch: { method: 'PUT', path: `${CONNECTION}/watch` },
  listConnectionVersions: { method: 'GET', path: `${CONNECTION}/versions` },
  returnToVersion: { method: 'POST', path: `${CONNECTION}/versions/:number/return` },
  listStoppedSignOns: { method: 'GET', path: '/api/admin/stopped-sign-ons' },
} as const satisfies Record<string, EndpointAddress>
