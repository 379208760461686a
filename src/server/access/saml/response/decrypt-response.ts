import { openAssertion } from './open-assertion.ts'
import { verifiedXml } from '#server/access/saml/library/verified-xml.ts'
import { plainXml } from '#server/access/saml/xml/response-limits.ts'
import {
  allElements,
  ASSERTION,
  childrenNamed,
  parseXml,
  SIGNATURE,
} from '#server/access/saml/xml/xml.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { type Certificate, readCertificate } from '#server/access/saml/certificates.ts'
import type { SamlConnection } from '#server/access/saml/service-provider.ts'
import { chooseSignedElement, namedSigner } from './signature-rules.ts'

type ClearResponse = {
  ok: true
  response: Element
  xml: string
  /** Signer of the response, verified before anything in it was decrypted. */
  signer: Certificate | undefined
}

type Read = { response: Element; xml: string }

const ENCRYPTED_ASSERTION = /<((?:[^\s<>/:]+:)?EncryptedAssertion)(?:\s[^<>]*)?>.*<\/\1\s*>/s

/**
 * Puts the decrypted assertion in place of the encrypted one, so that everything that follows looks at
 * it as if it had come like this. Where the response itself is signed, it is read from the verified bytes.
 */
export async function decryptResponse(
  connection: SamlConnection,
  { response, xml }: Read,
): Promise<ClearResponse | Refusal> {
  const { decryptionKeys: keys } = connection
  const [encrypted] = childrenNamed(response, ASSERTION, 'EncryptedAssertion')
  // One that has no place here, or is not to be decrypted, is refused with the envelope.
  if (!encrypted || !keys) return { ok: true, response, xml, signer: undefined }
  const count = allElements(response).filter(isAssertion).length
  if (count > 1)
    return refuse('several_assertions', { received: detailText('assertions', String(count)) })

  const isSigned =
    connection.validateSignature && childrenNamed(response, SIGNATURE, 'Signature').length > 0
  if (!isSigned) return open({ response, xml }, { keys, signer: undefined })
  const verified = await verifyResponse(connection, { response, xml, encrypted })
  return verified.ok ? open(verified, { keys, signer: verified.signer }) : verified
}

function isAssertion({ localName }: Element): boolean {
  return localName === 'Assertion' || localName === 'EncryptedAssertion'
}

async function verifyResponse(
  connection: SamlConnection,
  { response, xml, encrypted }: Read & { encrypted: Element },
): Promise<({ ok: true; signer: Certificate } & Read) | Refusal> {
  const places = { response, assertion: encrypted }
  const choice = chooseSignedElement(places, { considerResponse: true })
  if (!choice.ok) return choice
  const certificates = connection.certs.map(readCertificate).filter((certificate) => certificate.ok)
  if (certificates.length === 0) return refuse('bad_certificate')
  const verified = await verifiedXml(xml, response, certificates)
  const read = verified && parseXml(verified.xml)
  if (read) return { ok: true, response: read, ...verified }
  return refuse('bad_signature', {
    expected: detailText('oneOf', ...certificates.map(({ fingerprint256 }) => fingerprint256)),
    received: namedSigner([response]),
  })
}

function open(
  { response, xml }: Read,
  { keys, signer }: { keys: string[]; signer: Certificate | undefined },
): ClearResponse | Refusal {
  const [encrypted] = childrenNamed(response, ASSERTION, 'EncryptedAssertion')
  if (!encrypted) return refuse('no_assertion')
  const opened = openAssertion(encrypted, { keys, isVouchedFor: signer !== undefined })
  if (!opened.ok) return opened
  // The bounds hold for what was decrypted by itself, and for all of it together.
  const inner = plainXml(opened.text)
  if (!inner.ok) return inner
  const whole = plainXml(xml.replace(ENCRYPTED_ASSERTION, () => inner.xml))
  if (!whole.ok) return whole
  const clear = parseXml(whole.xml)
  if (!clear) return refuse('malformed', { hint: detailText('decryptedNotXml') })
  return { ok: true, response: clear, xml: whole.xml, signer }
}
