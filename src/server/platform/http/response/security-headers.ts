import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Device features that a page may ask for and the portal does not use. It uses passkeys only. */
const PERMISSIONS_POLICY = [
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
].join(', ')

/**
 * Adds the security headers. They forbid scripts, styles, frames and connections from elsewhere,
 * and inline ones.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  const headers = headersOf({
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
        // The second is of the editor at the desk, which parses pasted HTML apart from the page.
        trustedTypes: ['dompurify', 'ProseMirrorClipboard'],
      },
    },
    // Send HSTS only on https: during setup the portal may be opened on a loopback address, and
    // HSTS lasts a year.
    strictTransportSecurity: app.deps.config.isSecure
      ? { maxAge: 31_536_000, includeSubDomains: false }
      : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  headers['permissions-policy'] = PERMISSIONS_POLICY
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  // Forbid caching: the next user of the machine must not see what a signed-in person saw.
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
}

/**
 * Computes the headers once. They are the same for every answer, and building them each time costs
 * more than reading a session.
 */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return { ...response.getHeaders() }
}
