import type { CustomerSaml } from '#shared/customers/contract.ts'

type Provider = Pick<CustomerSaml, 'enabled' | 'entityId'>

/** The identity provider that let a customer's people in does not speak for them any more. */
export function losesProvider(before: Provider, after: Provider): boolean {
  return before.enabled && (!after.enabled || after.entityId !== before.entityId)
}
