import type { FastifyInstance, FastifyRequest } from 'fastify'

import { readFields } from '#server/platform/http/request/read-fields.ts'

const FIELDS = ['SAMLRequest', 'SAMLResponse', 'RelayState'] as const

/** Reads forms, in a scope of its own: no other endpoint accepts those of other sites. */
export function readForms(app: FastifyInstance) {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string | Buffer) => readFields(text.toString(), FIELDS),
  )
}
