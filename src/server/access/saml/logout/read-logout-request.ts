import { openAssertion } from '#server/access/saml/response/open-assertion.ts'
import {
  isSameName,
  type NameId,
  nameIdOf,
  type SamlSession,
} from '#server/access/saml/response/name-id.ts'
import { plainXml } from '#server/access/saml/xml/response-limits.ts'
import {
  ASSERTION,
  childrenNamed,
  isNamed,
  parseXml,
  PROTOCOL,
  textOf,
} from '#server/access/saml/xml/xml.ts'
import { type Refusal, refuse, detailText } from '#server/access/sign-in/refuse.ts'

/** Sessions that a provider ends: all of a name, or those that it lists. */
export type Meant = { ok: true; name: NameId; indexes: string[] }

/** Reads a request whose signature has been confirmed. */
export function readLogoutRequest(request: Element, decryptionKeys: string[]): Meant | Refusal {
  const clear = childrenNamed(request, ASSERTION, 'NameID')
  const encrypted = childrenNamed(request, ASSERTION, 'EncryptedID')
  const [element, ...others] = [...clear, ...encrypted]
  if (!element || others.length > 0) {
    return refuse('malformed', { hint: detailText('namesNotOne') })
  }
  const opened: Opened | Refusal =
    clear.length > 0 ? { ok: true, element } : openName(element, decryptionKeys)
  if (!opened.ok) return opened
  const name = nameIdOf(opened.element)
  if (!name) return refuse('malformed', { hint: detailText('nameEmpty') })
  const indexes = childrenNamed(request, PROTOCOL, 'SessionIndex').map((one) => textOf(one) ?? '')
  return { ok: true, name, indexes }
}

type Opened = { ok: true; element: Element }

function openName(encrypted: Element, keys: string[]): Opened | Refusal {
  const opened = openAssertion(encrypted, { keys, isVouchedFor: true })
  if (!opened.ok) return opened
  const plain = plainXml(opened.text)
  if (!plain.ok) return plain
  const element = parseXml(plain.xml)
  if (element && isNamed(element, ASSERTION, 'NameID')) return { ok: true, element }
  return refuse('malformed', { hint: detailText('encryptedNoName') })
}

/** Returns whether the provider means the session that one of ours began with. */
export function isMeant(
  session: SamlSession,
  { issuer, name, indexes }: { issuer: string; name: NameId; indexes: string[] },
): boolean {
  return (
    session.issuer === issuer &&
    isSameName(session.name, name) &&
    (indexes.length === 0 ||
      (session.sessionIndex !== null && indexes.includes(session.sessionIndex)))
  )
}
