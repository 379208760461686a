import type { MetadataNoticeKind } from '#shared/connections/following/endpoints.ts'
import type {
  CertificateProblem,
  MetadataNote,
  MetadataProblem,
} from '#shared/connections/metadata/values.ts'

import { day, number, plural } from './language.ts'

// What is wrong with the certificate of an identity provider.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Paste the signing certificate of the identity provider.',
  too_long: () => 'This text is too long for a certificate.',
  not_x509: () =>
    'This is not an X.509 certificate. Copy all of it, from BEGIN to END CERTIFICATE.',
  no_rsa_key: (type) =>
    `This certificate has a key of type ${type}; SAML sign-in needs an RSA key.`,
  key_too_short: (bits) => `The key of this certificate is too short (${bits} bits).`,
  neither_pem_nor_base64: () =>
    'This is neither PEM nor base64 text. If the file is binary (DER, “Raw”), download the Base64 or PEM form instead.',
  private_key: () => 'This is a private key. Keep it secret, and paste the certificate instead.',
  /** What the text calls itself, such as "public key". */
  other_block: (kind) => `This is a ${kind}. Paste the certificate instead.`,
  cut_off: () => 'The certificate is cut off: BEGIN and END CERTIFICATE do not match.',
  several: () =>
    'These are several certificates. Paste one in each field; there’s room for more under Advanced.',
}

/** Words a problem as it is stored. An earlier version stored the sentence itself. */
export function certificateProblem(stored: string) {
  const [code, value = ''] = stored.split(':', 2)
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? known[1](value) : stored
}

export const weakKey = (bits: number, enough: number) =>
  `The key of this certificate has only ${bits} bits, which can be broken. Have the identity provider make one with an RSA key of ${enough} bits or more.`

// What is read of the certificate of an identity provider.

export const subject = 'Subject'
export const fingerprint = 'Fingerprint (SHA-256)'
export const expired = (day: string) =>
  `Expired on ${day}. Ask for the certificate that the provider signs with now.`
export const notYetValidNote = (day: string) =>
  `Not valid before ${day}. Make sure that the provider signs with it already.`
export const validUntil = (day: string) => `Valid until ${day}`
export const endsSoon = (day: string, days: number) =>
  days === 0
    ? `Valid until ${day}, within a day`
    : plural(days, {
        one: `Valid until ${day}, in ${number(days)} day`,
        other: `Valid until ${day}, in ${number(days)} days`,
      })

/** Tells one certificate from another. */
export const certificateNamed = (sha256: string, until: string) =>
  `SHA-256 ${sha256}, valid until ${until}`

// The file that was chosen.
export const fileIsBinary =
  'This file is binary (DER, also called “Raw”). Download the Base64 or PEM form, or paste its text.'
export const fileHasNoText = 'This file holds no text. Choose a PEM file, such as signing.pem.'
export const certificateFileTooLarge =
  'This file is too large for a certificate. Choose a PEM file.'
export const certificateFileUnreadable = (name: string) =>
  `${name} cannot be read. Choose it again.`

// The installation's own keys towards identity providers, in the settings.

export const keysTitle = 'Keys for Single Sign-On'
export const keysLead =
  'Signs requests to identity providers, and opens what they encrypt, for the customers that have it switched on. Providers get the certificate from the metadata of each customer, or as a file.'
export const loadingKeys = 'Loading the keys for single sign-on'
export const keysLoadFailed = 'Failed to load the keys for single sign-on'

export const keyStates = { current: 'In use', next: 'New', previous: 'Old' }
export const keyMadeOn = (day: string) => `made ${day}`
export const keyFingerprint = 'SHA-256 fingerprint'
export const downloadCertificate = 'Download certificate'
export const downloadCertificateOf = (state: string) => `Download certificate, ${state}`

