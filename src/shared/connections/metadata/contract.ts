import { z } from 'zod'

import { line } from '#shared/connections/contract.ts'
import { SAML_PROVIDERS } from '#shared/customers/values.ts'
import { type Endpoint, METADATA_BYTES } from '#shared/endpoint.ts'
import { textKey } from '#shared/words/catalogue.ts'

import { metadataEndpoints } from '#shared/connections/endpoints.ts'
import { MAX_METADATA_LENGTH, METADATA_NOTES, METADATA_PROBLEMS } from './values.ts'

export const MetadataInput = z.object({
  /** Either an address or the text itself. */
  source: z.union([
    z.object({ url: line() }),
    z.object({ xml: z.string().max(MAX_METADATA_LENGTH, textKey('connections.metadataTooLong')) }),
  ]),
  /** Which provider is meant where the metadata lists several. */
  entityId: line().nullish(),
})
export type MetadataInput = z.infer<typeof MetadataInput>

const Named = z.object({ entityId: z.string(), name: z.string().nullable() })

/** The settings that follow from a provider's metadata. */
export const FoundConnection = Named.extend({
  /** Known by its entity ID; null for any other. */
  provider: z.enum(SAML_PROVIDERS).nullable(),
  entryPoint: z.string(),
  /** It takes sign-in requests by POST alone. Absent in what was kept by an older process. */
  requestsByPost: z.boolean().optional(),
  /** PEM; of several the one that ends last. */
  cert: z.string(),
  previousCert: z.string().nullable(),
  /** Further ones. Absent in what was kept by an older process. */
  moreCerts: z.array(z.string()).optional(),
  /** All that can be used, the one that ends last first. */
  certs: z.array(z.string()),
  /** Address for signing out; null when it offers none. */
  logoutUrl: z.string().nullable(),
  /** It takes sign-outs by POST alone. */
  logoutByPost: z.boolean(),
  /** Address of the metadata; null when it was given as text. */
  metadataUrl: z.string().nullable(),
  notes: z.array(z.object({ code: z.enum(METADATA_NOTES), detail: z.string().nullable() })),
})
export type FoundConnection = z.infer<typeof FoundConnection>

export const ReadMetadata = z.union([
  z.object({ found: FoundConnection }),
  /** There are several, of which one has to be chosen. */
  z.object({ choices: z.array(Named) }),
  z.object({ problem: z.enum(METADATA_PROBLEMS), detail: z.string().nullable() }),
])
export type ReadMetadata = z.infer<typeof ReadMetadata>

export const metadataContract = {
  readMetadata: {
    ...metadataEndpoints.readMetadata,
    access: 'admin',
    bodyBytes: METADATA_BYTES,
    summary:
      'The settings that a provider’s metadata has, or why it cannot be read; nothing is stored',
    body: MetadataInput,
    response: ReadMetadata,
  },
} as const satisfies Record<keyof typeof metadataEndpoints, Endpoint>
