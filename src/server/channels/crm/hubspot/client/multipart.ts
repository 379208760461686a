import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Writes a form with a file, which is streamed and never held in memory whole. */
export function toMultipart(
  fields: Record<string, string>,
  file: { name: string; contentType: string; sizeBytes: number; body: Readable },
): { contentType: string; sizeBytes: number; body: ReadableStream<Uint8Array> } {
  const boundary = `portico-${randomUUID()}`
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(file.contentType)
    ? file.contentType
    : 'application/octet-stream'
  const head = Buffer.from(
    `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${type}\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)

  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    sizeBytes: head.length + file.sizeBytes + tail.length,
    body: toWebStream(inOrder(head, file.body, tail)),
  }
}

async function* inOrder(
  head: Uint8Array,
  body: AsyncIterable<Uint8Array>,
  tail: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield head
  yield* body
  yield tail
}

function toWebStream(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}
