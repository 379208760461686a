import { text } from 'node:stream/consumers'

import { damaged, readArchive } from './archive-reader.ts'
import { Manifest } from './manifest.ts'

/**
 * Reads an archive from front to end without keeping any of it, and answers what it holds.
 *
 * @throws StartError where a single bit of it is not what it was.
 */
export async function verifyArchive(
  file: string,
  options: { signal: AbortSignal; onBytes?: (count: number) => void },
): Promise<Manifest> {
  let manifest = ''
  for await (const { is, content } of readArchive(file, options)) {
    if (is.type === 'manifest') manifest = await text(content)
  }
  // Parsed only now that it is known to be as it was written.
  if (manifest === '') throw damaged(file, 'its manifest is missing')
  return Manifest.parse(JSON.parse(manifest))
}
