import { createContext } from 'react'

import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { metadataEndpoints } from '#shared/connections/endpoints.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

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
