import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'

import { authRoutes } from '#server/auth/routes.ts'
import { resolveViewers } from '#server/auth/sessions.ts'
import { customerRoutes } from '#server/customers/routes.ts'
import { dashboardRoutes } from '#server/dashboard/routes.ts'
import type { Deps } from './deps.ts'
import { serveApiDocs } from '#server/http/api-docs.ts'
import { offerCsrfTokens } from '#server/http/csrf.ts'
import { handleErrors } from '#server/http/error-handler.ts'
import { readJson } from '#server/http/read-json.ts'
import { addSecurityHeaders } from '#server/http/security-headers.ts'
import { serveWeb } from '#server/http/serve-web.ts'
import { liveRoutes } from '#server/live/routes.ts'
import { samlRoutes } from '#server/saml/routes.ts'
import { ticketRoutes } from '#server/tickets/routes.ts'
import type { Viewer } from './viewer.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    deps: Deps
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    viewer: Viewer | undefined
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** The handler finds the session by itself, in the same round trip as the answer. */
    readsBySession?: boolean
  }
}

/** Everything that answers, ready for `inject` or `listen`. `webFolder` is what the web build made. */
export async function buildApp(
  deps: Deps,
  { webFolder }: { webFolder: string },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy(deps.config.trustProxy),
    // Slow senders hold a connection, not the process: uploads of 50 MB may take their time.
    requestTimeout: 10 * 60_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle' as const,
  })
  app.decorate('deps', deps)
  handleErrors(app)
  app.addHook('preClose', () => deps.live.stop())

  await app.register(cookie)
  await app.register(multipart)
  await addSecurityHeaders(app)
  readJson(app)
  resolveViewers(app)
  offerCsrfTokens(app)

  authRoutes(app, deps)
  samlRoutes(app, deps)
  ticketRoutes(app, deps)
  dashboardRoutes(app, deps)
  customerRoutes(app, deps)
  liveRoutes(app, deps)
  await serveApiDocs(app)
  await serveWeb(app, webFolder)
  return app
}

function trustProxy(setting: Deps['config']['trustProxy']) {
  if (typeof setting !== 'number') return setting
  return (_address: string, hop: number) => hop < setting
}
