import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { actorOf } from '#server/access/audit/actor.ts'
import { sessionLimits } from '#server/access/sessions/sessions.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { route } from '#server/access/callers/route.ts'
import { deleteCustomer } from '#server/customers/deletion/delete-customer.ts'
import { listCustomerPage } from './list-customer-page.ts'
import { listDeletedCustomers } from '#server/customers/deletion/list-deleted-customers.ts'
import { prepareCustomer } from '#server/customers/core/new-customer-id.ts'
import { countSessionsOfCustomer } from '#server/access/sessions/queries.ts'
import { countCustomers } from '#server/customers/core/queries.ts'
import { restoreCustomer } from '#server/customers/deletion/restore-customer.ts'
import {
  changeCustomer,
  createCustomer,
  getCustomer,
} from '#server/customers/core/save-customer.ts'

export function customerRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listCustomers, async ({ query, request, reply }) => {
    const page = await listCustomerPage(deps, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.customers
  })

  route(app, api.countCustomers, () => asStaff(deps.db, countCustomers))

  route(app, api.prepareCustomer, () => prepareCustomer(deps))

  route(app, api.getCustomer, ({ params }) =>
    asStaff(deps.db, (tx) => getCustomer(deps, tx, params.customerId)),
  )

  route(app, api.countCustomerSessions, ({ params }) =>
    asStaff(deps.db, async (tx) => {
      await getCustomer(deps, tx, params.customerId)
      return countSessionsOfCustomer(tx, params.customerId, sessionLimits(deps))
    }),
  )

  route(app, api.createCustomer, async ({ viewer, body, idempotency, request }) =>
    createCustomer(deps, viewer, body, {
      by: actorOf(viewer, request),
      idempotency,
      mayChangeWaysIn: await mayChangeWaysIn(deps, viewer, request),
    }),
  )

  route(app, api.updateCustomer, async ({ viewer, params, body, request }) =>
    changeCustomer(deps, actorOf(viewer, request), params.customerId, body, {
      mayChangeWaysIn: await mayChangeWaysIn(deps, viewer, request),
    }),
  )

  route(app, api.deleteCustomer, ({ viewer, params, request }) =>
    deleteCustomer(deps, actorOf(viewer, request), params.customerId),
  )

  route(app, api.listDeletedCustomers, () => listDeletedCustomers(deps))

  route(app, api.restoreCustomer, async ({ viewer, params, body, request }) => {
    if (!(await mayChangeWaysIn(deps, viewer, request))) throw confirmationRequired()
    return restoreCustomer(deps, actorOf(viewer, request), params.customerId, body)
  })
}
