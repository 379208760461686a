import type { MetadataNote, MetadataProblem } from '#shared/connections/metadata/values.ts'

import { day } from './language.ts'

export const title = 'Import metadata'
export const description =
  'Identity providers publish their values as metadata. You see what would change before anything does.'
export const source = 'Metadata'
export const sourceHint =
  'Its address, which begins with https://, or its text. Or choose the file.'
export const chooseFile = 'Choose a file'
export const fileLabel = 'File with the metadata'
export const read = 'Read'
export const reading = 'Reading...'
export const readFailed = 'Failed to read the metadata'
export const giveSource = 'Give the address of the metadata, or its text'
export const fileUnreadable = 'The file cannot be read. Choose it again.'
export const tooLong =
  'This is too large for one provider. It may list all members of a federation: ask for the metadata of the one provider.'

export const whichProvider = 'Identity provider'
export const whichProviderHint = 'The metadata lists several.'
export const chooseProvider = 'Choose one of them'

export const unnamed = 'What the provider says of itself'
export function foundAt(name: string) {
  return `What ${name} says of itself`
}
export const now = 'Now'
export const next = 'New'
export const blank = 'Nothing'
export const on = 'On'
export const off = 'Off'
export const unchanged = 'Unchanged'
export const anotherCertificate = 'Another certificate'
export const keptCertificate =
  'The certificate of now, so that both are accepted during the change.'
export const allTheSame = 'All values are as they are here already.'
export const apply = 'Apply'
export const applied = 'Values taken over. Nobody signs in with them until they are saved.'
export const back = 'Back'
export const close = 'Close'

const NOTES: Record<MetadataNote, (detail: string) => string> = {
  two_certificates: () =>
    'The provider signs with one of several certificates. All of them will be accepted.',
  more_certificates: (names) =>
    `There are more certificates than a connection can have. Left out: ${names}`,
  left_out_certificate: (reason) => `A certificate was left out. ${reason}`,
  wants_signed_requests: () =>
    'The provider asks for signed requests. Switch “Sign requests” on under Advanced, and give the provider the certificate of this portal, which is in its metadata.',
}

export function note(code: MetadataNote, detail: string | null) {
  return NOTES[code](detail ?? '')
}

const PROBLEMS: Record<MetadataProblem, (detail: string) => string> = {
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

export function problem(code: MetadataProblem, detail: string | null) {
  return PROBLEMS[code](detail ?? '')
}
