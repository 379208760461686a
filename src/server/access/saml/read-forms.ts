import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Twice the largest message that is read, because base64 in a form grows. */
const MAX_FORM_BYTES = 512 * 1024

/** Reads forms, in a scope of its own: no other endpoint accepts those of other sites. */
export function readForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, text: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(text.toString())),
  )
}
