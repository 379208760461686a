import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import { linkNextPage } from '#server/http/link-next-page.ts'
import { route } from '#server/http/route.ts'
import { changePerson } from './change-person.ts'
import { listPeoplePage } from './list-people-page.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listPeople, async ({ params, query, request, reply }) => {
    const page = await listPeoplePage(deps, params.customerId, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.people
  })

  route(app, api.changePerson, ({ viewer, params, body, request }) =>
    changePerson(deps, actorOf(viewer, request), params, body),
  )
}
