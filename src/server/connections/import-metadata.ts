import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'
import { xmlEncodingOf } from '#shared/connections/metadata/xml-encoding.ts'

import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { readMetadata } from '#server/connections/metadata/read-metadata.ts'
import type { Deps } from '#server/deps.ts'
import { fetchPublic } from '#server/platform/outgoing/fetch-public.ts'
import { isEntryPoint } from './check-connection.ts'

/** Reads what an identity provider says of itself, from its address or as text. Stores nothing. */
export async function importMetadata(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { source, entityId }: MetadataInput,
): Promise<ReadMetadata> {
  const given = {
    entityId,
    own: serviceProviderFor(config.publicUrl, '').entityId,
    isEntryPoint: (address: string) => isEntryPoint(config, address),
    now: now(),
  }
  if ('xml' in source) return readMetadata(source.xml, given)
  const fetched = await fetchPublic(source.url, { allowsLoopback: config.isLoopback })
  if (!('body' in fetched)) return fetched
  const text = new TextDecoder(xmlEncodingOf(fetched.body)).decode(fetched.body)
  const read = readMetadata(text, given)
  return 'found' in read ? { found: { ...read.found, metadataUrl: source.url } } : read
}
