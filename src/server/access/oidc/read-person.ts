import {
  type AttributeMapping,
  type Attributes,
  readPerson as readNamed,
} from '#server/access/saml/attributes.ts'
import { type Refusal, refuse, type RefusalReason } from '#server/access/sign-in/refuse.ts'

import type { Claims } from './id-token-rules.ts'

/** The claim of each part of a person, and the domains of the customer, in ASCII. */
export type Reading = AttributeMapping & { domains: string[] }

export type Person = { ok: true; email: string; firstName: string | null; lastName: string | null }

const MAX_CLAIMS = 100

const REASONS: Partial<Record<RefusalReason, RefusalReason>> = {
  no_email: 'oidc_no_email',
  several_emails: 'oidc_several_emails',
  invalid_email: 'oidc_invalid_email',
}

/** Reads who a person is from claims that are verified. An address that is said to be unverified is none. */
export function readPerson(claims: Claims, reading: Reading): Person | Refusal {
  const person = readNamed({ attributes: attributesOf(claims), nameId: null }, reading)
  if (!person.ok) return { ...person, reason: REASONS[person.reason] ?? person.reason }
  if (saysUnverified(claims)) return refuse('oidc_unverified_email', { received: person.email })
  return person
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
