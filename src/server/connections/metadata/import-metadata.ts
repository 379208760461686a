import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'

import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { readMetadataApart } from './metadata-reader.ts'
import type { Deps } from '#server/deps.ts'
import { fetchPublic } from '#server/platform/outgoing/fetch-public.ts'

/** Reads what an identity provider says of itself, from its address or as text. Stores nothing. */
export async function importMetadata(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { source, entityId }: MetadataInput,
): Promise<ReadMetadata> {
  const given = {
    entityId,
    own: serviceProviderFor(config.publicUrl, '').entityId,
    isLoopback: config.isLoopback,
    now: now(),
  }
  if ('xml' in source) return readMetadataApart(source.xml, given)
  const fetched = await fetchPublic(source.url, { allowsLoopback: config.isLoopback })
  if (!('body' in fetched)) return fetched
  const read = await readMetadataApart(fetched.body, given)
  return 'found' in read ? { found: { ...read.found, metadataUrl: source.url } } : read
}
