import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { aDomain, anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aVisitor, signedInAs, statusesOf, type TestClient } from '#test/test-client.ts'

const HOUR_MS = 3_600_000
const GONE = {
  error: 'not_found',
  message: 'This customer has already been restored or permanently deleted.',
}

async function made(admin: TestClient, overrides: object = {}) {
  return (await admin.post('/api/admin/customers', aNewCustomer(overrides))).json()
}

function restore(admin: TestClient, id: string, body: object = {}) {
  return admin.post(`/api/admin/deleted-customers/${id}/restore`, body)
}

async function deletedIds(admin: TestClient): Promise<string[]> {
  const listed = (await admin.get('/api/admin/deleted-customers')).json()
  return listed.map(({ id }: { id: string }) => id)
}

test('deleted customers are listed, the last deleted first, with who did it and when all is gone', async () => {
  const { admin, setNow } = await anAdminPortal()
  const [first, second] = [await made(admin, { domains: [aDomain()] }), await made(admin)]
  await admin.delete(`/api/admin/customers/${first.id}`)
  setNow(new Date(TEST_NOW.getTime() + HOUR_MS))
  await admin.delete(`/api/admin/customers/${second.id}`)
  const listed = (await admin.get('/api/admin/deleted-customers')).json()
  expect(listed.slice(0, 2)).toEqual([
    {
      id: second.id,
      name: second.name,
      domains: [second.domain],
      deletedAt: '2026-03-03T11:00:00.000Z',
      deletedBy: 'Ada Admin',
      removedAt: '2026-04-02T11:00:00.000Z',
    },
    {
      id: first.id,
      name: first.name,
      domains: [first.domain, ...first.domains],
      deletedAt: '2026-03-03T10:00:00.000Z',
      deletedBy: 'Ada Admin',
      removedAt: '2026-04-02T10:00:00.000Z',
    },
  ])
})

test('a customer comes back as it was, and its people sign in again, when it is restored', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const before = await made(admin, {
    domains: [aDomain()],
    timeZone: 'Europe/Berlin',
    technicalContacts: [{ name: 'Ada', email: 'ada@northwind.example' }],
    saml: someSaml(),
  })
  const user = await aUser(deps, before)
  const client = await signedInAs(portal, user)
  await admin.delete(`/api/admin/customers/${before.id}`)
  const res = await restore(admin, before.id)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ ...before, version: 3 })
  expect((await admin.get(`/api/admin/customers/${before.id}`)).json()).toEqual(res.json())
  expect(await deletedIds(admin)).not.toContain(before.id)
  const initiated = await aVisitor(portal).post('/api/auth/initiate-login', { email: user.email })
  expect(initiated.json()).toMatchObject({ success: true })
  expect((await client.get('/api/tickets')).statusCode).toBe(401)
})

test('a sign-in does not count after the restoring when it finished while the customer was deleted', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = await made(admin)
  const user = await aUser(deps, customer)
  await admin.delete(`/api/admin/customers/${customer.id}`)
  const late = await signedInAs(portal, user)
  await restore(admin, customer.id)
  expect((await late.get('/api/tickets')).statusCode).toBe(401)
})

test('a customer that was inactive when it was deleted comes back inactive', async () => {
  const { admin } = await anAdminPortal()
  const { id } = await made(admin, { active: false })
  await admin.delete(`/api/admin/customers/${id}`)
  expect((await restore(admin, id)).json()).toMatchObject({ active: false })
})

test('restore customer names the other one and changes nothing when that has its domain by now', async () => {
  const { admin } = await anAdminPortal()
  const [lost, kept] = [aDomain(), aDomain()]
  const customer = await made(admin, { domain: lost, domains: [kept] })
  await admin.delete(`/api/admin/customers/${customer.id}`)
  const successor = await made(admin, { name: 'Successor', domain: lost })
  const res = await restore(admin, customer.id)
  expect(res.statusCode).toBe(409)
  expect(res.json()).toEqual({
    error: 'conflict',
    message: `${lost} now belongs to Successor. The customer can be restored only with ${kept}.`,
    domains: [{ domain: lost, customer: { id: successor.id, name: 'Successor' } }],
  })
  expect(await deletedIds(admin)).toContain(customer.id)
  const url = `/api/admin/customers/${successor.id}`
  expect((await admin.get(url)).json()).toEqual(successor)

  const without = await restore(admin, customer.id, { withoutDomains: true })
  expect(without.json()).toMatchObject({ domain: kept, domains: [], active: true })
  const renamed = aNewCustomer({ name: 'Renamed', domain: kept })
  expect((await admin.put(`/api/admin/customers/${customer.id}`, renamed)).json()).toMatchObject({
    domain: kept,
    domains: [],
  })
})

test('a customer comes back inactive when all of its domains are taken, until it is given one', async () => {
  const { admin } = await anAdminPortal()
  const customer = await made(admin, { saml: someSaml() })
  await admin.delete(`/api/admin/customers/${customer.id}`)
  await made(admin, { domain: customer.domain })
  const refused = await restore(admin, customer.id)
  expect(refused.json().message).toContain('stays inactive until you add one')
  const res = await restore(admin, customer.id, { withoutDomains: true })
  expect(res.json()).toMatchObject({ domain: '', domains: [], active: false })
  const listed = (await admin.get('/api/admin/customers')).json()
  expect(listed.find(({ id }: { id: string }) => id === customer.id)).toMatchObject(res.json())

  const domain = aDomain()
  const given = aNewCustomer({ domain, active: true, version: res.json().version })
  const changed = await admin.put(`/api/admin/customers/${customer.id}`, given)
  expect(changed.json()).toMatchObject({ domain, active: true })
})

test('the second restore answers 404 when two are simultaneous', async () => {
  const { admin } = await anAdminPortal()
  const { id } = await made(admin)
  await admin.delete(`/api/admin/customers/${id}`)
  const answers = await Promise.all([restore(admin, id), restore(admin, id)])
  expect(statusesOf(answers)).toEqual([200, 404])
})

test('a customer can be restored only when it is deleted', async () => {
  const { admin } = await anAdminPortal()
  const { id } = await made(admin)
  const internal = '00000000-0000-7000-8000-000000000001'
  for (const other of [id, internal, randomUUID()]) {
    const res = await restore(admin, other)
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual(GONE)
  }
})
