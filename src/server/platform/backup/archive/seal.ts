import type { Hash } from 'node:crypto'
import { open } from 'node:fs/promises'

// The last bytes of an archive: the checksum of everything before them. Tar has checksums of its
// headers only. Programs that unpack a tar stop reading before these bytes.
const SEAL = /^sha256:[0-9a-f]{64}\n$/
const SEAL_BYTES = 72

export function sealOf(archive: Hash): string {
  return `sha256:${archive.digest('hex')}\n`
}

/**
 * Reads the seal of a file and the number of bytes before it. Returns undefined when the end is
 * missing.
 */
export async function readSeal(
  file: string,
): Promise<{ seal: string; sealedBytes: number } | undefined> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const sealedBytes = size - SEAL_BYTES
    if (sealedBytes <= 0) return undefined
    const { buffer } = await handle.read({
      buffer: Buffer.alloc(SEAL_BYTES),
      position: sealedBytes,
    })
    const seal = buffer.toString('latin1')
    return SEAL.test(seal) ? { seal, sealedBytes } : undefined
  } finally {
    await handle.close()
  }
}
