import { useSearchParams } from 'react-router'
import { startTransition, useOptimistic } from 'react'

import { SAML_PROVIDERS, type SamlProvider } from '#shared/customers/values.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import {
  type ApplicationKind,
  CONNECTION_KINDS,
  type ConnectionKind,
} from '#shared/connections/fields.ts'
import { furtherProviderNames, kinds, providerNames } from '#words/connections.ts'
import { guideFor } from '#web/connections/settings/connection-values.ts'
import type { GuidedProvider } from '#web/lib/navigation/admin-paths.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'

/** The products that sign in by SAML, by name; stored are only the providers of the specification. */
export const GUIDE_LABELS = { ...providerNames, ...furtherProviderNames }
export type SamlGuideName = keyof typeof GUIDE_LABELS
/** Other kinds of a connection have one guide each. */
type KindGuideName = Exclude<ConnectionKind, 'saml'>
/** How this portal's own application is registered. */
export type ApplicationGuideName = `${ApplicationKind}_application`
export type GuideName = SamlGuideName | KindGuideName

/** Custom last: it fits what has no guide of its own. */
export const GUIDE_NAMES: SamlGuideName[] = [
  ...keysOf(GUIDE_LABELS).filter((name) => name !== 'custom'),
  'custom',
]

export const KIND_GUIDES = CONNECTION_KINDS.filter((kind) => kind !== 'saml')

/** The name of all that has a guide. */
export function guideLabel(guide: GuideName): string {
  return { ...kinds, ...GUIDE_LABELS }[guide]
}

/** The kind of connection that a guide sets up. */
export function kindOfGuide(guide: GuideName): ConnectionKind {
  return KIND_GUIDES.find((kind) => kind === guide) ?? 'saml'
}

export function storedAs(guide: GuideName): SamlProvider {
  return SAML_PROVIDERS.find((known) => known === guide) ?? 'custom'
}

function isGuideFor(guide: GuideName, set: GuidedProvider): boolean {
  return guideFor({ kind: kindOfGuide(guide), provider: storedAs(guide) }) === set
}

/** Letters of their own where the first of the name would be another provider's, too. */
const MARKS: Partial<Record<GuideName, string>> = {
  microsoft_entra: 'ME',
  onelogin: '1L',
  auth0: 'A0',
  aws_iam: 'AWS',
  ad_fs: 'AD',
  ibm_security_verify: 'IBM',
  oracle_idcs: 'Or',
  oidc: 'ID',
  custom: '…',
}

/** Mark of a provider, next to its name. */
export function markOf(guide: GuideName): string {
  return MARKS[guide] ?? guideLabel(guide).slice(0, 1)
}

/**
 * The guide that was chosen: in the address, or in this browser before where it is one for what is
 * `set`; any while nothing is, which is null. Last, whether one was chosen.
 */
export function useGuideName(
  customerId: string,
  set: GuidedProvider | null,
): [GuideName, (guide: GuideName) => void, boolean] {
  const [params, setParams] = useSearchParams()
  const key = `guide-of:${customerId}`
  const known = (text: string | null) =>
    [...KIND_GUIDES, ...GUIDE_NAMES].find((name) => name === text)
  const before = known(readStored('localStorage', key))
  const isKept = before !== undefined && (set === null || isGuideFor(before, set))
  const inAddress = known(params.get('provider'))
  // The router renders a new address later. Until then the choice would show its previous value.
  const [guide, setGuide] = useOptimistic(inAddress ?? (isKept ? before : set))
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
