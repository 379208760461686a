import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectionTest } from '#test/a-connection-test.ts'
import { aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { aSetupLink } from '#test/a-setup-link.ts'
import { storeTickets } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'

const BRIEF = { note: 'Call first', contract: 'Gold', contractEndsOn: null, contractCovers: '' }
const DAY_MS = 86_400_000

test('get customer overview answers brief, people and tickets when a customer is at work', async () => {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const admin = await aSignedInAdministrator(portal)
  await storeTickets(deps, user, [
    { responseDueAt: new Date(TEST_NOW.getTime() - DAY_MS) },
    { responseDueAt: new Date(TEST_NOW.getTime() + DAY_MS), status: 'Open' },
    { status: 'Closed' },
    // Raised too long ago to count.
    { createdAt: new Date(TEST_NOW.getTime() - 91 * DAY_MS), status: 'Closed' },
  ])
  await admin.put(`/api/desk/customers/${customer.id}/brief`, { ...BRIEF, version: 0 })
  const res = await admin.get(`/api/admin/customers/${customer.id}/overview`)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toMatchObject({
    customer: { id: customer.id, name: customer.name },
    brief: { note: 'Call first', contract: 'Gold', version: 1 },
    people: 1,
    lastSignInAt: null,
    failures: 0,
    tickets: { open: 2, pending: 0, overdue: 1 },
    serviceLevel: {
      response: { met: 0, breached: 2, running: 1 },
      resolution: { met: 1, breached: 2, running: 0 },
    },
  })
})

test('get customer overview says what is missing when no one can sign in yet', async () => {
  const portal = await aPortal()
  const { deps } = portal
  const admin = await aSignedInAdministrator(portal)
  const made = await admin.post('/api/admin/customers', {
    name: 'Contoso',
    domain: `${randomUUID().slice(0, 13)}.example`,
  })
  const { id } = made.json()
  const overview = `/api/admin/customers/${id}/overview`
  expect((await admin.get(overview)).json()).toMatchObject({
    customer: { setup: { state: 'not_set_up', at: null } },
    brief: { note: '', version: 0 },
  })
  await aSetupLink(deps, { id })
  const linked = { setup: { state: 'link_created', at: TEST_NOW.toISOString() } }
  expect((await admin.get(overview)).json().customer).toMatchObject(linked)
  const listed = (await admin.get('/api/admin/customers')).json()
  expect(listed.find((one: { id: string }) => one.id === id)).toMatchObject(linked)

  await admin.put(`/api/admin/customers/${id}/connection/draft`, {
    saml: { provider: 'okta' },
    version: 0,
  })
  const begunAt = new Date(TEST_NOW.getTime() + 60_000)
  const begun = aConnectionTest(id, begunAt, { begunBy: 'Sam (setup link)' })
  await asWorker(deps.db, (tx) => tx.insertInto('connectionTests').values(begun).execute())
  const tested = { state: 'testing', at: begunAt.toISOString(), by: 'Sam (setup link)' }
  expect((await admin.get(overview)).json().customer.setup).toEqual(tested)
})

test('get customer overview answers 404 when there is no such customer', async () => {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const res = await admin.get(`/api/admin/customers/${randomUUID()}/overview`)
  expect(res.statusCode).toBe(404)
})
