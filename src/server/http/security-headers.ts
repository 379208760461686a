import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** No script, style, frame or connection from anywhere else, and none written into a page. */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify'],
      },
    },
    // The portal may be asked for at a loopback address while it is set up; only https lasts a year.
    hsts: app.deps.config.isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // What a signed-in person was shown must not be in the machine after them.
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
}
