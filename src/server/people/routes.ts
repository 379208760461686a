import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import type { ChangePerson } from '#shared/customers/people-contract.ts'

import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { actorOf } from '#server/access/audit/actor.ts'
import type { Deps } from '#server/deps.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { route } from '#server/access/callers/route.ts'
import { changeColleague, changePerson, unlinkProviderAccount } from './change-person.ts'
import { listPeoplePage } from './list-people-page.ts'
import { removePasskeysOf } from './remove-passkeys-of.ts'

export function peopleRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listPeople, async ({ params, query, request, reply }) => {
    const page = await listPeoplePage(deps, params.customerId, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.people
  })

  route(app, api.changePerson, async ({ viewer, params, body, request }) => {
    const mayChange = !opensSomething(body) || (await mayChangeWaysIn(deps, viewer, request))
    if (!mayChange) throw confirmationRequired()
    return changePerson(deps, params, { change: body, by: actorOf(viewer, request) })
  })

  route(app, api.removePasskeysOf, ({ viewer, params, request }) =>
    removePasskeysOf(deps, params, actorOf(viewer, request)),
  )

  route(app, api.unlinkProviderAccount, ({ viewer, params, request }) =>
    unlinkProviderAccount(deps, params, actorOf(viewer, request)),
  )

  route(app, api.listColleagues, async ({ viewer, query, request, reply }) => {
    const page = await listPeoplePage(deps, viewer.customerId, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.people
  })

  route(app, api.changeColleague, ({ viewer, params: { userId }, body: change, request }) =>
    changeColleague(deps, viewer, { userId, change, by: actorOf(viewer, request) }),
  )
}

/** Returns whether the person may sign in or see more afterwards, which a stolen session of staff must not decide. */
function opensSomething({ active, visibility, isPortalManager }: ChangePerson): boolean {
  return Boolean(active || isPortalManager || (visibility && visibility !== 'own'))
}
