import { createContext, useContext } from 'react'

import type { ConnectionFieldName, ConnectionSettings } from '#shared/connections/fields.ts'
import type { ConnectionDraftInput, GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import type { BegunTest, ConnectionTest, NewestTest } from '#shared/connections/tests/contract.ts'
import type { SamlProvider } from '#shared/customers/values.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import type { GuideTarget } from '#web/lib/navigation/admin-paths.ts'

/**
 * Calls of the cards of a connection. An administrator's calls name the customer, and the holder of
 * a setup link has other addresses for the same.
 */
export type ConnectionCalls = {
  /** Begins the key of every query of these calls: what one caller has read is not another's. */
  key: readonly string[]
  getSignOn: (signal: AbortSignal) => Promise<SignOn>
  saveDraft: (input: ConnectionDraftInput) => Promise<SignOn>
  discardDraft: () => Promise<SignOn>
  goLive: (input: GoLive) => Promise<SignOn>
  /** Address of the guide for a provider. */
  guideOf: (provider: SamlProvider) => Address
  beginTest: (saml: ConnectionSettings) => Promise<BegunTest>
  getNewestTest: (signal: AbortSignal) => Promise<NewestTest>
  getTest: (testId: string, signal: AbortSignal) => Promise<ConnectionTest>
  /** Address of the step of a provider's guide that explains a task. */
  guideTo: (to: GuideTarget) => Address
  /** Address of the field of a setting; undefined where it is not for this caller to set. */
  fieldOf: (name: ConnectionFieldName) => Address | undefined
}

const CallsContext = createContext<ConnectionCalls | null>(null)

export const ConnectionCallsProvider = CallsContext.Provider

export function useConnectionCalls(): ConnectionCalls {
  const calls = useContext(CallsContext)
  if (!calls) throw new Error('This card is not on the page of a connection')
  return calls
}
