import { createContext, useContext } from 'react'
import type { ConnectionFieldName, ConnectionSettings } from '#shared/connections/fields.ts'
import type { ConnectionDraftInput, GoLive, SignOn } from '#shared/connections/stages/contract.ts'
import type { BegunTest, ConnectionTest, NewestTest } from '#shared/connections/tests/contract.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import type { GuidedProvider, GuideTarget } from '#web/lib/navigation/admin-paths.ts'
import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { metadataEndpoints } from '#shared/connections/endpoints.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

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
  guideOf: (provider: GuidedProvider) => Address
  /** Address of the installation's applications; undefined for callers who may not set them up. */
  toApplications?: Address
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

/** Calls that read metadata and certificates while a connection is entered. They store nothing. */
export type ReadingCalls = {
  checkCertificate: (body: { cert: string }, signal: AbortSignal) => Promise<CertificateCheck>
  readMetadata: (body: MetadataInput) => Promise<ReadMetadata>
}

/** The calls of an administrator, except within a provider of other ones. */
export const ReadingContext = createContext<ReadingCalls>({
  checkCertificate: (body, signal) =>
    call(customerEndpoints.checkCertificate, { body }, { signal }),
  readMetadata: (body) => call(metadataEndpoints.readMetadata, { body }),
})
