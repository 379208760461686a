import { FETCH_PROBLEMS } from '#shared/basic/fetch-problems.ts'

/** Limit of a pasted text or a file: one provider's metadata is a tenth of it. */
export const MAX_METADATA_LENGTH = 700_000

/** Why metadata could not be read. Some have a detail, such as the status of an answer. */
export const METADATA_PROBLEMS = [
  // Problems of the address.
  ...FETCH_PROBLEMS,
  // Problems of the content.
  'web_page',
  'plain_text',
  'not_xml',
  'too_complex',
  'not_metadata',
  'expired',
  'no_entity_id',
  'own_metadata',
  'service_provider',
  'not_listed',
  'no_redirect',
  'bad_entry_point',
  'no_certificate',
  'bad_certificate',
] as const
export type MetadataProblem = (typeof METADATA_PROBLEMS)[number]

/** Remarks about the values that were found. */
export const METADATA_NOTES = [
  'two_certificates',
  'more_certificates',
  'left_out_certificate',
  'wants_signed_requests',
] as const
export type MetadataNote = (typeof METADATA_NOTES)[number]

/** Why a certificate cannot be used. Stored as the code, with a value such as a kind of key behind a colon. */
export const CERTIFICATE_PROBLEMS = [
  'missing',
  'too_long',
  'not_x509',
  'no_rsa_key',
  'key_too_short',
  'neither_pem_nor_base64',
  'private_key',
  'other_block',
  'cut_off',
  'several',
] as const
export type CertificateProblem = (typeof CERTIFICATE_PROBLEMS)[number]