export const keyUsedByNobody = 'No customer uses the key yet.'
export const keyUsedBy = (count: number) =>
  plural(count, {
    one: 'The provider of 1 customer has the certificate:',
    other: `The providers of ${number(count)} customers have the certificate:`,
  })

// A change of keys, step by step.
export const makeKey = 'Make a new key'
export const makeKeyHint = 'The new key is published beside the one in use, which goes on.'
export const keyMade = 'The new key is published'
export const switchKeys = 'Switch to the new key'
export const switchKeysHint =
  'Give the new certificate to every provider that does not read the metadata by itself, then switch. Requests are signed with the new key from then on.'
export const keysSwitched = 'The new key is in use'
export const retireKey = 'Retire the old key'
export const retireKeyHint =
  'Once no provider encrypts with the old certificate any more, retire it. What is still encrypted with it can then not be read.'
export const keyRetired = 'The key is deleted'
export const discardKey = 'Discard the new key'
export const discardKeyQuestion = 'Discard the new key?'
export const discardKeyNote = 'Providers that have its certificate already keep it for nothing.'
export const retireKeyQuestion = 'Retire the old key?'
export const retireKeyNote = 'It is deleted and cannot be brought back.'
export const changeOfKeys = 'Change of keys'

export const keyChangeUnderWay =
  'A change of keys is under way. Finish it, or discard the new key, before making another one.'
export const noKeyToSwitch = 'There is no new key to switch to. Somebody may have switched already.'
export const noKeyToRetire = 'There is only the key that is in use.'

// Certificates of a connection.

export const giveAddress = 'Give an https address such as https://login.example.com/metadata'
export const addressNeeded = 'Give the address that new certificates are taken from'
export const offerChanged =
  'The metadata has changed in the meantime, or this was taken already. Look at it again.'

export const title = 'Certificates'
export const whatCertificatesAre =
  'What the provider signs with. Everybody is told 60, 30, 14, 7 and 1 days before the certificate ends.'
export const loading = 'Loading the certificates'
export const loadFailed = 'Failed to load the certificates'
export const noCertificates = 'There is no certificate yet.'
export const current = 'Current'
export const previous = 'Previous'
export const signedLast = 'Signed last'
export const validUntilDay = (day: string) => `Valid until ${day}`
export const ended = (day: string) => `Ended on ${day}`
export const notYetValid = (day: string) => `Valid from ${day}`
export const signedAt = (when: string) => `signed on ${when}`
export const neverSigned = 'has not signed yet'
export const shortFingerprint = 'SHA-256'

export const metadata = 'Metadata of the provider'
export const metadataAddress = 'Address'
export const metadataAddressHint =
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

// Metadata of an identity provider.

export const importTitle = 'Import metadata'
export const importDescription =
  'Identity providers publish their values as metadata. You see what would change before anything does.'
export const metadataSource = 'Metadata'
export const metadataSourceHint =
  'Its address, which begins with https://, or its text. Or choose the file.'
export const chooseFile = 'Choose a file'
export const fileLabel = 'File with the metadata'
export const readMetadata = 'Read'
export const readingMetadata = 'Reading...'
export const metadataReadFailed = 'Failed to read the metadata'
export const giveMetadataSource = 'Give the address of the metadata, or its text'
export const metadataFileUnreadable = 'The file cannot be read. Choose it again.'
export const metadataTooLong =
  'This is too large for one provider. It may list all members of a federation: ask for the metadata of the one provider.'

export const whichProvider = 'Identity provider'
export const whichProviderHint = 'The metadata lists several.'
export const chooseProvider = 'Choose one of them'

export const unnamedProvider = 'What the provider says of itself'
export function foundAt(name: string) {
  return `What ${name} says of itself`
}
export const newValue = 'New'
export const blankValue = 'Nothing'
export const on = 'On'
export const off = 'Off'
export const valueUnchanged = 'Unchanged'
export const anotherCertificate = 'Another certificate'
export const keptCertificate =
  'The certificate of now, so that both are accepted during the change.'
