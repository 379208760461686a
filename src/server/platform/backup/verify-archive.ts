import { text } from 'node:stream/consumers'

import { damaged, readArchive } from './archive-reader.ts'
import { Manifest } from './manifest.ts'

/**
 * Reads a whole archive without keeping it, and returns what it contains.
 *
 * @throws StartError when a single bit has changed.
 */
export async function verifyArchive(
  file: string,
  options: { signal: AbortSignal; onBytes?: (count: number) => void },
): Promise<Manifest> {
  let manifest = ''
  for await (const { is, content } of readArchive(file, options)) {
    if (is.type === 'manifest') manifest = await text(content)
  }
  // Parse the manifest only now that it is verified.
  if (manifest === '') throw damaged(file, 'its manifest is missing')
  return Manifest.parse(JSON.parse(manifest))
}
