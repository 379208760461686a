import type { Config } from '#server/config.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Sight } from '#shared/access/visibility.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import type { CreateTicket } from '#shared/tickets/input.ts'

import { aCustomer, anAdministrator, anAgent, aNewTicket, aUser } from './builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import { confirmedAs, signedInAs, type TestClient } from './test-client.ts'

export type Portal = TestApp & {
  customer: Awaited<ReturnType<typeof aCustomer>>
  user: Awaited<ReturnType<typeof aUser>>
  /** The browser in which `user` is signed in. */
  client: TestClient
}

/** Starts a server with a customer and one of its people signed in: the beginning of most tests. */
export async function aPortal({
  config,
  customer: overrides,
  now,
  through,
}: {
  config?: Partial<Config>
  customer?: Parameters<typeof aCustomer>[1]
  now?: Date
  /** Puts something between the server and its database, such as a proxy. */
  through?: (databaseUrl: string) => Promise<string>
} = {}): Promise<Portal> {
  const portal = await buildTestApp(config, { through })
  if (now) portal.setNow(now)
  const customer = await aCustomer(portal.deps, overrides)
  const user = await aUser(portal.deps, customer)
  return { ...portal, customer, user, client: await signedInAs(portal, user) }
}

/** Signs in another person of the same customer. */
export async function aColleague(portal: Portal): Promise<TestClient> {
  return signedInAs(portal, await aUser(portal.deps, portal.customer, { name: 'Carl Colleague' }))
}

/** Signs in a colleague who sees tickets of others. */
export async function anOnlooker(
  portal: Portal,
  sight: Partial<Sight> = { visibility: 'all' },
  name = 'Olga Onlooker',
): Promise<{ id: string; client: TestClient }> {
  const person = await aUser(portal.deps, portal.customer, { name })
  await asStaff(portal.deps.db, (tx) =>
    tx.updateTable('users').set(sight).where('id', '=', person.id).execute(),
  )
  return { id: person.id, client: await signedInAs(portal, person) }
}

/** Has people take part in a ticket. */
export async function withParticipants(portal: Portal, ticketId: string, ...people: string[]) {
  const how = { customerId: portal.customer.id, ticketId, addedBy: null, addedAt: TEST_NOW }
  await asStaff(portal.deps.db, (tx) =>
    tx
      .insertInto('ticketParticipants')
      .values(people.map((userId) => ({ ...how, userId })))
      .execute(),
  )
}

/** Signs in a person of another customer. */
export async function aStranger(portal: TestApp): Promise<TestClient> {
  const customer = await aCustomer(portal.deps)
  return signedInAs(portal, await aUser(portal.deps, customer, { name: 'Sam Stranger' }))
}

export async function aSignedInAdministrator(portal: TestApp): Promise<TestClient> {
  return confirmedAs(portal, await anAdministrator(portal.deps))
}

/** Signs in an agent, who works at the desk. */
export async function anAgentAtTheDesk(
  portal: TestApp,
  overrides: Parameters<typeof anAgent>[1] = {},
) {
  const agent = await anAgent(portal.deps, overrides)
  return { agent, desk: await signedInAs(portal, agent) }
}

/** Raises a ticket as the client. */
export async function aTicket(
  client: TestClient,
  overrides: Partial<CreateTicket> = {},
): Promise<Ticket> {
  const response = await client.post('/api/tickets', aNewTicket(overrides))
  if (response.statusCode !== 201) throw new Error(`not created: ${response.body}`)
  return response.json()
}
