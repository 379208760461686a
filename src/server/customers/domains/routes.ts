import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { checkProofNow } from './check-proof.ts'
import { changeDomainRule, getDomainRule, listDomainProofs } from './list-proofs.ts'

export function domainRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listDomainProofs, ({ params }) => listDomainProofs(deps, params.customerId))

  route(app, api.checkDomainProof, ({ params, viewer, request }) =>
    checkProofNow(deps, params, actorOf(viewer, request)),
  )

  route(app, api.getDomainRule, () => getDomainRule(deps))

  route(app, api.changeDomainRule, ({ body, viewer, request }) =>
    changeDomainRule(deps, body, actorOf(viewer, request)),
  )
}
