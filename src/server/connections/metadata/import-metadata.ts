import type { MetadataInput, ReadMetadata } from '#shared/connections/metadata/contract.ts'

import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { isEntryPoint } from '#server/connections/check-connection.ts'
import type { Deps } from '#server/deps.ts'
import { fetchPublic } from '#server/platform/outgoing/fetch-public.ts'
import { decodeXml } from '#shared/connections/metadata/decode-xml.ts'
import { readMetadata } from './read-metadata.ts'

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
  return 'body' in fetched ? readMetadata(decodeXml(fetched.body), given) : fetched
}
