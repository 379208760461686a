import type {
  CertificateProblem,
  MetadataNote,
  MetadataProblem,
} from '#shared/connections/metadata/values.ts'

import { day, number, plural } from './language.ts'

// Problems of an identity provider's certificate.

const PROBLEMS: Record<CertificateProblem, (value: string) => string> = {
  missing: () => 'Paste the identity provider’s signing certificate.',
  too_long: () => 'This is too long to be a certificate. Paste only the signing certificate.',
  not_x509: () =>
    'This isn’t an X.509 certificate. Copy everything from BEGIN CERTIFICATE to END CERTIFICATE.',
  no_rsa_key: (type) =>
    `This certificate’s key type is ${type}. Ask the identity provider for a certificate with an RSA key.`,
  key_too_short: (bits) =>
    `This certificate’s key is too short (${bits} bits). Ask the identity provider for a certificate with a longer key.`,
  neither_pem_nor_base64: () =>
    'This is neither PEM nor Base64 text. If the file is binary (DER, “Raw”), download the Base64 or PEM version instead.',
  private_key: () => 'This is a private key. Keep it secret and paste the certificate instead.',
  /** The text's own name, such as "public key". */
  other_block: (kind) => `This text is labeled “${kind}”. Paste the certificate instead.`,
  cut_off: () =>
    'The certificate is incomplete. Copy everything from BEGIN CERTIFICATE to END CERTIFICATE.',
  several: () =>
    'This contains several certificates. Paste one per field. You’ll find more fields under Advanced.',
}

/** Words a problem as it is stored. An earlier version stored the sentence itself. */
export function certificateProblem(stored: string) {
  const [code, value = ''] = stored.split(':', 2)
  const known = Object.entries(PROBLEMS).find(([name]) => name === code)
  return known ? known[1](value) : stored
}

export const weakKey = (bits: number, enough: number) =>
  `This certificate’s key is only ${bits} bits, which is too weak. Ask the identity provider for a certificate with an RSA key of at least ${enough} bits.`

// Facts of an identity provider's certificate.

export const subject = 'Subject'
export const fingerprint = 'Fingerprint (SHA-256)'
export const expired = (day: string) =>
  `Expired on ${day}. Ask the provider for its current signing certificate.`
export const notYetValidNote = (day: string) =>
  `Not valid until ${day}. Check that the provider already signs with it.`
export const validUntil = (day: string) => `Valid until ${day}`
export const endsSoon = (day: string, days: number) =>
  days === 0
    ? `Expires on ${day} (within a day)`
    : plural(days, {
        one: `Expires on ${day} (in ${number(days)} day)`,
        other: `Expires on ${day} (in ${number(days)} days)`,
      })

/** Tells one certificate from another. */
export const certificateNamed = (sha256: string, until: string) =>
  `SHA-256 ${sha256}, valid until ${until}`

// The file that was chosen.
export const fileIsBinary =
  'This is a binary (DER) file. Download the Base64 or PEM version, or paste its text.'
export const fileHasNoText = 'This file isn’t text. Choose a PEM file, such as signing.pem.'
export const certificateFileTooLarge =
  'This file is too large for a certificate. Choose a PEM file.'
export const certificateFileUnreadable = (name: string) =>
  `Failed to read ${name}. Choose the file again.`

// The installation's own keys towards identity providers, in the settings.

export const keysLead =
  'Used to sign requests to identity providers and decrypt their responses, for customers that use these options. Providers get the certificate from this portal’s metadata, or as a file.'
export const loadingKeys = 'Loading signing keys'
export const keysLoadFailed = 'Failed to load signing keys'

export const keyStates = { current: 'In use', next: 'New', previous: 'Old' }
export const keyMadeOn = (day: string) => `created ${day}`
export const keyFingerprint = 'SHA-256 fingerprint'
export const downloadCertificate = 'Download certificate'
export const downloadCertificateOf = (state: string) => `Download certificate (${state})`

export const keyUsedByNobody = 'Not used by any customer yet.'
export const keyUsedBy = (count: number) =>
  plural(count, {
    one: '1 customer’s provider has this certificate:',
    other: `${number(count)} customers’ providers have this certificate:`,
  })

// A change of keys, step by step.
export const makeKey = 'Create new key'
export const makeKeyHint = 'The new key is published alongside the current one, which stays in use.'
export const keyMade = 'New key created'
export const switchKeys = 'Switch to new key'
export const switchKeysHint =
  'Add the new certificate at every provider that doesn’t read our metadata automatically, then switch. Requests are signed with the new key from then on.'
