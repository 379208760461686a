import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import type { MigrationProgress } from '#server/platform/db/migrate/migrations.ts'
import { handleErrors, upgrading } from '#server/platform/http/response/error-handler.ts'
import { addSecurityHeaders } from '#server/platform/http/response/security-headers.ts'

/** Most migrations end before, and proxies try another process while nothing listens here. */
const AFTER_MS = 2_000

/** Builds the app that answers in place of Portico while its database is migrated. */
export function buildUpgradeNotice(config: Config): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true })
  // Headers and languages ask for the settings alone, and nothing else is there yet.
  app.decorate('deps', { config } as Deps)
  handleErrors(app)
  addSecurityHeaders(app)
  app.addHook('onRequest', async (request) => {
    if (request.url !== '/healthz' && request.url !== '/readyz') throw upgrading()
  })
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', (_request, reply) => reply.code(503).send({ status: 'upgrading' }))
  return app
}

/** Logs how far a migration is, and answers requests when it takes long. */
export function createUpgradeNotice(
  config: Config,
  log: Pick<FastifyBaseLogger, 'info'>,
  { afterMs = AFTER_MS } = {},
) {
  let timer: NodeJS.Timeout | undefined
  let listening: Promise<FastifyInstance> | undefined
  return {
    onProgress({ number, total, name }: MigrationProgress) {
      log.info({ migration: name }, `Migrating the database: ${number} of ${total}`)
      timer ??= setTimeout(() => {
        listening = listen(config)
      }, afterMs)
    },
    async end(): Promise<void> {
      clearTimeout(timer)
      await (await listening)?.close()
    },
  }
}

async function listen(config: Config): Promise<FastifyInstance> {
  const app = buildUpgradeNotice(config)
  // An address that cannot be used is explained when Portico itself listens.
  await app.listen({ host: config.host, port: config.port }).catch(() => undefined)
  return app
}
