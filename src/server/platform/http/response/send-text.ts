import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

import type { FastifyReply, FastifyRequest } from 'fastify'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number] | 'identity'

type Prepared = { digest: string; bodies: Record<Encoding, Buffer> }

type Headers = { type: string; cacheControl: string; vary: string[] }

/**
 * Sends a text from memory. Compresses it once, apart from the main thread, and again only when the
 * text changes.
 */
export function createTextSender({ type, cacheControl, vary }: Headers) {
  let last: { text: string; prepared: Promise<Prepared> } | undefined

  return async (request: FastifyRequest, reply: FastifyReply, text: string) => {
    if (last?.text !== text) last = { text, prepared: prepare(text) }
    const prepared = await last.prepared
    const encoding = encodingFor(request.headers['accept-encoding'])
    const etag = `"${prepared.digest}-${encoding}"`
    reply.header('Cache-Control', cacheControl).header('Vary', vary.join(', ')).header('ETag', etag)
    if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding)
    return reply.type(type).send(prepared.bodies[encoding])
  }
}

async function prepare(text: string): Promise<Prepared> {
  const identity = Buffer.from(text)
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ])
  return {
    digest: createHash('sha256').update(identity).digest('base64url').slice(0, 22),
    bodies: { identity, br, gzip: gzipped },
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
