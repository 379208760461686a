import type { EndpointAddress } from '#shared/endpoint.ts'

const CONNECTION = '/api/admin/customers/:customerId/connection'

export const followingEndpoints = {
  getFollowing: { method: 'GET', path: `${CONNECTION}/certificates` },
  changeFollowing: { method: 'PUT', path: `${CONNECTION}/metadata` },
  lookAtMetadata: { method: 'POST', path: `${CONNECTION}/metadata/look` },
  takeOffer: { method: 'POST', path: `${CONNECTION}/metadata/take` },
  listMetadataNotices: { method: 'GET', path: '/api/admin/metadata-notices' },
} as const satisfies Record<string, EndpointAddress>

/** Notifications of administrators about a provider's metadata. */
export const METADATA_NOTICES = ['new_certificate', 'other_settings', 'failing'] as const
export type MetadataNoticeKind = (typeof METADATA_NOTICES)[number]

/** For how many days metadata may not be read before anybody is told. */
export const FAILING_DAYS = 3
