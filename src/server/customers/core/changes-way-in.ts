import type { Customer } from '#shared/customers/contract.ts'

/**
 * Returns whether a change may let a person sign in who could not before: by another identity
 * provider, at another domain, or because sign-in was off. For a new customer, whether single
 * sign-on is on.
 */
export function changesWayIn(before: Customer | undefined, after: Customer): boolean {
  if (!before) return after.saml.enabled
  const isSwitchedOn = after.active && !before.active
  return isSwitchedOn || waysInOf(before) !== waysInOf(after)
}

function waysInOf({ domain, domains, saml }: Customer): string {
  return JSON.stringify([domain, domains, saml])
}
