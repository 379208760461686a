import type { Readable } from 'node:stream'

import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'

import type { ByteRange } from '#server/platform/files/file-store.ts'
import { readRange } from '#server/platform/files/read-range.ts'

/** Facts of a file besides its bytes. */
type FileFacts = { id: string; filename: string; contentType: string; sizeBytes: number }

/** Types that a browser may show inline, sandboxed. SVG is missing because it can contain a script. */
const INLINE_TYPES = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
])

const SANDBOX =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox"

export type FileExchange = { inline: boolean; request: FastifyRequest; reply: FastifyReply }

/** Sends a file, or the requested range of it. The caller has checked that the viewer may have it. */
export async function sendFile(
  file: FileFacts,
  read: (range: ByteRange | undefined) => Promise<Readable>,
  { inline, request, reply }: FileExchange,
) {
  const etag = `"${file.id}"`
  const isShown = inline && INLINE_TYPES.has(file.contentType)
  reply.headers({
    'Content-Type': isShown ? file.contentType : 'application/octet-stream',
    'Content-Disposition': contentDisposition(file.filename, {
      type: isShown ? 'inline' : 'attachment',
    }),
    'Content-Security-Policy': SANDBOX,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Accept-Ranges': 'bytes',
    // Revalidate each time: the bytes never change, but who may read them can.
    'Cache-Control': 'private, no-cache',
    ETag: etag,
  })
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()

  const range = readRange(request.headers.range, file.sizeBytes)
  if (range === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${file.sizeBytes}`).send()
  }
  if (range) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
  }
  reply.header('Content-Length', range ? range.end - range.start + 1 : file.sizeBytes)
  return reply.send(await read(range))
}

/**
 * Returns whether the browser has the file already. Compares tags without their W/ (RFC 9110,
 * section 13.1.2).
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
