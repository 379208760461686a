import { attributeOf, childrenNamed, PROTOCOL } from '#server/access/saml/xml/xml.ts'
import type { Deps } from '#server/deps.ts'
import { SUCCESS } from './own-messages.ts'
import { isOwnRequestId } from './own-request-id.ts'

/**
 * Returns whether the provider confirms that the person is signed out there, and everywhere else
 * that it knows. The answer's signature has been confirmed.
 */
export function isConfirmed(
  deps: Pick<Deps, 'cookieSecret' | 'now'>,
  customerId: string,
  answer: Element,
): boolean {
  const inResponseTo = attributeOf(answer, 'InResponseTo') ?? ''
  if (!isOwnRequestId(deps, customerId, inResponseTo)) return false
  const codes = childrenNamed(answer, PROTOCOL, 'Status').flatMap((status) =>
    childrenNamed(status, PROTOCOL, 'StatusCode'),
  )
  const [code] = codes
  if (codes.length !== 1 || !code) return false
  // A code within it says that it succeeded in part alone, such as PartialLogout.
  const isWhole = childrenNamed(code, PROTOCOL, 'StatusCode').length === 0
  return isWhole && attributeOf(code, 'Value') === SUCCESS
}
