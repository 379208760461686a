import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { makeKey, retireKey, switchKeys } from './change-keys.ts'
import { keysOf } from './key-pairs.ts'
import { readKeys } from './read-keys.ts'

export function samlKeyRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getSamlCertificate, async ({ query, reply }) => {
    const keys = await keysOf(deps)
    const key = keys.find(({ state }) => state === query.key)
    if (!key) throw notFound()
    reply.type('application/x-pem-file')
    reply.header('Content-Disposition', `attachment; filename="portico-saml-${query.key}.pem"`)
    return reply.send(key.certificate)
  })

  route(app, api.listSamlKeys, async () => {
    await keysOf(deps)
    return readKeys(deps.db)
  })

  route(app, api.makeSamlKey, ({ viewer, request }) => makeKey(deps, actorOf(viewer, request)))

  route(app, api.switchSamlKeys, ({ viewer, request }) =>
    switchKeys(deps, actorOf(viewer, request)),
  )

  route(app, api.retireSamlKey, ({ viewer, request }) => retireKey(deps, actorOf(viewer, request)))
}
