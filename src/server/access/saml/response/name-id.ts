import { z } from 'zod'

import type { ProviderSession } from '#server/access/sessions/provider-session.ts'
import type { ProviderId } from '#server/access/users/queries.ts'
import { attributeOf, textOf } from '#server/access/saml/xml/xml.ts'

/** A provider's name for a person (SAML core 2.2.3). */
const NameId = z.object({
  value: z.string(),
  format: z.string().nullable(),
  nameQualifier: z.string().nullable(),
  spNameQualifier: z.string().nullable(),
})
export type NameId = z.infer<typeof NameId>

/** Stored facts of a sign-in that name its session at the provider. */
const SamlSession = z.object({
  issuer: z.string(),
  name: NameId,
  sessionIndex: z.string().nullable(),
})
export type SamlSession = z.infer<typeof SamlSession>

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const MAX_PERSISTENT_LENGTH = 256
const UNSPECIFIED = 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'

/** Null for a NameID without a name. */
export function nameIdOf(element: Element): NameId | null {
  const value = textOf(element)
  if (!value) return null
  return {
    value,
    format: attributeOf(element, 'Format'),
    nameQualifier: attributeOf(element, 'NameQualifier'),
    spNameQualifier: attributeOf(element, 'SPNameQualifier'),
  }
}

/**
 * Returns whether a provider means the same person. Qualifiers that it sends only sometimes make no
 * difference: providers do so, and the name alone is theirs to give.
 */
export function isSameName(one: NameId, other: NameId): boolean {
  return (
    one.value === other.value &&
    isSameIfGiven(formatOf(one), formatOf(other)) &&
    isSameIfGiven(one.nameQualifier, other.nameQualifier) &&
    isSameIfGiven(one.spNameQualifier, other.spNameQualifier)
  )
}

export function atProviderOf({
  issuer,
  name,
  sessionIndex = null,
}: {
  issuer: string
  name: NameId | null
  sessionIndex?: string | null | undefined
}): ProviderSession | undefined {
  if (!name) return undefined
  const session: SamlSession = { issuer, name, sessionIndex }
  return { name: name.value, details: JSON.stringify(session) }
}

/** SAML core 8.3.7: a persistent id is never given to another person. */
export function providerIdOf({
  issuer,
  name,
}: {
  issuer: string
  name: NameId | null
}): ProviderId | undefined {
  if (name?.format !== PERSISTENT || name.value.length > MAX_PERSISTENT_LENGTH) return undefined
  return { space: issuer, personId: name.value }
}

export function readSamlSession(details: string): SamlSession {
  return SamlSession.parse(JSON.parse(details))
}

function formatOf({ format }: NameId): string | null {
  return format === UNSPECIFIED ? null : format
}

function isSameIfGiven(one: string | null, other: string | null): boolean {
  return !one || !other || one === other
}
