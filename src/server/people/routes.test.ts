import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'

import { AppError } from '#server/platform/app-error.ts'
import { parseInput } from '#server/platform/http/request/parse-input.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { anAdminPortal } from '#test/a-new-customer.ts'
import { aPortal, aSignedInAdministrator, aStranger, type Portal } from '#test/a-portal.ts'
import { aCustomer, anAdministrator, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { pseudoLanguage } from '#test/pseudo-language.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'
import { changePerson } from './change-person.ts'
import { listPeoplePage } from './list-people-page.ts'

const INTERNAL_ID = '00000000-0000-7000-8000-000000000001'
const HOUR_MS = 3_600_000

async function anAdminAtPortal() {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  const { customer, user } = portal
  const people = `/api/admin/customers/${customer.id}/people`
  const person = `${people}/${user.id}`
  return { portal, admin, people, person, user }
}

function entriesOf({ deps, customer }: Portal) {
  return asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .selectAll()
      .where('customerId', '=', customer.id)
      .orderBy('id')
      .execute(),
  )
}

test('list people answers who has signed in, with their number of open sessions', async () => {
  const { portal, admin, people, user } = await anAdminAtPortal()
  const { deps, setNow } = portal
  await signedInAs(portal, user)
  const idle = await aUser(deps, portal.customer, { name: 'Ida Idle', active: false })
  await signedInAs(portal, idle)
  await aStranger(portal)
  setNow(new Date(TEST_NOW.getTime() + 12 * HOUR_MS))
  const lateAdmin = await aSignedInAdministrator(portal)
  await signedInAs(portal, user)
  const res = await lateAdmin.get(people)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual([
    {
      id: idle.id,
      name: 'Ida Idle',
      email: idle.email,
      active: false,
      createdAt: TEST_NOW.toISOString(),
      lastSignInAt: null,
      openSessions: 0,
    },
    {
      id: user.id,
      name: user.name,
      email: user.email,
      active: true,
      createdAt: TEST_NOW.toISOString(),
      lastSignInAt: null,
      openSessions: 1,
    },
  ])
  expect(res.headers.link).toBeUndefined()
  expect((await admin.get(people)).statusCode).toBe(401)
})

test('list people pages by name without a gap or a repeat when several have one name', async () => {
  const { portal, admin, people } = await anAdminAtPortal()
  const names = ['anna', 'Anna', 'ANNA', 'Änne', 'Émile', 'zoë', 'Ω', '日本', "o'neil % _ \\"]
  for (const name of names) await aUser(portal.deps, portal.customer, { name })
  const all = (await admin.get(people)).json()
  expect(all).toHaveLength(names.length + 1)
  const seen: unknown[] = []
  const sizes: number[] = []
  for (let url = `${people}?limit=2`; url !== '';) {
    const res = await admin.get(url)
    seen.push(...res.json())
    sizes.push(res.json().length)
    url = /^<([^>]+)>; rel="next"$/.exec(String(res.headers.link))?.[1] ?? ''
  }
  expect(seen).toEqual(all)
  expect(sizes).toEqual([2, 2, 2, 2, 2])
})

test('list people ignores case, and is literal when the search has wildcards', async () => {
  const { portal, admin, people } = await anAdminAtPortal()
  const { deps, customer } = portal
  await aUser(deps, customer, { name: 'Grace 100% Hopper' })
  await aUser(deps, customer, { name: 'Other', email: `hopper_1@${customer.domain}` })
  const namesFor = async (q: string) =>
    (await admin.get(`${people}?q=${encodeURIComponent(q)}`))
      .json()
      .map(({ name }: { name: string }) => name)
  expect(await namesFor(' HOPPER ')).toEqual(['Grace 100% Hopper', 'Other'])
  expect(await namesFor('100%')).toEqual(['Grace 100% Hopper'])
  expect(await namesFor('0%p')).toEqual([])
  expect(await namesFor('r_1@')).toEqual(['Other'])
  expect(await namesFor('\\')).toEqual([])
  await aUser(deps, customer, { name: 'Jürgen MÜLLER' })
  expect(await namesFor('müller')).toEqual(['Jürgen MÜLLER'])
  expect(await namesFor('JÜRGEN Mü')).toEqual(['Jürgen MÜLLER'])
})

test('list people answers 400 with the name when a value is unknown', async () => {
  const { admin, people } = await anAdminAtPortal()
  const cases = {
    'limit=0': 'limit',
    'limit=101': 'limit',
    'q=%00': 'q',
    'cursor=garbage': 'cursor',
    [`cursor=${Buffer.from(`${randomUUID()} a\0`).toString('base64url')}`]: 'cursor',
    [`cursor=${Buffer.from("' or 1=1").toString('base64url')}`]: 'cursor',
  }
  for (const [query, field] of Object.entries(cases)) {
    const res = await admin.get(`${people}?${query}`)
    expect(res.statusCode, query).toBe(400)
    expect(Object.keys(res.json().fields), query).toEqual([field])
  }
})

