import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { type Bounds, checkMarkup, MESSAGE_BOUNDS } from './check-markup.ts'

const MAX_RESPONSE_BYTES = 262_144

// Base64 in lines of 64 with CRLF is the widest that a provider may reasonably send.
const MAX_BASE64_LENGTH = Math.ceil(((MAX_RESPONSE_BYTES * 4) / 3) * (66 / 64)) + 4

const XML_DECLARATION = /^<\?xml\s[^<>?]*\?>/

/** The text of a posted response, small and plain enough to be given to an XML parser. */
export function decodeResponse(samlResponse: string): { ok: true; xml: string } | Refusal {
  if (samlResponse.length > MAX_BASE64_LENGTH) return tooLarge()
  const base64 = samlResponse.replaceAll(/[\t\r\n ]+/g, '')
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return refuse('malformed', { hint: detailText('notBase64') })
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_RESPONSE_BYTES) return tooLarge()

  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('malformed', { hint: detailText('notUtf8') })
  return plainXml(text)
}

/** The text without its declaration, if it is small and plain enough to be given to an XML parser. */
export function plainXml(
  text: string,
  bounds: Bounds = MESSAGE_BOUNDS,
): { ok: true; xml: string } | Refusal {
  const xml = text.replace(XML_DECLARATION, '').trim()
  return checkMarkup(xml, bounds) ?? { ok: true, xml }
}

function tooLarge() {
  return refuse('too_large', { expected: detailText('mostBytes', String(MAX_RESPONSE_BYTES)) })
}

export function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
