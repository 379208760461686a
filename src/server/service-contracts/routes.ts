import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { getServiceLevels } from './get-service-levels.ts'
import { presentContract } from './present-contract.ts'
import { listTemplates } from './queries.ts'
import { addTemplate, changeTemplate, removeTemplate } from './save-template.ts'
import { getContractCustomer } from '#server/service-contracts/core/check-terms.ts'
import { addVersion, correctVersion, removeVersion } from './save-version.ts'
import { tryOutTerms, tryOutTicket } from '#server/service-contracts/try-out/try-out-terms.ts'

export function serviceContractRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getServiceLevels, ({ viewer }) => getServiceLevels(deps, viewer))

  route(app, api.getServiceContract, ({ params: { customerId } }) =>
    asStaff(deps.db, async (tx) => {
      await getContractCustomer(tx, customerId)
      return presentContract(tx, customerId, deps.now())
    }),
  )

  route(app, api.addContractVersion, ({ viewer, params: { customerId }, body, request }) =>
    addVersion(deps, customerId, { input: body, by: actorOf(viewer, request) }),
  )

  route(app, api.removeContractVersion, ({ viewer, params, request }) =>
    removeVersion(deps, params, actorOf(viewer, request)),
  )

  route(app, api.correctContractVersion, ({ viewer, params, body, request }) =>
    correctVersion(deps, params, { input: body, by: actorOf(viewer, request) }),
  )

  route(app, api.tryOutTerms, ({ params: { customerId }, body: { terms } }) =>
    tryOutTerms(deps, customerId, terms),
  )

  route(app, api.tryOutTicket, ({ params, body: { terms } }) => tryOutTicket(deps, params, terms))

  route(app, api.listServiceTemplates, () =>
    asStaff(deps.db, (tx) => listTemplates(tx, deps.now())),
  )

  route(app, api.addServiceTemplate, ({ viewer, body, request }) =>
    addTemplate(deps, body, actorOf(viewer, request)),
  )

  route(app, api.changeServiceTemplate, ({ viewer, params: { templateId }, body, request }) =>
    changeTemplate(deps, templateId, { input: body, by: actorOf(viewer, request) }),
  )

  route(app, api.removeServiceTemplate, ({ viewer, params: { templateId }, request }) =>
    removeTemplate(deps, templateId, actorOf(viewer, request)),
  )
}