test('a person is signed out everywhere immediately when they are deactivated, and cannot sign in', async () => {
  const portal = await anAdminPortal()
  const { admin, deps } = portal
  const customer = await aSamlCustomer(deps)
  const email = `ada@${customer.domain}`
  const signIn = async () => {
    const client = aVisitor(portal)
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId, nameId: email })
    return { client, location: (await postAnswer(client, customer, answer)).headers.location }
  }
  const [one, other] = [await signIn(), await signIn()]
  const people = `/api/admin/customers/${customer.id}/people`
  const [person] = (await admin.get(people)).json()
  expect(person).toMatchObject({ active: true, openSessions: 2 })

  const res = await admin.put(`${people}/${person.id}`, { active: false })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ ...person, active: false, openSessions: 0 })
  for (const { client } of [one, other])
    expect((await client.get('/api/tickets')).statusCode).toBe(401)
  expect((await signIn()).location).toMatch(/^\/login\?error=person_deactivated&/)

  await admin.put(`${people}/${person.id}`, { active: true })
  expect((await one.client.get('/api/tickets')).statusCode).toBe(401)
  expect((await signIn()).location).toBe('/dashboard?login=success')
})

test('a sign-in that was under way when the person was deactivated does not hold later', async () => {
  const { portal, admin, person, user } = await anAdminAtPortal()
  await admin.put(person, { active: false })
  const late = await signedInAs(portal, user)
  await admin.put(person, { active: true })
  expect((await late.get('/api/tickets')).statusCode).toBe(401)
})

test('colleagues stay signed in when a person is deactivated', async () => {
  const { portal, admin, people } = await anAdminAtPortal()
  const colleague = await aUser(portal.deps, portal.customer)
  await admin.put(`${people}/${colleague.id}`, { active: false })
  expect((await portal.client.get('/api/tickets')).statusCode).toBe(200)
})

test('the audit log has one entry each when a person is deactivated and reactivated', async () => {
  const { portal, admin, person, user } = await anAdminAtPortal()
  for (const active of [false, false, true, true]) await admin.put(person, { active })
  const subject = { subjectId: user.id, subjectName: `${user.name} (${user.email})` }
  const by = { actorName: 'Ada Admin', address: '127.0.0.1', ...subject }
  expect(await entriesOf(portal)).toMatchObject([
    { action: 'person.deactivated', ...by, before: { active: true }, after: { active: false } },
    { action: 'person.reactivated', ...by, before: { active: false }, after: { active: true } },
  ])
})

test('a person is found only when the customer is their own, and staff at none', async () => {
  const { portal, admin, user } = await anAdminAtPortal()
  const other = await aCustomer(portal.deps)
  const staff = await anAdministrator(portal.deps)
  const addresses = [
    `/api/admin/customers/${other.id}/people/${user.id}`,
    `/api/admin/customers/${INTERNAL_ID}/people/${staff.id}`,
    `/api/admin/customers/${portal.customer.id}/people/${randomUUID()}`,
    `/api/admin/customers/${randomUUID()}/people/${user.id}`,
  ]
  for (const address of addresses)
    expect((await admin.put(address, { active: false })).statusCode, address).toBe(404)
  for (const id of [INTERNAL_ID, randomUUID(), 'x'])
    expect((await admin.get(`/api/admin/customers/${id}/people`)).statusCode, id).toBe(404)
  expect((await portal.client.get('/api/tickets')).statusCode).toBe(200)
})

test('list people answers 404 when the customer is deleted', async () => {
  const { portal, admin, people, person } = await anAdminAtPortal()
  await admin.delete(`/api/admin/customers/${portal.customer.id}`)
  expect((await admin.get(people)).statusCode).toBe(404)
  expect((await admin.put(person, { active: false })).statusCode).toBe(404)
})

test('people can be seen and changed only when the caller is an administrator', async () => {
  const { portal, people, person } = await anAdminAtPortal()
  const attempts = [
    { client: aVisitor(portal), status: 401 },
    { client: portal.client, status: 403 },
    { client: await aStranger(portal), status: 403 },
  ]
  for (const { client, status } of attempts) {
    expect((await client.get(people)).statusCode).toBe(status)
    expect((await client.put(person, { active: false })).statusCode).toBe(status)
  }
})

test('list people answers in the language of the caller', async () => {
  const { portal, user } = await anAdminAtPortal()
  const { deps, customer } = portal
  const by = { userId: user.id, name: user.name, email: user.email, address: '127.0.0.1' }
  const gone = { customerId: customer.id, userId: randomUUID() }
  const failures = [
    () => changePerson(deps, by, gone, { active: false }),
    async () => listPeoplePage(deps, customer.id, { cursor: '?' }),
    async () => parseInput(api.changePerson.body, {}),
  ]
  for (const fail of failures) {
    const error: unknown = await fail().catch((thrown: unknown) => thrown)
    if (!(error instanceof AppError)) throw error
    const { message, fields = {} } = error.tellIn(pseudoLanguage)
    expect([message, ...Object.values(fields)].join(' '), error.message).not.toMatch(/[A-Za-z]/)
    expect(error.message).toMatch(/^[A-Z]/)
  }
})
