import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { readParams, route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { mustBeExpected, takePosted } from './take-posted.ts'

/** Some providers send a mail twice in one call, raw and in parts, in an encoding that makes it longer. */
const MAX_BYTES = 75 * 1024 * 1024

/** Takes mail that a provider posts. */
export function postedMailRoutes(app: FastifyInstance, deps: Deps) {
  // Register in a scope of its own: signatures are of the bytes, before anything parses them.
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: MAX_BYTES } as const
    raw.addContentTypeParser('*', options, (_request, body, done) => done(null, body))

    // Before the body is read, so that nobody makes us read megabytes who does not know where they go.
    raw.addHook('onRequest', (request) =>
      mustBeExpected(deps, readParams(api.receiveMail, request.params)?.mailboxId, request.headers),
    )

    route(raw, api.receiveMail, async ({ params, request }) => {
      const { headers, body } = request
      await takePosted(deps, params.mailboxId, {
        body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
        contentType: headers['content-type'] ?? '',
        authorization: headers.authorization,
        signature: one(headers['x-twilio-email-event-webhook-signature']),
        timestamp: one(headers['x-twilio-email-event-webhook-timestamp']),
        now: deps.now(),
      })
      return { success: true as const }
    })
  })
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}
