import type { Customer } from '#shared/customers/contract.ts'

/**
 * Whether somebody could sign in afterwards who could not before: by another identity provider, at
 * another domain, or at all. A customer that is new has a way in once single sign-on is on.
 */
export function changesWayIn(before: Customer | undefined, after: Customer): boolean {
  if (!before) return after.saml.enabled
  const isSwitchedOn = after.active && !before.active
  return isSwitchedOn || waysInOf(before) !== waysInOf(after)
}

function waysInOf({ domain, domains, saml }: Customer): string {
  return JSON.stringify([domain, domains, saml])
}
