import type { NameId } from '#server/access/saml/response/name-id.ts'
import { ASSERTION, PROTOCOL } from '#server/access/saml/xml/xml.ts'

// The messages of a sign-out (SAML core 3.7) that this portal sends. Their signature comes with the binding.

export const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** For how long a provider may act upon a request. */
const LIFE_MS = 5 * 60_000

type Common = { id: string; issuer: string; destination: string; now: Date }

export function logoutRequest({
  name,
  sessionIndex,
  now,
  ...common
}: Common & { name: NameId; sessionIndex: string | null }): string {
  const nameId = element(
    'saml:NameID',
    {
      Format: name.format,
      NameQualifier: name.nameQualifier,
      SPNameQualifier: name.spNameQualifier,
    },
    escapeXml(name.value),
  )
  const index =
    sessionIndex === null ? '' : element('samlp:SessionIndex', {}, escapeXml(sessionIndex))
  const until = new Date(now.getTime() + LIFE_MS).toISOString()
  return message('LogoutRequest', { ...common, now }, { NotOnOrAfter: until }, nameId + index)
}

/** Says that the provider's request was followed. */
export function logoutResponse({ inResponseTo, ...common }: Common & { inResponseTo: string }) {
  const status = element('samlp:Status', {}, element('samlp:StatusCode', { Value: SUCCESS }, ''))
  return message('LogoutResponse', common, { InResponseTo: inResponseTo }, status)
}

function message(
  name: 'LogoutRequest' | 'LogoutResponse',
  { id, issuer, destination, now }: Common,
  own: Record<string, string>,
  content: string,
): string {
  const attributes = {
    'xmlns:samlp': PROTOCOL,
    'xmlns:saml': ASSERTION,
    ID: id,
    Version: '2.0',
    IssueInstant: now.toISOString(),
    Destination: destination,
    ...own,
  }
  return element(
    `samlp:${name}`,
    attributes,
    element('saml:Issuer', {}, escapeXml(issuer)) + content,
  )
}

function element(name: string, attributes: Record<string, string | null>, content: string): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === null ? '' : ` ${key}="${escapeXml(value)}"`,
  )
  return `<${name}${written.join('')}>${content}</${name}>`
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n\r]/g, (white) => `&#${white.codePointAt(0)};`)
}
