import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { MAX_REQUESTERS_OFFERED } from '#shared/desk/endpoints.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import { findPeople, listActivePeople } from '#server/access/users/queries.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { toKeptSpelling, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import { raiseOnBehalf } from './raise-on-behalf.ts'
import { findCustomersLike, findServedCustomer } from '#server/customers/served-customer-queries.ts'

/** The search shows no more of each. */
const MAX_CONTACTS = 5

export function onBehalfRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.findContacts, ({ query: { q } }) =>
    asStaff(deps.db, async (tx) => {
      const asked = { q: toKeptSpelling(q), limit: MAX_CONTACTS }
      const people = await findPeople(tx, asked)
      return {
        customers: await findCustomersLike(tx, asked),
        people: people.map(({ id, name, email, customerId, customerName }) => ({
          id,
          name,
          email: toShownEmail(email),
          customer: { id: customerId, name: customerName },
        })),
      }
    }),
  )

  route(app, api.listRequesters, ({ params: { customerId }, query: { q } }) =>
    asStaff(deps.db, async (tx) => {
      if (!(await findServedCustomer(tx, customerId))) return []
      const people = await listActivePeople(tx, customerId, { q, limit: MAX_REQUESTERS_OFFERED })
      return people.map((person) => ({ ...person, email: toShownEmail(person.email) }))
    }),
  )

  route(app, api.raiseOnBehalf, ({ viewer, body, files, idempotency, request }) =>
    raiseOnBehalf(deps, viewer, body, { by: actorOf(viewer, request), files, idempotency }),
  )
}
