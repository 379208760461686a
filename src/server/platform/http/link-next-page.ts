import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names the next page of this list in the Link header (RFC 8288). */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', cursor)
  reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}
