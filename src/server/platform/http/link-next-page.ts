import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sets the Link header to the next page of a list (RFC 8288). */
export function linkNextPage(request: FastifyRequest, reply: FastifyReply, cursor: string): void {
  const url = new URL(request.url, 'http://here')
  url.searchParams.set('cursor', cursor)
  reply.header('Link', `<${url.pathname}${url.search}>; rel="next"`)
}
