import { type Refusal, refuse, told } from '#server/access/sign-in/refuse.ts'

const MAX_RESPONSE_BYTES = 262_144
// The signature check spends about 0.1 ms on every element, on this one thread and before anybody is
// authenticated; the bounds keep that under 100 ms. A usual response has 50 elements; 600 groups fit.
const MAX_ELEMENTS = 1_000
const MAX_ATTRIBUTES = 2_500
const MAX_ATTRIBUTES_OF_ELEMENT = 32
// A list of ten thousand namespace prefixes fits into one attribute.
const MAX_ATTRIBUTES_LENGTH = 4_096
const MAX_DEPTH = 40

// Base64 in lines of 64 with CRLF is the widest that a provider may reasonably send.
const MAX_BASE64_LENGTH = Math.ceil(((MAX_RESPONSE_BYTES * 4) / 3) * (66 / 64)) + 4

const XML_DECLARATION = /^<\?xml\s[^<>?]*\?>/
const TAG =
  /<(?<closes>\/?)[^\s<>/"'=!?]+(?<attributes>(?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^<"]*"|'[^<']*'))*)\s*(?<isEmpty>\/?)>/y

/** The text of a posted response, small and plain enough to be given to an XML parser. */
export function decodeResponse(samlResponse: string): { ok: true; xml: string } | Refusal {
  if (samlResponse.length > MAX_BASE64_LENGTH) return tooLarge()
  const base64 = samlResponse.replaceAll(/[\t\r\n ]+/g, '')
  if (base64 === '' || base64.length % 4 !== 0 || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) {
    return refuse('malformed', { hint: told('notBase64') })
  }
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > MAX_RESPONSE_BYTES) return tooLarge()

  const text = decodeUtf8(bytes)
  if (text === undefined) return refuse('malformed', { hint: told('notUtf8') })
  return plainXml(text)
}

/** The text without its declaration, if it is small and plain enough to be given to an XML parser. */
export function plainXml(text: string): { ok: true; xml: string } | Refusal {
  const xml = text.replace(XML_DECLARATION, '').trim()
  return checkMarkup(xml) ?? { ok: true, xml }
}

function tooLarge() {
  return refuse('too_large', { expected: told('mostBytes', String(MAX_RESPONSE_BYTES)) })
}

export function decodeUtf8(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * One pass over tags and text, which is all that SAML needs of XML. Being strict here, and not in a
 * parser that repairs what it is given, keeps the counts true for every parser that comes after.
 */
function checkMarkup(xml: string): Refusal | undefined {
  if (/[^\P{Cc}\t\n\r]/u.test(xml)) {
    return refuse('malformed', { hint: told('controlCharacter') })
  }
  let elements = 0
  let attributes = 0
  let depth = 0
  for (let at = xml.indexOf('<'); at !== -1; at = xml.indexOf('<', TAG.lastIndex)) {
    if (/^<!doctype/i.test(xml.slice(at, at + 9))) return refuse('doctype')
    if (xml[at + 1] === '!' || xml[at + 1] === '?') {
      return refuse('forbidden_markup', { received: `${xml.slice(at, at + 9)}…` })
    }
    TAG.lastIndex = at
    const tag = TAG.exec(xml)?.groups
    if (!tag) return refuse('malformed', { hint: told('badTag') })
    if (tag.closes) {
      depth -= 1
      continue
    }
    if ((tag.attributes?.length ?? 0) > MAX_ATTRIBUTES_LENGTH) {
      return tooComplex('mostCharacters', MAX_ATTRIBUTES_LENGTH)
    }
    const ownAttributes = tag.attributes?.match(/=\s*["']/g)?.length ?? 0
    elements += 1
    attributes += ownAttributes
    if (elements > MAX_ELEMENTS) return tooComplex('mostElements', MAX_ELEMENTS)
    if (attributes > MAX_ATTRIBUTES) return tooComplex('mostAttributes', MAX_ATTRIBUTES)
    if (ownAttributes > MAX_ATTRIBUTES_OF_ELEMENT) {
      return tooComplex('mostOfElement', MAX_ATTRIBUTES_OF_ELEMENT)
    }
    if (depth + 1 > MAX_DEPTH) return tooComplex('mostLevels', MAX_DEPTH)
    if (!tag.isEmpty) depth += 1
  }
  return undefined
}

function tooComplex(key: Parameters<typeof told>[0], most: number) {
  return refuse('too_complex', { expected: told(key, String(most)) })
}
