import { createContext, useContext } from 'react'

import type { ConnectionDraftInput, GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import type { Address } from '#web/lib/address.ts'

/**
 * What the cards of a connection ask of the server. An administrator's calls name the customer, and
 * whoever came by a setup link has other addresses for the same.
 */
export type ConnectionCalls = {
  /** Begins the key of every query of these calls: what one caller has read is not another's. */
  key: readonly string[]
  getSignOn: (signal: AbortSignal) => Promise<SignOn>
  saveDraft: (input: ConnectionDraftInput) => Promise<SignOn>
  discardDraft: () => Promise<SignOn>
  goLive: (input: GoLive) => Promise<SignOn>
  /** Where the guide for a provider is. */
  guideOf: (provider: SamlProvider) => Address
}

const CallsContext = createContext<ConnectionCalls | null>(null)

export const ConnectionCallsProvider = CallsContext.Provider

export function useConnectionCalls(): ConnectionCalls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('This card is not on the page of a connection')
  return calls
}