export const keysSwitched = 'The new key is in use'
export const retireKey = 'Delete old key'
export const retireKeyHint =
  'Delete the old key once no provider encrypts with its certificate. After that, responses that still use it can’t be decrypted.'
export const keyRetired = 'Old key deleted'
export const discardKey = 'Discard new key'
export const discardKeyQuestion = 'Discard the new key?'
export const discardKeyNote = 'Providers that already have its certificate won’t be affected.'
export const retireKeyQuestion = 'Delete the old key?'
export const retireKeyNote = 'This can’t be undone.'
export const changeOfKeys = 'Key change'

export const keyChangeUnderWay =
  'A key change is already in progress. Finish it, or discard the new key, before creating another one.'
export const noKeyToSwitch =
  'There’s no new key to switch to. Another administrator may have switched already.'
export const noKeyToRetire = 'There’s no old key to delete. The only key is in use.'

// Certificates of a connection.

export const giveAddress = 'Enter an https URL, such as https://login.example.com/metadata'
export const addressNeeded = 'Enter the metadata URL to get new certificates from'
export const offerChanged =
  'The metadata has changed, or this update was already applied. Review the metadata again.'

export const title = 'Certificates'
export const whatCertificatesAre =
  'The provider’s signing certificates. Administrators and technical contacts are reminded 60, 30, 14 and 7 days before a certificate expires, and again the day before.'
export const loading = 'Loading certificates'
export const loadFailed = 'Failed to load certificates'
export const noCertificates = 'No certificates yet.'
export const current = 'Current'
export const previous = 'Previous'
export const signedLast = 'Last used'
export const validUntilDay = (day: string) => `Valid until ${day}`
export const ended = (day: string) => `Expired on ${day}`
export const notYetValid = (day: string) => `Valid from ${day}`
export const signedAt = (when: string) => `last used on ${when}`
export const neverSigned = 'not used yet'
export const shortFingerprint = 'SHA-256'

export const metadata = 'Provider metadata'
export const metadataAddress = 'Metadata URL'
export const metadataAddressHint =
  'Checked daily, so you can accept new certificates before the provider starts using them.'
export const follow = 'Accept new certificates automatically'
export const followHint =
  'The old certificate stays valid until the provider switches. Changes to the issuer or entry point are never applied automatically.'
export const save = 'Save'
export const saving = 'Saving...'
export const saved = 'Metadata settings saved'
export const saveFailed = 'Failed to save metadata settings'
export const look = 'Check now'
export const looking = 'Checking...'
export const lookFailed = 'Failed to check the metadata'
export const neverLooked = 'Not checked yet.'
export const notReadSince = (when: string) => `Unreadable since ${when}.`
export const readAt = (when: string) => `Last read on ${when}.`
export const lookedAt = (when: string) => `Last tried on ${when}.`
export const nextAt = (when: string) => `Next check on ${when}.`
export const isCurrent = 'Up to date with the provider.'

export const offerTitle = 'The provider has a new certificate'
export const dropTitle = 'The previous certificate is no longer used'
export const otherTitle = 'The provider’s metadata has changed'
export const now = 'Now'
export const afterwards = 'After update'
export const entityId = 'Entity ID / Issuer'
export const entryPoint = 'Entry Point URL'
export const otherHint =
  'These changes aren’t applied automatically. Confirm them with the provider, then create a draft and test it before going live.'
export const prepare = 'Create draft with these settings'
export const take = 'Accept new certificate'
export const drop = 'Remove previous certificate'
export const taking = 'Applying...'
export const taken = 'Certificates updated'
export const takeFailed = 'Failed to update certificates'

// Metadata of an identity provider.

export const importTitle = 'Import metadata'
export const importDescription =
  'Import your identity provider’s values from its metadata. You’ll review the changes before they’re applied.'
export const metadataSource = 'Metadata'
export const metadataSourceHint = 'Paste the metadata URL (https://) or XML, or choose a file.'
export const chooseFile = 'Choose a file'
export const fileLabel = 'Metadata file'
export const readMetadata = 'Read metadata'
export const readingMetadata = 'Reading...'
export const metadataReadFailed = 'Failed to read the metadata'
export const giveMetadataSource = 'Enter a metadata URL or paste the XML'
export const metadataFileUnreadable = 'Failed to read the file. Choose it again.'
export const metadataTooLong =
  'This file is too large. It may list every member of a federation. Ask for this provider’s metadata only.'

