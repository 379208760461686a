import { NAME_ID } from '#shared/connections/fields.ts'
import type { ReadAs } from '#shared/connections/tests/values.ts'

import { isCanonicalDomain, toAsciiEmail } from '#server/platform/text/domain-spelling.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'
import { ASSERTION, attributeOf, childrenNamed, textOf } from '#server/access/saml/xml/xml.ts'

/** By name. A name that is sent twice has the values of both. */
export type Attributes = ReadonlyMap<string, Attribute>
type Attribute = { friendlyName: string | null; values: string[] }

export type Person = { ok: true; email: string; firstName: string | null; lastName: string | null }

/** The attribute of each part of a person; null where the usual names decide. */
export type AttributeMapping = { [Part in `${ReadAs}Attribute`]: string | null }

type Assertion = { attributes: Attributes; nameId: string | null }
/** `domains` are the customer's, in ASCII. */
type Reading = AttributeMapping & { domains: string[] }

/** The usual names, normalized by `keyOf`. */
const USUAL: Record<ReadAs, string[]> = {
  email: [
    'email',
    'emailaddress',
    'mail',
    'primaryemail',
    'rfc822mailbox',
    '0.9.2342.19200300.100.1.3',
    '1.2.840.113549.1.9.1',
  ],
  firstName: ['firstname', 'givenname', '2.5.4.42'],
  lastName: ['lastname', 'surname', 'sn', 'familyname', '2.5.4.4'],
}
/** Principal names, which have the form of an address and often are one. */
const PRINCIPALS = [
  'edupersonprincipalname',
  '1.3.6.1.4.1.5923.1.1.1.6',
  'upn',
  'userprincipalname',
]

/** Prefixes of attribute names: AD FS and Entra ID, MACE-Dir, OIDs, expressions of Okta and JumpCloud. */
const PREFIX =
  /^(?:https?:\/\/schemas\.[^/]+\/(?:.*\/)?|urn:mace:dir:attribute-def:|urn:oid:|user\.(?:profile\.)?|profile\.)/

const MAX_NAME_LENGTH = 100
const MAX_EMAIL_LENGTH = 254
// ASCII only: lower-casing or normalising other letters can turn one person's address into another's.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

// Entra ID's name for a guest's account, which is no mailbox.
const GUEST = /#ext#/

export function readAttributes(assertion: Element): Attributes {
  const attributes = new Map<string, Attribute>()
  for (const statement of childrenNamed(assertion, ASSERTION, 'AttributeStatement')) {
    for (const attribute of childrenNamed(statement, ASSERTION, 'Attribute')) {
      const name = attributeOf(attribute, 'Name') ?? ''
      const before = attributes.get(name)
      // A value that is built of elements has no text of its own: no address, and no name.
      const values = childrenNamed(attribute, ASSERTION, 'AttributeValue').flatMap(
        (value) => textOf(value) || [],
      )
      attributes.set(name, {
        friendlyName: before?.friendlyName ?? attributeOf(attribute, 'FriendlyName'),
        values: [...(before?.values ?? []), ...values],
      })
    }
  }
  return attributes
}

/** Reads who a person is. Nothing else of the assertion is believed. */
export function readPerson(assertion: Assertion, reading: Reading): Person | Refusal {
  const { attributes } = assertion
  const source = sourcesOf(assertion, reading).email
  if (source === undefined) return refuse('no_email', { received: namesOf(attributes) })
  const received = valuesOf(assertion, source)
  const emails = [...new Set(received.map(asEmail).filter(isEmail))]
  const own = emails.filter((email) => isAt(email, reading.domains))
  const [email, other] = own.length > 0 ? own : emails
  if (!email) return refuse('invalid_email', { received: received[0] })
  if (other) return refuse('several_emails', { received: received.join(', ') })
  const nameIn = (part: 'firstName' | 'lastName') => {
    const name = sourcesOf(assertion, reading)[part]
    return name === undefined ? null : asName(valuesOf(assertion, name)[0])
  }
  return { ok: true, email, firstName: nameIn('firstName'), lastName: nameIn('lastName') }
}

/**
 * Under which name each part of a person was sent; undefined where it came under none that is known. The first of
 * the names that has an address decides about the address.
 */
export function sourcesOf(
  assertion: Assertion,
  mapping: AttributeMapping,
): Partial<Record<ReadAs, string>> {
  const { attributes, nameId } = assertion
  const withValue = (names: string[]) =>
    names.filter((name) => valuesOf(assertion, name).length > 0)
  const named = (part: ReadAs, keys = USUAL[part]) => {
    const mapped = mapping[`${part}Attribute`]
    return withValue(mapped === null ? namesWith(attributes, keys) : [mapped])
  }
  const nameIds = nameId && mapping.emailAttribute === null ? [NAME_ID] : []
  const principals = mapping.emailAttribute === null ? named('email', PRINCIPALS) : []
  const emails = [...named('email'), ...nameIds, ...principals]
  const hasEmail = (name: string) => valuesOf(assertion, name).map(asEmail).some(isEmail)
  return {
    // Without any address, show what was sent in its place. A NameID often is none.
    email: emails.find(hasEmail) ?? emails.find((name) => name !== NAME_ID),
    firstName: named('firstName')[0],
    lastName: named('lastName')[0],
  }
}

/** The names of the attributes, or of their friendly names, that have these keys, in the order of the keys. */
function namesWith(attributes: Attributes, keys: string[]): string[] {
  return keys.flatMap((key) =>
    [...attributes].flatMap(([name, { friendlyName }]) =>
      keyOf(name) === key || (friendlyName !== null && keyOf(friendlyName) === key) ? [name] : [],
    ),
  )
}

/** Normalizes a name: without prefix, case, and what separates its words. */
function keyOf(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(PREFIX, '')
    .replaceAll(/[\s_-]+/g, '')
}

function valuesOf({ attributes, nameId }: Assertion, name: string): string[] {
  if (name === NAME_ID && !attributes.has(NAME_ID)) return nameId ? [nameId] : []
  return attributes.get(name)?.values ?? []
}

function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) && !GUEST.test(email)
}

function isAt(email: string, domains: string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1))
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
  if (attributes.size === 0) return detailText('noAttributes')
  return detailText('attributes', [...attributes.keys()].join(', '))
}
