import type { FastifyInstance } from 'fastify'

/**
 * Reads bodies of any kind as bytes, in a scope of its own: signatures are of the bytes, before
 * anything parses them.
 */
export function readBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}