export const whichProvider = 'Identity provider'
export const whichProviderHint = 'This metadata lists more than one identity provider.'
export const chooseProvider = 'Choose an identity provider'

export const unnamedProvider = 'Values from the provider'
export function foundAt(name: string) {
  return `Values from ${name}`
}
export const newValue = 'New'
export const blankValue = 'Not set'
export const on = 'On'
export const off = 'Off'
export const valueUnchanged = 'Unchanged'
export const anotherCertificate = 'A different certificate'
export const keptCertificate = 'Your current certificate. Both are accepted during the change.'
export const allTheSame = 'No changes. All values already match.'
export const applyValues = 'Apply values'
export const valuesApplied = 'Values imported. Save to keep them.'
export const back = 'Back'
export const close = 'Close'

const METADATA_NOTES: Record<MetadataNote, (detail: string) => string> = {
  two_certificates: () =>
    'The provider signs with one of several certificates. All of them will be accepted.',
  more_certificates: (names) =>
    `The metadata has more certificates than a connection can store. Not imported: ${names}`,
  left_out_certificate: (reason) => `A certificate wasn’t imported. ${reason}`,
  wants_signed_requests: () =>
    'The provider requires signed requests. Turn on “Sign requests” under Advanced, and add this portal’s certificate at the provider. The certificate is in the portal’s metadata.',
}

export function metadataNote(code: MetadataNote, detail: string | null) {
  return METADATA_NOTES[code](detail ?? '')
}

const METADATA_PROBLEMS: Record<MetadataProblem, (detail: string) => string> = {
  bad_address: () => 'Enter a URL, such as https://login.example.com/metadata',
  not_https: () => 'For security, metadata can only be fetched over https.',
  not_public: (host) =>
    `${host} is on a private network that the portal can’t access. Download the metadata and choose the file.`,
  unknown_host: (host) => `The host name ${host} is unknown. Check its spelling.`,
  refused: (host) => `${host} refused the connection. Check the URL.`,
  no_answer: (host) => `${host} didn’t respond within 10 seconds. Try again, or choose the file.`,
  wrong_certificate: (code) =>
    `The server’s certificate isn’t valid for its address (${code}). Download the metadata and choose the file.`,
  broken_off: (host) => `The connection to ${host} was lost. Try again.`,
  status: (status) =>
    `The server responded with status ${status} instead of metadata. Check the URL, and make sure it doesn’t require signing in.`,
  too_many_redirects: () => 'Too many redirects. Enter the final URL.',
  too_large: () =>
    'The file at that address is larger than 1 MB. It may list all members of a federation. Ask for this provider’s own metadata.',
  web_page: () =>
    'This is a web page, possibly a sign-in page. Enter the metadata URL itself, or choose the file.',
  plain_text: (text) =>
    text === ''
      ? 'The file is empty. Check the address, or choose another file.'
      : `This is text, not metadata: “${text}”. Copy the complete metadata, or choose the file.`,
  not_xml: () => 'This isn’t valid XML. Copy all of it, or choose the file.',
  too_complex: () =>
    'This is too large or too complex to read. It may list all members of a federation. Ask for this provider’s own metadata.',
  not_metadata: (name) =>
    `This is XML, but not SAML metadata: it starts with <${name}>. Choose the provider’s federation metadata.`,
  expired: (ended) =>
    `This metadata expired on ${day(ended)}. Download it from the provider again.`,
  no_entity_id: () =>
    'The metadata doesn’t include the provider’s entityID. Download the complete file from the provider again.',
  own_metadata: () =>
    'This is the portal’s own metadata, which you enter at the provider. Use the identity provider’s metadata here.',
  service_provider: () =>
    'This is an application’s metadata and doesn’t list an identity provider. Choose the identity provider’s metadata.',
  not_listed: () => 'The provider you chose is no longer in the metadata. Read the metadata again.',
  no_redirect: () =>
    'The provider doesn’t accept sign-in requests by redirect (HTTP-Redirect) or POST (HTTP-POST). Turn on one of them at the provider.',
  bad_entry_point: (address) => `The provider’s sign-in address doesn’t use https: ${address}`,
  no_certificate: () =>
    'The metadata has no signing certificate. For Microsoft Entra, use the application’s App Federation Metadata.',
  bad_certificate: (reason) => `Can’t use the signing certificate. ${reason}`,
}

export function metadataProblem(code: MetadataProblem, detail: string | null) {
  return METADATA_PROBLEMS[code](detail ?? '')
}
