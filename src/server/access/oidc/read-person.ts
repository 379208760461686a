import {
  type AttributeMapping,
  type Attributes,
  type Person as NamedPerson,
  readPerson as readNamed,
} from '#server/access/saml/attributes.ts'
import { type Refusal, refuse, type RefusalReason } from '#server/access/sign-in/refuse.ts'
import { isOfDomains } from '#server/access/sign-in/sign-in-customer.ts'

import { type Claims, isGuid, shown } from './id-token-rules.ts'
import type { OidcKind } from './provider.ts'

/** The claim of each part of a person, and the domains of the customer, in ASCII. */
export type Reading = AttributeMapping & { kind: OidcKind; domains: string[] }

/** `id` alone makes a person known at later sign-ins. */
export type Person = NamedPerson & { id: string }

const MAX_CLAIMS = 100

const REASONS: Partial<Record<RefusalReason, RefusalReason>> = {
  no_email: 'oidc_no_email',
  several_emails: 'oidc_several_emails',
  invalid_email: 'oidc_invalid_email',
}

/** Reads who a person is from claims that are verified, as the kind of provider names people. */
export function readPerson(claims: Claims, reading: Reading): Person | Refusal {
  return READERS[reading.kind](claims, reading)
}

const READERS: Record<OidcKind, (claims: Claims, reading: Reading) => Person | Refusal> = {
  oidc: readAny,
  microsoft: readMicrosoft,
  google: readGoogle,
}

/** An address that is said to be unverified is none. */
function readAny(claims: Claims, reading: Reading): Person | Refusal {
  const person = readClaims(claims, reading)
  if (!person.ok) return person
  if (saysUnverified(claims)) return refuse('oidc_unverified_email', { received: person.email })
  return { ...person, id: String(claims.sub) }
}

/**
 * A member of the tenant is known by their object id. An address is only looked for where it is the
 * customer's: Microsoft lets administrators of any tenant write any address.
 */
function readMicrosoft(claims: Claims, reading: Reading): Person | Refusal {
  const { tid, oid, idp, iss, acct } = claims
  if (!isGuid(oid)) return refuse('oidc_no_person_id', { received: shown(oid) })
  // The provider that signed them in, where that is not the tenant itself.
  const isForeign =
    idp !== undefined && idp !== iss && idp !== `https://sts.windows.net/${shown(tid)}/`
  if (isForeign || acct === 1 || acct === '1') {
    return refuse('oidc_guest', { received: shown(idp ?? acct) })
  }
  const { email, preferred_username: username, upn } = claims
  // With the optional claim, Microsoft says whether the domain of the address is proven.
  const isProven = [undefined, true, 1, '1', 'true'].includes(claims.xms_edov as undefined)
  const named = [...(isProven ? [email] : []), username, upn]
  const addresses = named.filter((one) => typeof one === 'string' && one !== '')
  if (addresses.some((one) => /#ext#/i.test(one as string))) {
    return refuse('oidc_guest', { received: shown(username) })
  }
  const people = addresses.map((one) => readWorkAccount({ ...claims, email: one }, reading))
  const read = people.filter((one) => one.ok)
  const own = read.find((one) => isOfDomains(one.email, reading.domains)) ?? read[0]
  if (own) return { ...own, id: oid }
  return (
    people.find((one) => !one.ok) ??
    refuse('oidc_no_email', { received: Object.keys(claims).join(', ') })
  )
}

/** Only an organization's account proves more than that its owner could read a mail once. */
function readGoogle(claims: Claims, reading: Reading): Person | Refusal {
  const { hd } = claims
  const expected = reading.domains.join(', ')
  if (hd === undefined) return refuse('oidc_personal_account', { expected })
  if (typeof hd !== 'string' || !reading.domains.includes(hd)) {
    return refuse('oidc_other_organization', { expected, received: shown(hd) })
  }
  const person = readWorkAccount(claims, reading)
  if (!person.ok) return person
  if (claims.email_verified !== true) {
    return refuse('oidc_unverified_email', { received: person.email })
  }
  return { ...person, id: String(claims.sub) }
}

/** Reads the address from `email`, and the names from the standard claims. */
function readWorkAccount(claims: Claims, { domains }: Reading): NamedPerson | Refusal {
  const { email, given_name: given, family_name: family, name } = claims
  const first = given === undefined && family === undefined ? name : given
  const mapping = {
    emailAttribute: 'email',
    firstNameAttribute: 'given_name',
    lastNameAttribute: 'family_name',
  }
  return readClaims({ email, given_name: first, family_name: family }, { ...mapping, domains })
}

function readClaims(
  claims: Claims,
  reading: AttributeMapping & { domains: string[] },
): NamedPerson | Refusal {
  const person = readNamed({ attributes: attributesOf(claims), nameId: null }, reading)
  return person.ok ? person : { ...person, reason: REASONS[person.reason] ?? person.reason }
}

/** Returns whether the provider says that it has not verified the address; one that says nothing has. */
export function saysUnverified({ email_verified: isVerified = true }: Claims): boolean {
  // Some providers send it as a text.
  return isVerified !== true && isVerified !== 'true'
}

/** Presents claims as the attributes of a person: texts, and lists of them. */
function attributesOf(claims: Claims): Attributes {
  const entries = Object.entries(claims)
    .slice(0, MAX_CLAIMS)
    .flatMap(([name, value]) => {
      const values = (Array.isArray(value) ? value : [value]).filter(
        (one): one is string => typeof one === 'string' && one !== '',
      )
      return values.length > 0 ? [[name, { friendlyName: null, values }] as const] : []
    })
  return new Map(entries)
}
