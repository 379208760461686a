import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

import { createOpenApiDocument } from './open-api.ts'

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
    staticCSP: true,
    uiConfig: { supportedSubmitMethods: [] },
  })
}
