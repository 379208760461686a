import type { FastifyInstance } from 'fastify'

/**
 * Like the framework's own reader, but an empty body is no body: clients name the type all the same.
 * Plain text, which the framework would read, too, is what no call here takes.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) done(null, undefined)
    else void parse(request, text as string, done)
  })
}
