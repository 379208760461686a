import type { MetadataNoticeKind } from '#shared/connections/following/endpoints.ts'

export const giveAddress = 'Give an https address such as https://login.example.com/metadata'
export const addressNeeded = 'Give the address that new certificates are taken from'
export const offerChanged =
  'The metadata has changed in the meantime, or this was taken already. Look at it again.'

export const title = 'Certificates'
export const what =
  'What the provider signs with. Everybody is told 60, 30, 14, 7 and 1 days before the certificate ends.'
export const loading = 'Loading the certificates'
export const loadFailed = 'Failed to load the certificates'
export const none = 'There is no certificate yet.'
export const current = 'Current'
export const previous = 'Previous'
export const signedLast = 'Signed last'
export const valid = (day: string) => `Valid until ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const notYetValid = (day: string) => `Valid from ${day}`
export const signedAt = (when: string) => `signed on ${when}`
export const neverSigned = 'has not signed yet'
export const fingerprint = 'SHA-256'

export const metadata = 'Metadata of the provider'
export const address = 'Address'
export const addressHint =
  'Looked at once a day, so that a new certificate is accepted before the provider signs with it.'
export const follow = 'Take new certificates by itself'
export const followHint =
  'The one before is accepted until the provider has changed. Another issuer or entry point is never taken by itself.'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Saved'
export const saveFailed = 'Failed to save'
export const look = 'Look now'
export const looking = 'Looking...'
export const lookFailed = 'Failed to look'
export const neverLooked = 'Not looked at yet.'
export const notReadSince = (when: string) => `Could not be read since ${when}.`
export const readAt = (when: string) => `Read on ${when}.`
export const lookedAt = (when: string) => `Last tried on ${when}.`
export const nextAt = (when: string) => `Next on ${when}.`
export const isCurrent = 'All is as the provider says.'

export const offerTitle = 'The provider publishes a new certificate'
export const dropTitle = 'The previous certificate is not used any more'
export const otherTitle = 'The provider’s metadata has other settings'
export const now = 'Now'
export const afterwards = 'Afterwards'
export const entityId = 'Entity ID / Issuer'
export const entryPoint = 'Entry Point URL'
export const otherHint =
  'These are never taken by themselves. Ask the provider whether they are right, then prepare them and test them before they are live.'
export const prepare = 'Prepare these settings'
export const take = 'Accept the new certificate'
export const drop = 'Let the previous one go'
export const taking = 'Taking...'
export const taken = 'The certificates are taken over'
export const takeFailed = 'Failed to take the certificates'

/** On the dashboard. */
export const noticesTitle = 'Metadata of identity providers'
const NOTICES: Record<MetadataNoticeKind, string> = {
  new_certificate: 'A new certificate waits to be accepted',
  other_settings: 'The metadata has other settings',
  failing: 'The metadata cannot be read',
}
export const notice = (kind: MetadataNoticeKind) => NOTICES[kind]
