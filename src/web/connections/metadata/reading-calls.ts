import { createContext } from 'react'

import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { metadataEndpoints } from '#shared/connections/metadata/endpoints.ts'
import type { CertificateCheck } from '#shared/customers/contract.ts'
import { customerEndpoints } from '#shared/customers/endpoints.ts'
import { call } from '#web/lib/http/call.ts'

/** What is asked of the server while a connection is entered. It stores nothing. */
export type ReadingCalls = {
  checkCertificate: (body: { cert: string }, signal: AbortSignal) => Promise<CertificateCheck>
  readMetadata: (body: MetadataInput) => Promise<ReadMetadata>
}

/** The calls of an administrator, unless somebody else has others. */
export const ReadingContext = createContext<ReadingCalls>({
  checkCertificate: (body, signal) =>
    call(customerEndpoints.checkCertificate, { body }, { signal }),
  readMetadata: (body) => call(metadataEndpoints.readMetadata, { body }),
})
