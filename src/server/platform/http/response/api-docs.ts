import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

import { createOpenApiDocument } from './open-api.ts'
import { createTextSender } from './send-text.ts'

const DOCUMENT = '/api/openapi.json'

/**
 * The CSP of the documentation page. The viewer writes styles into the page; the page never shows
 * customer data.
 */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Serves the API contract as OpenAPI JSON and as a page. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const document = createOpenApiDocument(app.deps.config.publicUrl)
  const send = createTextSender({
    type: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    vary: ['Accept-Encoding'],
  })
  let text: string | undefined
  // Write it once: that takes long enough for a stranger to stop the process by asking.
  app.get(DOCUMENT, (request, reply) => send(request, reply, (text ??= JSON.stringify(document))))
  await app.register(swagger, {
    mode: 'static',
    // The plugin's types cover OpenAPI 3.0 only; it passes the document on unchanged.
    specification: { document: document as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiHooks: {
      // The plugin would write the document for each request.
      onRequest(request, reply, done) {
        const isDocument = /\/(?:json|yaml)$/.test(request.routeOptions.url ?? '')
        if (isDocument) reply.redirect(DOCUMENT)
        else done()
      },
    },
    // Folded: with all of the calls open at once the viewer was seen to draw the first group alone.
    uiConfig: { supportedSubmitMethods: [], layout: 'BaseLayout', docExpansion: 'none' },
  })
}
