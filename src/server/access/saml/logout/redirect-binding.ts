import { createSign, createVerify } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { Certificate } from '#server/access/saml/certificates.ts'
import { decodeUtf8, plainXml } from '#server/access/saml/xml/response-limits.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'

// Messages in the address (SAML bindings 3.4). Their signature is over parts of the address as they were
// written there: another spelling of the same text would have another signature.

export type MessageParameter = 'SAMLRequest' | 'SAMLResponse'

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
/** The hash of each signature method that is accepted; SHA-1 is not. */
const HASHES = new Map<string, string>(
  Object.entries({
    [RSA_SHA256]: 'sha256',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
    'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
  }),
)
const SIGNATURE_METHOD = 'SigAlg'
/** The longest message that a sign-out needs, many times over. */
const MAX_XML_BYTES = 65_536

/** Returns the address at the provider with the message, signed. */
export function redirectWith(
  location: string,
  { parameter, xml, relayState }: { parameter: MessageParameter; xml: string; relayState?: string },
  privateKey: string,
): string {
  const parts = [
    `${parameter}=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
    ...(relayState === undefined ? [] : [`RelayState=${encodeURIComponent(relayState)}`]),
    `SigAlg=${encodeURIComponent(RSA_SHA256)}`,
  ]
  const signed = parts.join('&')
  const signature = createSign('sha256').update(signed).sign(privateKey, 'base64')
  const query = `${signed}&Signature=${encodeURIComponent(signature)}`
  return `${location}${location.includes('?') ? '&' : '?'}${query}`
}

/** Reads the text of a message. Inflates no more than a message may have. */
export function inflateMessage(value: string): { ok: true; xml: string } | Refusal {
  let bytes: Buffer
  try {
    bytes = inflateRawSync(Buffer.from(value, 'base64'), { maxOutputLength: MAX_XML_BYTES })
  } catch (error) {
    const isLarge = error instanceof RangeError
    return isLarge
      ? refuse('too_large', { expected: detailText('mostBytes', String(MAX_XML_BYTES)) })
      : refuse('malformed', { hint: detailText('notDeflated') })
  }
  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('malformed', { hint: detailText('messageNotUtf8') })
  return plainXml(text)
}

/** A message in the query of an address, and what its signature is over. */
export type InAddress = {
  ok: true
  value: string
  relayState: string | undefined
  signed: string
  method: string | undefined
  signature: string | undefined
}

/** Reads the parts of a message from the query as it was received; each may be there once. */
export function readAddress(search: string, parameter: MessageParameter): InAddress | Refusal {
  const parts = search.split('&')
  const found = [parameter, 'RelayState', SIGNATURE_METHOD, 'Signature'].map((name) =>
    parts.filter((part) => part.startsWith(`${name}=`)),
  )
  if (found.some((same) => same.length > 1)) {
    return refuse('malformed', { hint: detailText('partTwice') })
  }
  const [message, relayState, method, signature] = found.map(([part]) => valueOf(part))
  return {
    ok: true,
    value: message ?? '',
    relayState,
    signed: found.slice(0, 3).flat().join('&'),
    method,
    signature,
  }
}

/** Confirms the signature of the address (3.4.4.1); undefined where it holds. */
export function checkAddressSignature(
  { signed, method, signature }: InAddress,
  certificates: Certificate[],
): Refusal | undefined {
  if (!method || !signature) return refuse('no_signature')
  const hash = HASHES.get(method)
  if (hash === undefined) {
    return refuse('weak_algorithm', {
      expected: 'RSA-SHA256',
      received: method,
      hint: SIGNATURE_METHOD,
    })
  }
  const bytes = Buffer.from(signature, 'base64')
  const isSigned = certificates.some(({ pem }) =>
    createVerify(hash).update(signed).verify(pem, bytes),
  )
  if (isSigned) return undefined
  const expected = detailText('oneOf', ...certificates.map(({ fingerprint256 }) => fingerprint256))
  return refuse('bad_signature', { expected })
}

/** Leaves a plus sign alone: in base64, which all but the RelayState is, it is no space. */
function valueOf(part: string | undefined): string | undefined {
  const written = part?.slice(part.indexOf('=') + 1)
  try {
    return written === undefined ? undefined : decodeURIComponent(written)
  } catch {
    // Anybody can write an address that cannot be read.
    return undefined
  }
}