export const allTheSame = 'All values are as they are here already.'
export const applyValues = 'Apply'
export const valuesApplied = 'Values taken over. Nobody signs in with them until they are saved.'
export const back = 'Back'
export const close = 'Close'

const METADATA_NOTES: Record<MetadataNote, (detail: string) => string> = {
  two_certificates: () =>
    'The provider signs with one of several certificates. All of them will be accepted.',
  more_certificates: (names) =>
    `There are more certificates than a connection can have. Left out: ${names}`,
  left_out_certificate: (reason) => `A certificate was left out. ${reason}`,
  wants_signed_requests: () =>
    'The provider asks for signed requests. Switch “Sign requests” on under Advanced, and give the provider the certificate of this portal, which is in its metadata.',
}

export function metadataNote(code: MetadataNote, detail: string | null) {
  return METADATA_NOTES[code](detail ?? '')
}

const METADATA_PROBLEMS: Record<MetadataProblem, (detail: string) => string> = {
  bad_address: () => 'Give an address such as https://login.example.com/metadata',
  not_https: () =>
    'Metadata is only fetched over https, because whoever could change it on its way could sign in as anybody.',
  not_public: (host) =>
    `${host} leads into a private network, where the portal asks nobody. Download the metadata and choose the file.`,
  unknown_host: (host) => `The name ${host} is not known. Check its spelling.`,
  refused: (host) => `${host} takes no connections. Check the address.`,
  no_answer: (host) => `${host} did not answer within 10 seconds. Try again, or choose the file.`,
  wrong_certificate: (code) =>
    `The certificate of that server is not valid for it (${code}). Download the metadata and choose the file.`,
  broken_off: (host) => `The connection to ${host} broke off. Try again.`,
  status: (status) =>
    `The server answers with status ${status} instead of metadata. Check the address, and whether it can be read without signing in.`,
  too_many_redirects: () => 'The address leads on and on. Give the one that it ends at.',
  too_large: () =>
    'There is more than 1 MB at that address. It may list all members of a federation: ask for the metadata of the one provider.',
  web_page: () =>
    'This is a web page, perhaps one to sign in at. Give the address of the metadata itself, or choose the file.',
  plain_text: (text) =>
    text === ''
      ? 'There is nothing in it. Check the address, or choose another file.'
      : `This is text, not metadata: “${text}” Copy all of the metadata, or choose the file.`,
  not_xml: () => 'This is no valid XML. Copy all of it, or choose the file.',
  too_complex: () =>
    'This is too large or too complex to read. It may list all members of a federation: ask for the metadata of the one provider.',
  not_metadata: (name) =>
    `This is XML, but no SAML metadata: it begins with <${name}>. Choose the federation metadata of the provider.`,
  expired: (ended) =>
    `This metadata expired on ${day(ended)}. Download it from the provider again.`,
  no_entity_id: () =>
    'The metadata doesn’t say what the provider is called (entityID). Download all of it from the provider again.',
  own_metadata: () =>
    'This is the metadata of this portal, which the provider wants. Choose the metadata of the identity provider.',
  service_provider: () =>
    'This is the metadata of an application, and lists no identity provider. Choose the one of the identity provider.',
  not_listed: () => 'The provider that you chose is not in the metadata any more. Read it again.',
  no_redirect: () =>
    'The provider takes sign-in requests neither by redirect (HTTP-Redirect) nor by POST (HTTP-POST). Switch one of them on at the provider.',
  bad_entry_point: (address) => `The provider’s address for sign-ins is not https: ${address}`,
  no_certificate: () =>
    'The metadata has no signing certificate. At Microsoft Entra, take the App Federation Metadata of the application.',
  bad_certificate: (reason) => `The signing certificate cannot be used. ${reason}`,
}

export function metadataProblem(code: MetadataProblem, detail: string | null) {
  return METADATA_PROBLEMS[code](detail ?? '')
}
