import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'

import { notFound } from '#server/platform/app-error.ts'
import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { readRange } from '#server/platform/files/read-range.ts'
import { isStaff, type Viewer } from '#server/access/viewer.ts'
import { findAttachment, findAttachmentAtDesk } from '#server/tickets/queries.ts'

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

/** Sends a file of a ticket that the viewer sees, or the requested range of it. Staff see every ticket. */
export async function sendAttachment(
  deps: Pick<Deps, 'db' | 'files'>,
  viewer: Viewer,
  attachmentId: string,
  { inline, request, reply }: { inline: boolean; request: FastifyRequest; reply: FastifyReply },
) {
  const file = isStaff(viewer)
    ? await asStaff(deps.db, (tx) => findAttachmentAtDesk(tx, attachmentId))
    : await asViewer(deps.db, viewer, (tx) => findAttachment(tx, viewer.customerId, attachmentId))
  if (!file) throw notFound('This file does not exist or you do not have access to it.')

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
  return reply.send(await deps.files.read(file.storageKey, range))
}

/**
 * Returns whether the browser has the file already. Compares tags without their W/ (RFC 9110,
 * section 13.1.2).
 */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}
