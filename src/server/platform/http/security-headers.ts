import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'

/** Of what a page may ask a device for, the portal uses passkeys, and none of these. */
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

/** No script, style, frame or connection from anywhere else, and none written into a page. */
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
        trustedTypes: ['dompurify'],
      },
    },
    // The portal may be asked for at a loopback address while it is set up; only https lasts a year.
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
  // What a signed-in person was shown must not be in the machine after them.
  app.addHook('onSend', async (request, reply) => {
    const isApi = request.url.startsWith('/api/')
    if (isApi && !reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  })
}

/** They are the same for every answer: put together for each they cost more than reading a session. */
function headersOf(options: HelmetOptions) {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(options)(request, response, () => undefined)
  return { ...response.getHeaders() }
}
