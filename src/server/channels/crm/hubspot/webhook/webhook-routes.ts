import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { readBytes } from '#server/platform/http/request/read-bytes.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { openSecret } from '#server/platform/keys/seal-secret.ts'
import { drainSignals } from '#server/channels/crm/sync/streams/drain-signals.ts'
import { findWebhookSettings } from '#server/channels/crm/sync/streams/stream-queries.ts'
import { readWebhook } from './read-webhook.ts'
import { isSignedByHubSpot } from './webhook-signature.ts'

/**
 * Takes what HubSpot says has changed. It only makes faster what reading finds by itself, so everything that
 * is signed is answered with success, at once: HubSpot gives up after five seconds, and repeats what was
 * refused.
 */
export function hubSpotWebhookRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'keys' | 'db' | 'now'>,
) {
  // Register in a scope of its own: the signature is of the bytes, before anything parses them.
  void app.register(async (raw) => {
    readBytes(raw)

    route(raw, api.receiveHubSpotWebhook, async ({ request }) => {
      const settings = await asWorker(deps.db, findWebhookSettings)
      const secret = secretOf(deps, settings)
      if (secret === undefined) throw notFound()
      const { headers, method } = request
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const call = {
        method,
        url: deps.config.publicUrl + request.originalUrl,
        body,
        timestamp: one(headers['x-hubspot-request-timestamp']),
        signature: one(headers['x-hubspot-signature-v3']),
      }
      if (!isSignedByHubSpot(call, secret, deps.now()))
        throw new AppError('unauthenticated', (words) => words.crm.wrongSignature)
      if (settings.state === 'on') await drainSignals(deps, readWebhook(body, settings.accountId))
      return null
    })
  })
}

function secretOf(
  { config, keys }: Pick<Deps, 'config' | 'keys'>,
  { webhookSecret }: { webhookSecret: Buffer | null },
): string | undefined {
  if (config.crm.webhookSecret !== undefined) return config.crm.webhookSecret
  return webhookSecret === null ? undefined : openSecret(keys, webhookSecret)
}

function one(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : header?.[0]
}
