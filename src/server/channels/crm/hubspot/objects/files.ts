import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

import { z } from 'zod'

import type { Crm, CrmFile } from '#server/channels/crm/port.ts'
import { FILES } from '#server/channels/crm/hubspot/client/api-version.ts'
import { fetchSigned } from '#server/channels/crm/hubspot/client/fetch-signed.ts'
import { unlessMissing } from '#server/channels/crm/hubspot/client/refusals.ts'
import { type HubSpotRequest, TIMEOUT_MS } from '#server/channels/crm/hubspot/client/request.ts'

/** HubSpot names a category and no type, so the extension has to tell it. */
const TYPES = new Map(
  Object.entries({
    csv: 'text/csv',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    log: 'text/plain',
    pdf: 'application/pdf',
    png: 'image/png',
    txt: 'text/plain',
    webp: 'image/webp',
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zip: 'application/zip',
  }),
)

const FOLDER = '/support-portal'
/** Speed of a slow line. An upload gets the time that its bytes take there, and that of any call. */
const BYTES_PER_MS = 200
const SIGNED_SECONDS = 300

const FileAnswer = z.object({
  id: z.coerce.string(),
  name: z.string().nullish(),
  extension: z.string().nullish(),
  size: z.number().nullish(),
})
type FileAnswer = z.infer<typeof FileAnswer>

export function createFiles(
  request: HubSpotRequest,
  baseUrl: string,
): Pick<Crm, 'uploadFile' | 'openFile' | 'describeFiles'> {
  return {
    async uploadFile(ref, { ticketRef, name, contentType, sizeBytes, open }, signal) {
      const folderPath = `${FOLDER}/${ticketRef}`
      const fileName = `${ref}-${safeName(name)}`
      const answer = z.object({ file: FileAnswer.nullish() })
      const path = `${FILES}/stat/${encodeURIComponent(`${folderPath}/${fileName}`)}`
      const known = await unlessMissing(() => request({ method: 'GET', path, answer }, signal))
      if (known?.file) return known.file.id
      const fields = {
        folderPath,
        fileName,
        options: JSON.stringify({
          access: 'PRIVATE',
          overwrite: false,
          duplicateValidationStrategy: 'RETURN_EXISTING',
          duplicateValidationScope: 'EXACT_FOLDER',
        }),
      }
      const file = { name: fileName, contentType, sizeBytes, body: await open() }
      const { id } = await request(
        {
          method: 'POST',
          path: FILES,
          upload: toMultipart(fields, file),
          answer: FileAnswer,
          // Its path is looked at first.
          isRepeatable: true,
          timeoutMs: TIMEOUT_MS + Math.ceil(sizeBytes / BYTES_PER_MS),
        },
        signal,
      )
      return id
    },

    async openFile(id, range, signal) {
      const path = `${FILES}/${encodeURIComponent(id)}/signed-url`
      const query = { expirationSeconds: SIGNED_SECONDS }
      const answer = z.object({ url: z.url() })
      const { url } = await request({ method: 'GET', path, query, answer }, signal)
      return fetchSigned(url, { baseUrl, range, signal })
    },

    async describeFiles(ids, signal) {
      const found: CrmFile[] = []
      for (const one of ids) {
        const path = `${FILES}/${encodeURIComponent(one)}`
        const file = await unlessMissing(() =>
          request({ method: 'GET', path, answer: FileAnswer }, signal),
        )
        if (file) found.push(toFile(file))
      }
      return found
    },
  }
}

function toFile({ id, name, extension, size }: FileAnswer): CrmFile {
  const fullName = [name || id, extension].filter(Boolean).join('.')
  return { id, name: fullName, sizeBytes: size ?? 0, contentType: contentTypeOf(extension) }
}

/** A name that no path, header or answer of HubSpot changes, with the extension of the file. */
function safeName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '_')
    .replaceAll(/\.{2,}/g, '.')
    .slice(-80)
}

function contentTypeOf(extension: string | null | undefined): string {
  return TYPES.get(extension?.toLowerCase() ?? '') ?? 'application/octet-stream'
}

/** Writes a form with a file, which is streamed and never held in memory whole. */
function toMultipart(
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
