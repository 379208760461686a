import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import { POSTED_MAIL_BYTES } from '#shared/mail/boxes/contract.ts'

import { readParams, route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { readBytes } from '#server/platform/http/request/read-bytes.ts'
import { mustBeExpected, takePosted } from './take-posted.ts'

/** The bytes that are received at the same time. They are in memory until they are stored. */
const MAX_BYTES_AT_ONCE = 2 * POSTED_MAIL_BYTES
const RETRY_AFTER_SECONDS = 60

/** Takes mail that a provider posts. */
export function postedMailRoutes(app: FastifyInstance, deps: Deps) {
  const reserve = limitBytesAtOnce()

  void app.register(async (raw) => {
    readBytes(raw)
    const take = async (mailboxId: string, key: string | undefined, request: FastifyRequest) => {
      const { headers, body } = request
      await takePosted(
        deps,
        { mailboxId, key },
        {
          body: Buffer.isBuffer(body) ? new Uint8Array(body) : new Uint8Array(),
          contentType: headers['content-type'] ?? '',
          authorization: headers.authorization,
          signature: one(headers['x-twilio-email-event-webhook-signature']),
          timestamp: one(headers['x-twilio-email-event-webhook-timestamp']),
          now: deps.now(),
        },
      )
      return { success: true as const }
    }

    route(
      raw,
      api.receiveMail,
      ({ params: { mailboxId }, request }) => take(mailboxId, undefined, request),
      {
        async beforeBody(request, reply) {
          const params = readParams(api.receiveMail, request.params)
          await mustBeExpected(deps, { ...params, key: undefined }, request.headers)
          reserve(request, reply)
        },
      },
    )
    route(
      raw,
      api.receiveKeyedMail,
      ({ params: { mailboxId, key }, request }) => take(mailboxId, key, request),
      {
        async beforeBody(request, reply) {
          const params = readParams(api.receiveKeyedMail, request.params)
          await mustBeExpected(deps, params ?? {}, request.headers)
          reserve(request, reply)
        },
      },
    )
  })
}

/** Refuses a call, which its provider repeats, while too much is being received. */
function limitBytesAtOnce() {
  let bytesAtOnce = 0
  return (request: FastifyRequest, reply: FastifyReply) => {
    const bytes = Number(request.headers['content-length'] ?? POSTED_MAIL_BYTES)
    if (bytesAtOnce > 0 && bytesAtOnce + bytes > MAX_BYTES_AT_ONCE) {
      throw new AppError('unavailable', (words) => words.signIn.tooManyUnderWay, {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      })
    }
    bytesAtOnce += bytes
    reply.raw.once('close', () => {
      bytesAtOnce -= bytes
    })
  }
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}
