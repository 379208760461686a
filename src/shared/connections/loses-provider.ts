import type { ConnectionSettings } from './fields.ts'

type Provider = Pick<ConnectionSettings, 'enabled' | 'entityId'>

/** The identity provider that let a customer's people in does not speak for them any more. */
export function losesProvider(before: Provider, after: Provider): boolean {
  return before.enabled && (!after.enabled || after.entityId !== before.entityId)
}
