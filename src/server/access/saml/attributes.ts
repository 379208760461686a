import { isCanonicalDomain, toAsciiEmail } from '#server/platform/domain-spelling.ts'
import { type Refusal, refuse, told } from '#server/access/sign-in/refuse.ts'
import { ASSERTION, attributeOf, childrenNamed, textOf } from '#server/access/saml/xml/xml.ts'

/** Values by attribute name. A name that is sent twice has the values of both. */
export type Attributes = ReadonlyMap<string, string[]>

export type Person = { ok: true; email: string; firstName: string | null; lastName: string | null }

const CLAIMS = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const EMAIL_NAMES = [
  'email',
  'Email',
  'emailAddress',
  'mail',
  `${CLAIMS}/emailaddress`,
  'urn:oid:0.9.2342.19200300.100.1.3',
]
const FIRST_NAMES = [
  'firstName',
  'first_name',
  'givenName',
  'given_name',
  `${CLAIMS}/givenname`,
  'urn:oid:2.5.4.42',
]
const LAST_NAMES = [
  'lastName',
  'last_name',
  'surname',
  'sn',
  'family_name',
  `${CLAIMS}/surname`,
  'urn:oid:2.5.4.4',
]
const EMAIL_FORMATS = new Set([
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:emailAddress',
])

const MAX_NAME_LENGTH = 100
const MAX_EMAIL_LENGTH = 254
// ASCII only: lower-casing or normalising other letters can turn one person's address into another's.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

export function readAttributes(assertion: Element): Attributes {
  const attributes = new Map<string, string[]>()
  for (const statement of childrenNamed(assertion, ASSERTION, 'AttributeStatement')) {
    for (const attribute of childrenNamed(statement, ASSERTION, 'Attribute')) {
      const name = attributeOf(attribute, 'Name') ?? ''
      // A value that is built of elements has no text of its own: no address, and no name.
      const values = childrenNamed(attribute, ASSERTION, 'AttributeValue').flatMap(
        (value) => textOf(value) || [],
      )
      attributes.set(name, [...(attributes.get(name) ?? []), ...values])
    }
  }
  return attributes
}

/** The first of the usual names that has a value decides; nothing else of the assertion is believed. */
export function readPerson({
  attributes,
  nameId,
  nameIdFormat,
}: {
  attributes: Attributes
  nameId: string | null
  nameIdFormat: string | null
}): Person | Refusal {
  const isNameIdEmail = isEmailFormat(nameIdFormat)
  const found = firstWithValue(attributes, EMAIL_NAMES)
  const candidates = found.length === 0 && isNameIdEmail && nameId ? [nameId] : found
  const emails = [...new Set(candidates.map(asEmail))]
  if (emails.length === 0) return refuse('no_email', { received: namesOf(attributes) })
  if (emails.length > 1) return refuse('several_emails', { received: candidates.join(', ') })
  const [email] = emails
  if (!email || email.length > MAX_EMAIL_LENGTH || !EMAIL.test(email)) {
    return refuse('invalid_email', { received: email })
  }
  return {
    ok: true,
    email,
    firstName: asName(firstWithValue(attributes, FIRST_NAMES)[0]),
    lastName: asName(firstWithValue(attributes, LAST_NAMES)[0]),
  }
}

/** Under which name each part of a person was sent; undefined where it came under none that is known. */
export function sourcesOf(attributes: Attributes) {
  return {
    email: nameWithValue(attributes, EMAIL_NAMES),
    firstName: nameWithValue(attributes, FIRST_NAMES),
    lastName: nameWithValue(attributes, LAST_NAMES),
  }
}

/** Whether a NameID of this format is read as an address where no attribute is. */
export function isEmailFormat(nameIdFormat: string | null): boolean {
  return nameIdFormat !== null && EMAIL_FORMATS.has(nameIdFormat)
}

function firstWithValue(attributes: Attributes, names: string[]) {
  const name = nameWithValue(attributes, names)
  return name === undefined ? [] : (attributes.get(name) ?? [])
}

function nameWithValue(attributes: Attributes, names: string[]): string | undefined {
  return names.find((candidate) => (attributes.get(candidate)?.length ?? 0) > 0)
}

/** ASCII letters alone, so that the Kelvin sign does not become a k; of the domain, its one spelling. */
function asEmail(text: string) {
  const email = text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return isCanonicalDomain(domain) ? (toAsciiEmail(email) ?? email) : email
}

function asName(text: string | undefined): string | null {
  if (text === undefined) return null
  const clean = text
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    // Control characters, and those that turn the direction of the text around them.
    .replaceAll(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, '')
    .trim()
  return Array.from(clean).slice(0, MAX_NAME_LENGTH).join('').trim() || null
}

function namesOf(attributes: Attributes) {
  if (attributes.size === 0) return told('noAttributes')
  return told('attributes', [...attributes.keys()].join(', '))
}
