import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'

import { auditRoutes } from '#server/audit/routes.ts'
import { accountRoutes } from '#server/access/account/routes.ts'
import { authRoutes } from '#server/access/sign-in/routes.ts'
import { findPageLanguages } from '#server/access/sessions/find-page-languages.ts'
import { resolveViewers } from '#server/access/sessions/sessions.ts'
import { categoryRoutes } from '#server/categories/routes.ts'
import { allJobs } from './all-jobs.ts'
import { backgroundWorkRoutes } from '#server/background-work/routes.ts'
import { connectionRoutes } from '#server/connections/routes.ts'
import { followingRoutes } from '#server/connections/following/routes.ts'
import { stageRoutes } from '#server/connections/stages/routes.ts'
import { takeOidcAnswer } from '#server/connections/stages/save-draft.ts'
import { takeTestAnswer } from '#server/connections/tests/take-test-answer.ts'
import { connectionTestRoutes } from '#server/connections/tests/routes.ts'
import { setupLinkRoutes } from '#server/connections/setup-links/routes.ts'
import { crmRoutes } from '#server/channels/crm/settings/routes.ts'
import { hubSpotWebhookRoutes } from '#server/channels/crm/hubspot/webhook/webhook-routes.ts'
import { alertRoutes } from '#server/channels/mail/triage/alerts/admin/routes.ts'
import { mailboxRoutes } from '#server/channels/mail/mailboxes/admin/routes.ts'
import { openSender } from '#server/channels/mail/mailboxes/smtp/open-sending-mailbox.ts'
import { postedMailRoutes } from '#server/channels/mail/mailboxes/webhooks/routes.ts'
import { domainRoutes } from '#server/customers/domains/routes.ts'
import { customerOverviewRoutes } from '#server/customer-overview/routes.ts'
import { customerRoutes } from '#server/customers/routes.ts'
import { mailOutRoutes } from '#server/channels/mail/outgoing/routes.ts'
import { crmFileRoutes } from '#server/channels/crm/files/routes.ts'
import type { Deps } from './deps.ts'
import { serveApiDocs } from '#server/platform/http/response/api-docs.ts'
import { offerCsrfTokens } from '#server/platform/http/request/csrf.ts'
import { createUpgradeCheck } from '#server/platform/db/migrate/upgrade-check.ts'
import { endQueriesOfReads } from '#server/platform/operations/end-queries.ts'
import {
  answerUnreadable,
  answerUnroutable,
  handleErrors,
} from '#server/platform/http/response/error-handler.ts'
import { readForwardedAddresses } from '#server/platform/http/request/forwarded-addresses.ts'
import { toOriginForm } from '#server/platform/http/request/origin-form.ts'
import { readJson } from '#server/platform/http/request/parse-input.ts'
import { addSecurityHeaders } from '#server/platform/http/response/security-headers.ts'
import { serveWeb } from '#server/platform/http/response/serve-web.ts'
import { liveRoutes } from '#server/tickets/requester/event-routes.ts'
import { followRequests } from '#server/platform/operations/follow-requests.ts'
import { createMetrics, type Metrics } from '#server/platform/operations/metrics.ts'
import { stopInOrder } from '#server/platform/operations/orderly-stop.ts'
import { recordRequests } from '#server/platform/operations/record-requests.ts'
import { chooseRequestId } from '#server/platform/operations/request-id.ts'
import { createReadinessCheck } from '#server/platform/operations/readiness.ts'
import { operationsRoutes } from '#server/platform/operations/routes.ts'
import { peopleRoutes } from '#server/people/routes.ts'
import { signOutUrl } from '#server/access/saml/logout/begin-sign-out.ts'
import { logoutRoutes } from '#server/access/saml/logout/routes.ts'
import { oidcSignIn } from '#server/access/oidc/login.ts'
import { isOidcSession, oidcSignOutUrl } from '#server/access/oidc/logout.ts'
import { oidcRoutes } from '#server/access/oidc/routes.ts'
import { samlSignIn } from '#server/access/saml/login/start-login.ts'
import { samlKeyRoutes } from '#server/access/saml/keys/routes.ts'
import { samlRoutes } from '#server/access/saml/login/routes.ts'
import { signInFailureRoutes } from '#server/access/sign-in-failures/routes.ts'
import { maintenanceRoutes } from '#server/service-contracts/maintenance/routes.ts'
import { serviceContractRoutes } from '#server/service-contracts/routes.ts'
import { followInstallation } from '#server/settings/follow-installation.ts'
import { settingsRoutes } from '#server/settings/routes.ts'
import { wellKnownRoutes } from '#server/settings/well-known.ts'
import { writePage } from '#server/settings/write-page.ts'
import { healthRoutes } from '#server/health/routes.ts'
import { watchWriting } from '#server/health/watch-writing.ts'
import { holidayRoutes } from '#server/service-contracts/holidays/routes.ts'
import { setupRoutes } from '#server/setup/routes.ts'
import { staffRoutes } from '#server/staff/routes.ts'
import { noticeRoutes } from '#server/tickets/desk/notices/routes.ts'
import { heldMailRoutes } from '#server/channels/mail/triage/quarantine/routes.ts'
import { macroRoutes } from '#server/tickets/desk/macros/routes.ts'
import { presenceRoutes } from '#server/tickets/desk/presence/routes.ts'
import { onBehalfRoutes } from '#server/tickets/desk/ticket/on-behalf-routes.ts'
import { queueRoutes } from '#server/tickets/desk/queue/routes.ts'
import { numbersRoutes } from '#server/tickets/desk/reports/routes.ts'
import { workTypeRoutes } from '#server/work-types/routes.ts'
import { timeRoutes } from '#server/tickets/desk/time/routes.ts'
import { relateRoutes } from '#server/tickets/desk/relations/routes.ts'
import { deskTicketRoutes } from '#server/tickets/desk/ticket-routes.ts'
import { sendingRoutes } from '#server/tickets/desk/answers/routes.ts'
import { bulkRoutes } from '#server/tickets/desk/bulk/routes.ts'
import { savedViewRoutes } from '#server/tickets/desk/queue/view-routes.ts'
import { ratingRoutes } from '#server/tickets/ratings/routes.ts'
import { ticketRoutes } from '#server/tickets/requester/routes.ts'
import { checkRoomForFiles } from '#server/usage/check-room.ts'
import { followLimits } from '#server/usage/follow-limits.ts'
import { limitRequests } from '#server/usage/limit-requests.ts'
import { usageRoutes } from '#server/usage/routes.ts'
import { shareConnections } from '#server/usage/share-connections.ts'
import type { Viewer } from '#server/access/viewer.ts'

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyInstance {
    deps: Deps
    metrics: Metrics
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyRequest {
    viewer: Viewer | undefined
    /**
     * The session's user, for a request that reads by session and so has no viewer. Set by the end
     * of the request.
     */
    sessionUserId?: string
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface FastifyContextConfig {
    /** The handler looks up the session itself, in the same round trip as its data. */
    readsBySession?: boolean
  }
}

function refuseSchemas(): never {
  throw new Error('A route has a JSON schema. Schemas are those of the contract.')
}

const SIGN_INS = {
  saml: samlSignIn,
  oidc: oidcSignIn,
  microsoft: oidcSignIn,
  google: oidcSignIn,
}

/** Builds the app, ready for `inject` or `listen`. `webFolder` is the output of the web build. */
export async function buildApp(
  deps: Deps,
  {
    webFolder,
    extend,
    onChange,
  }: {
    webFolder: string
    extend?: ((app: FastifyInstance) => void) | undefined
    onChange?: () => void
  },
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: chooseRequestId,
    trustProxy: trustProxy(deps.config.trustProxy),
    // Allow slow uploads of 50 MB: a slow sender holds a connection, not the process.
    requestTimeout: 10 * 60_000,
    routerOptions: { maxParamLength: 200 },
    // route() checks input and answers. Without these, Fastify loads compilers of its own.
    schemaController: {
      compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas },
    },
    rewriteUrl: toOriginForm,
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    forceCloseConnections: 'idle' as const,
    // Keep serving open connections while the server stops.
    return503OnClosing: false,
  })
  const installation = await followInstallation(deps)
  const limits = await followLimits(deps)
  const metrics = createMetrics()
  app.decorate('deps', deps)
  app.decorate('metrics', metrics)
  app.decorate('installationLanguage', installation.language)
  handleErrors(app, { isUpgrading: createUpgradeCheck(deps.pool) })
  readForwardedAddresses(app)
  const requests = followRequests(app)
  recordRequests(app, { metrics, requests })
  endQueriesOfReads(app, { requests })
  metrics.watchPool(deps.pool)
  const jobs = allJobs(deps)
  metrics.watchJobs(deps, jobs)
  const checkReadiness = createReadinessCheck(deps)
  const findWritingFailures = watchWriting(checkReadiness, deps)
  metrics.watchFailures(deps.pool, findWritingFailures)
  const stop = stopInOrder(app, { requests })
  requests.whenOver(({ method }) => {
    if (method === 'GET') return
    deps.live.wake()
    onChange?.()
  })
  endStreamsFirst(app, deps)

  await app.register(cookie)
  await app.register(multipart)
  addSecurityHeaders(app)
  readJson(app)
  limitRequests(app, { limits, requests })
  shareConnections(app, deps, { requests })
  resolveViewers(app)
  checkRoomForFiles(app)
  offerCsrfTokens(app)

  const mailing = { ...deps, openSender: () => openSender(deps) }
  authRoutes(app, mailing, {
    begin: (given, customer, browser) => SIGN_INS[customer.kind].begin(given, customer, browser),
    passiveUrl: (given, customer) => SIGN_INS[customer.kind].passiveUrl(given, customer),
    signOutUrl: (given, ended, browser) =>
      isOidcSession(ended) ? oidcSignOutUrl(given, ended) : signOutUrl(given, ended, browser),
  })
  accountRoutes(app, deps)
  samlRoutes(app, deps, takeTestAnswer)
  oidcRoutes(app, deps, takeOidcAnswer)
  logoutRoutes(app, deps)
  connectionTestRoutes(app, deps)
  samlKeyRoutes(app, deps)
  ticketRoutes(app, deps)
  ratingRoutes(app, deps)
  crmFileRoutes(app, deps)
  queueRoutes(app, deps)
  noticeRoutes(app, deps)
  onBehalfRoutes(app, deps)
  presenceRoutes(app, deps)
  deskTicketRoutes(app, deps)
  timeRoutes(app, deps)
  workTypeRoutes(app, deps)
  numbersRoutes(app, deps)
  macroRoutes(app, deps)
  heldMailRoutes(app, deps)
  relateRoutes(app, deps)
  sendingRoutes(app, deps)
  savedViewRoutes(app, deps)
  bulkRoutes(app, deps)
  customerRoutes(app, deps)
  customerOverviewRoutes(app, deps)
  domainRoutes(app, deps)
  crmRoutes(app, deps)
  mailOutRoutes(app, deps)
  mailboxRoutes(app, deps)
  alertRoutes(app, deps)
  postedMailRoutes(app, deps)
  hubSpotWebhookRoutes(app, deps)
  connectionRoutes(app, deps)
  followingRoutes(app, deps)
  stageRoutes(app, mailing)
  setupLinkRoutes(app, mailing)
  auditRoutes(app, deps)
  backgroundWorkRoutes(app, deps, jobs)
  signInFailureRoutes(app, deps)
  peopleRoutes(app, deps)
  staffRoutes(app, deps)
  serviceContractRoutes(app, deps)
  maintenanceRoutes(app, deps)
  settingsRoutes(app, deps, installation)
  wellKnownRoutes(app, deps, installation)
  categoryRoutes(app, deps)
  setupRoutes(app, deps)
  healthRoutes(app, deps, findWritingFailures)
  holidayRoutes(app, deps)
  usageRoutes(app, deps, limits)
  liveRoutes(app, deps, limits)
  operationsRoutes(app, deps, { checkReadiness, metrics, stop })
  extend?.(app)
  await serveApiDocs(app)
  await serveWeb(app, webFolder, {
    writePage: async (template, language) =>
      writePage(template, await installation.brand(language)),
    findLanguages: (request) => findPageLanguages(deps, request),
  })
  return app
}

/**
 * Ends live streams first when the server closes: they never end by themselves. Their clients
 * reconnect to the next process.
 */
function endStreamsFirst(app: FastifyInstance, deps: Deps) {
  let ended: Promise<void> | undefined
  app.addHook('preClose', (done) => {
    // Do not wait here: the server would accept new connections meanwhile.
    ended = deps.live.stop()
    done()
  })
  app.addHook('onClose', () => ended)
}

function trustProxy(setting: Deps['config']['trustProxy']) {
  if (typeof setting !== 'number') return setting
  return (_address: string, hop: number) => hop < setting
}
