import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

import { createOpenApiDocument } from './open-api.ts'

/** The viewer writes styles into its page; nothing of a customer's is ever shown there. */
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

/** The contract to read by machine and by eye. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  const document = createOpenApiDocument(app.deps.config.publicUrl)
  app.get('/api/openapi.json', () => document)
  await app.register(swagger, {
    mode: 'static',
    // The plugin's types know 3.0; it hands the document on as it is.
    specification: { document: document as never },
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: DOCS_POLICY,
    uiConfig: { supportedSubmitMethods: [], layout: 'BaseLayout' },
  })
}
