import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'
import { checkMessageSignature } from '#server/access/saml/response/signature-rules.ts'
import { readAge, readWindow, withSkew } from '#server/access/saml/response/validity.ts'
import { decodeResponse } from '#server/access/saml/xml/response-limits.ts'
import {
  allElements,
  ASSERTION,
  attributeOf,
  childrenNamed,
  isNamed,
  parseXml,
  PROTOCOL,
  textOf,
} from '#server/access/saml/xml/xml.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import {
  checkAddressSignature,
  type InAddress,
  inflateMessage,
  type MessageParameter,
  readAddress,
} from './redirect-binding.ts'

/** A message as it came: the query of the address, or the field of a form. */
export type Received = { parameter: MessageParameter } & (
  | { search: string }
  | { posted: string; relayState: string | undefined }
)

/** Content of a message. No signature has vouched for it yet. */
type OpenedMessage = {
  ok: true
  root: Element
  xml: string
  issuer: string
  relayState: string | undefined
  /** Set when the signature is of the address, and not in the message. */
  address: InAddress | undefined
}

const ROOTS: Record<MessageParameter, string> = {
  SAMLRequest: 'LogoutRequest',
  SAMLResponse: 'LogoutResponse',
}
/** Checking what is larger would hold up everybody else. */
const MAX_ELEMENTS = 200
const MAX_ID_LENGTH = 256

/** Reads what was sent as far as is needed to know who says to have sent it. */
export function openMessage(received: Received): OpenedMessage | Refusal {
  const { parameter } = received
  const address = 'search' in received ? readAddress(received.search, parameter) : undefined
  if (address && !address.ok) return address
  const decoded = address ? inflateMessage(address.value) : decodePosted(received)
  if (!decoded.ok) return decoded
  const root = parseXml(decoded.xml)
  if (!root) return refuse('malformed', { hint: detailText('messageNotXml') })
  const name = ROOTS[parameter]
  if (!isNamed(root, PROTOCOL, name)) {
    return refuse('unexpected_message', { expected: name, received: root.localName })
  }
  if (allElements(root).length > MAX_ELEMENTS) {
    return refuse('too_complex', { expected: detailText('mostElements', String(MAX_ELEMENTS)) })
  }
  const [issuer] = childrenNamed(root, ASSERTION, 'Issuer').map((element) => textOf(element))
  const relayState = 'posted' in received ? received.relayState : address?.relayState
  return { ok: true, root, xml: decoded.xml, issuer: issuer ?? '', relayState, address }
}

function decodePosted(received: Received) {
  return decodeResponse('posted' in received ? received.posted : '')
}

type Expected = { issuer: string; certs: string[]; destination: string; now: Date }

type ConfirmedMessage = {
  ok: true
  message: Element
  id: string
  /** After this instant no clock skew makes the message acceptable again. */
  expiresAt: Date
}

/** The message as the provider has signed it, if it is for us and of now. */
export async function confirmMessage(
  opened: OpenedMessage,
  { issuer, certs, destination, now }: Expected,
): Promise<ConfirmedMessage | Refusal> {
  const certificates = certs.map(readCertificate).filter((certificate) => certificate.ok)
  if (certificates.length === 0) return refuse('bad_certificate')
  const signed = await confirmSignature(opened, certificates)
  if (!signed.ok) return signed
  const { message } = signed
  const refusal = checkIssuer(message, issuer) ?? checkDestination(message, destination)
  if (refusal) return refusal
  if (attributeOf(message, 'Version') !== '2.0') return refuse('wrong_version', { expected: '2.0' })
  const age = readAge(message, now)
  if (!age.ok) return age
  const window = readWindow(message, now)
  if (!window.ok) return window
  const id = attributeOf(message, 'ID') ?? ''
  if (id === '' || id.length > MAX_ID_LENGTH) {
    return refuse('malformed', { hint: detailText('noUsableId') })
  }
  return { ok: true, message, id, expiresAt: withSkew(age.notOnOrAfter ?? now) }
}

async function confirmSignature(
  { root, xml, address }: OpenedMessage,
  certificates: Certificate[],
): Promise<{ ok: true; message: Element } | Refusal> {
  if (address) return checkAddressSignature(address, certificates) ?? { ok: true, message: root }
  const refusal = checkMessageSignature(root)
  if (refusal) return refusal
  const { verifiedXml } = await import('#server/access/saml/library/verified-xml.ts')
  const verified = await verifiedXml(xml, root, certificates)
  const message = verified && parseXml(verified.xml)
  if (message) return { ok: true, message }
  const expected = detailText('oneOf', ...certificates.map(({ fingerprint256 }) => fingerprint256))
  return refuse('bad_signature', { expected })
}

function checkIssuer(message: Element, issuer: string): Refusal | undefined {
  const issuers = childrenNamed(message, ASSERTION, 'Issuer').map((element) => textOf(element))
  if (issuers.length === 1 && issuers[0] === issuer) return undefined
  return refuse('wrong_issuer', {
    expected: issuer,
    received: issuers.join(', ') || detailText('none'),
  })
}

/** Bindings 3.4.5.2 and 3.5.5.2: a signed message must name it. */
function checkDestination(message: Element, destination: string): Refusal | undefined {
  const received = attributeOf(message, 'Destination')
  if (received === destination) return undefined
  return refuse('wrong_destination', {
    expected: destination,
    received: received ?? detailText('none'),
  })
}
