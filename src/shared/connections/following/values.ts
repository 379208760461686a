// Free of schemas, so that pages may import it.

/** What administrators are told of a provider's metadata. */
export const METADATA_NOTICES = ['new_certificate', 'other_settings', 'failing'] as const
export type MetadataNoticeKind = (typeof METADATA_NOTICES)[number]

/** For how many days metadata may not be read before anybody is told. */
export const FAILING_DAYS = 3
