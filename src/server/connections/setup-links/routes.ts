import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import { keepStaffSettings } from '#shared/connections/fields.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import { listKindPage } from '#server/access/sign-in-failures/list-kind-page.ts'
import { listContacts, listSetupLinks } from '#server/access/setup-links/queries.ts'
import { checkCertificate } from '#server/connections/check-certificate.ts'
import { importMetadata } from '#server/connections/metadata/import-metadata.ts'
import { getSignOn } from '#server/connections/stages/get-sign-on.ts'
import { discardDraft, saveDraft } from '#server/connections/stages/save-draft.ts'
import { beginTest } from '#server/connections/tests/begin-test.ts'
import { getNewestTest, getTest } from '#server/connections/tests/get-test.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import { checkProofNow } from '#server/customers/domains/check-proof.ts'
import { listDomainProofs } from '#server/customers/domains/list-proofs.ts'
import type { Deps } from '#server/deps.ts'
import { describeMetadata } from '#server/connections/metadata/describe-metadata.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { goLiveByLink } from './go-live-by-link.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { makeSetupLink } from './make-setup-link.ts'
import { presentSetupLink } from './present-setup-link.ts'
import { reportReady } from './report-ready.ts'
import { revokeSetupLink } from './revoke-setup-link.ts'
import { setupLinkRoute } from './setup-link-route.ts'

const MAX_FAILURES = 20
/** Each may fetch an address. */
const MAX_METADATA_READS = 20
/** Each asks name servers. */
const MAX_DOMAIN_CHECKS = 20

export function setupLinkRoutes(app: FastifyInstance, deps: Deps & SenderDeps) {
  const inWords = (request: FastifyRequest) => ({ ...deps, words: wordsIn(languageOf(request)) })

  route(app, api.listSetupLinks, ({ params: { customerId } }) =>
    asStaff(deps.db, async (tx) => {
      const links = await listSetupLinks(tx, customerId)
      return {
        links: links.map((row) => presentSetupLink(row, deps.now())),
        contacts: await listContacts(tx, customerId),
      }
    }),
  )

  route(app, api.makeSetupLink, async ({ viewer, params, body, request }) => {
    // The holder of a link can change how people sign in.
    if (!(await mayChangeWaysIn(deps, viewer, request))) throw confirmationRequired()
    return makeSetupLink(deps, { ...params, by: actorOf(viewer, request) }, body)
  })

  route(app, api.revokeSetupLink, ({ viewer, params: { customerId, linkId }, request }) =>
    revokeSetupLink(deps, { customerId, by: actorOf(viewer, request) }, linkId),
  )

  setupLinkRoute(app, deps, api.openSetupLink, ({ caller: { link } }) => {
    const { customerId, customerName, domain, name, madeBy, mayGoLive } = link
    return {
      customer: { id: customerId, name: customerName, domain },
      name,
      madeBy,
      mayGoLive,
      expiresAt: link.expiresAt.toISOString(),
      readyAt: link.readyAt?.toISOString() ?? null,
    }
  })

  setupLinkRoute(
    app,
    deps,
    api.readLinkedMetadata,
    async ({ body, request }) =>
      describeMetadata(wordsIn(languageOf(request)), await importMetadata(deps, body)),
    { maxCalls: MAX_METADATA_READS },
  )

  setupLinkRoute(app, deps, api.checkLinkedCertificate, ({ body, request }) =>
    checkCertificate(deps, wordsIn(languageOf(request)), body.cert),
  )

  setupLinkRoute(app, deps, api.getLinkedSignOn, ({ caller }) =>
    asStaff(deps.db, (tx) => getSignOn(deps, tx, caller.customerId)),
  )

  setupLinkRoute(app, deps, api.saveLinkedDraft, ({ caller, body }) =>
    saveDraft(deps, caller, body, keepStaffSettings),
  )

  setupLinkRoute(app, deps, api.listLinkedDomains, ({ caller }) =>
    listDomainProofs(deps, caller.customerId),
  )

  setupLinkRoute(
    app,
    deps,
    api.checkLinkedDomain,
    ({ caller: { customerId, by }, params: { domain } }) =>
      checkProofNow(deps, { customerId, domain }, by),
    { maxCalls: MAX_DOMAIN_CHECKS },
  )

  setupLinkRoute(app, deps, api.discardLinkedDraft, ({ caller }) => discardDraft(deps, caller))

  setupLinkRoute(app, deps, api.goLiveByLink, ({ caller, body }) =>
    goLiveByLink(deps, caller, body),
  )

  setupLinkRoute(app, deps, api.beginLinkedTest, ({ caller, body, reply }) => {
    const { customerId, by, link } = caller
    const resultPath = (testId: string) => `/setup/test?id=${testId}`
    return beginTest(deps, { customerId, by, reply, setupLinkId: link.id, resultPath }, body)
  })

  setupLinkRoute(app, deps, api.getNewestLinkedTest, ({ caller, request }) =>
    getNewestTest(inWords(request), caller),
  )

  setupLinkRoute(app, deps, api.getLinkedTest, ({ caller, params, request }) =>
    getTest(inWords(request), caller, params.testId),
  )

  setupLinkRoute(app, deps, api.listLinkedFailures, async ({ caller: { customerId }, request }) => {
    const page = await listKindPage(
      deps,
      { customerId, limit: MAX_FAILURES },
      inWords(request).words,
    )
    // Only staff can reactivate anyone.
    return page.kinds.map((kind) => ({ ...kind, deactivated: [] }))
  })

  setupLinkRoute(app, deps, api.reportReady, ({ caller }) => reportReady(deps, caller))
}
