import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import { listContacts, listSetupLinks } from '#server/access/setup-links/queries.ts'
import { checkCertificate } from '#server/connections/check-certificate.ts'
import { importMetadata } from '#server/connections/import-metadata.ts'
import type { SenderDeps } from '#server/connections/telling/tell-people.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { makeSetupLink } from './make-setup-link.ts'
import { presentSetupLink } from './present-setup-link.ts'
import { reportReady } from './report-ready.ts'
import { revokeSetupLink } from './revoke-setup-link.ts'
import { setupLinkRoute } from './setup-link-route.ts'

export function setupLinkRoutes(app: FastifyInstance, deps: Deps & SenderDeps) {
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
    // Whoever has a link can change how people sign in.
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

  setupLinkRoute(app, deps, api.readLinkedMetadata, ({ body }) => importMetadata(deps, body))

  setupLinkRoute(app, deps, api.checkLinkedCertificate, ({ body }) =>
    checkCertificate(deps, body.cert),
  )

  setupLinkRoute(app, deps, api.reportReady, ({ caller }) => reportReady(deps, caller))
}
