import { useSearchParams } from 'react-router'
import { startTransition, useOptimistic } from 'react'

import {
  SAML_PROVIDER_LABELS,
  SAML_PROVIDERS,
  type SamlProvider,
} from '#shared/customers/values.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import { furtherProviderNames } from '#words/connections.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'

/** The products with a guide, by name; stored are only the kinds of the specification. */
export const GUIDE_LABELS = { ...SAML_PROVIDER_LABELS, ...furtherProviderNames }
export type GuideName = keyof typeof GUIDE_LABELS

/** Custom last: it fits what has no guide of its own. */
export const GUIDE_NAMES: GuideName[] = [
  ...keysOf(GUIDE_LABELS).filter((name) => name !== 'custom'),
  'custom',
]

export function storedAs(guide: GuideName): SamlProvider {
  return SAML_PROVIDERS.find((known) => known === guide) ?? 'custom'
}

/**
 * The guide that was chosen: in the address, or in this browser before where it is one for the
 * `provider` that is set; any while none is, which is null. Last, whether one was chosen.
 */
export function useGuideName(
  customerId: string,
  provider: SamlProvider | null,
): [GuideName, (guide: GuideName) => void, boolean] {
  const [params, setParams] = useSearchParams()
  const key = `guide-of:${customerId}`
  const known = (text: string | null) => GUIDE_NAMES.find((name) => name === text)
  const before = known(readStored('localStorage', key))
  const isOfProvider = before !== undefined && (provider === null || storedAs(before) === provider)
  const inAddress = known(params.get('provider'))
  // The router renders a new address later. Until then the choice would show its previous value.
  const [guide, setGuide] = useOptimistic(inAddress ?? (isOfProvider ? before : provider))
  const chosen = guide ?? 'custom'

  function choose(next: GuideName) {
    writeStored('localStorage', key, next)
    startTransition(() => {
      setGuide(next)
      setParams((old) => ({ ...Object.fromEntries(old), provider: next }), { replace: true })
    })
  }

  return [chosen, choose, guide !== null]
}
