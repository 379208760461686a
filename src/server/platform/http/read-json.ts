import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON like the framework's parser, but accepts an empty body: clients send the content type
 * anyway. Removes the parser for plain text, which no call takes.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined)
    else void parse(request, text as string, done)
  })
}
