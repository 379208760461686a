import { MAX_METADATA_LENGTH } from '#shared/connections/metadata/values.ts'
import { isGzip, xmlEncodingOf } from '#shared/connections/metadata/xml-encoding.ts'
import * as words from '#words/certificates.ts'

/** In UTF-16 each letter has two bytes. */
const MAX_BYTES = 2 * MAX_METADATA_LENGTH

type Read = { ok: true; text: string } | { ok: false; problem: string }

/** Reads the text of a file with metadata, also of one that is compressed. */
export async function readMetadataFile(file: Blob): Promise<Read> {
  try {
    const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
    const bytes = await readUpTo(
      isGzip(start) ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream(),
    )
    if (!bytes) return { ok: false, problem: words.metadataTooLong }
    return { ok: true, text: new TextDecoder(xmlEncodingOf(bytes)).decode(bytes) }
  } catch {
    return { ok: false, problem: words.metadataFileUnreadable }
  }
}

/** Undefined for more than may be read, so that a small file cannot become a large one. */
async function readUpTo(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > MAX_BYTES) {
      await reader.cancel()
      return undefined
    }
    parts.push(new Uint8Array(value))
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
