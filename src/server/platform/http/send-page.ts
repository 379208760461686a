import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

type Page = { html: string; digest: string; bodies: Record<Encoding, Buffer> }

/** Sends a page from memory. Compresses it once, and again only when the page changes. */
export function createPageSender() {
  let last: Page | undefined

  return (request: FastifyRequest, reply: FastifyReply, html: string) => {
    if (last?.html !== html) last = preparePage(html)
    const encoding = encodingFor(request.headers['accept-encoding'])
    const etag = `"${last.digest}-${encoding}"`
    reply
      // Another one for another person, whose session or browser is set to another language.
      .header('Cache-Control', 'private, no-cache')
      .header('Vary', 'Accept-Encoding, Accept-Language, Cookie')
      .header('ETag', etag)
    if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(last.bodies[encoding])
  }
}

function preparePage(html: string): Page {
  const identity = Buffer.from(html)
  return {
    html,
    digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) },
  }
}

function encodingFor(accepted = ''): Encoding {
  const names = accepted
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim())
  return ENCODINGS.find((encoding) => names.includes(encoding)) ?? 'identity'
}

function knows(header: string | undefined, etag: string): boolean {
  // Ignore the `W/` prefix: a proxy that compresses turns the tag into a weak one.
  return header?.split(',').some((part) => part.trim().replace(/^W\//, '') === etag) ?? false
}
