import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { api } from '#shared/api.ts'

import { AppError } from '#server/platform/app-error.ts'
import { parseInput } from '#server/platform/http/request/parse-input.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { anAdminPortal } from '#test/a-new-customer.ts'
import {
  aColleague,
  aPortal,
  aSignedInAdministrator,
  aStranger,
  aTicket,
  type Portal,
} from '#test/a-portal.ts'
import { aCustomer, anAdministrator, aUser, aViewer, storeTickets } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { openEventStream } from '#test/event-stream.ts'
import { pseudoLanguage } from '#test/pseudo-language.ts'
import { aPersonOfStaff, setUpApp } from '#test/second-factors.ts'
import { anOidcSignIn, aPerson, inAnotherBrowser } from '#test/oidc-sign-in.ts'
import { addPersonPasskey, aPersonWithPasskey, signInByPasskey } from '#test/person-passkeys.ts'
import { aMailServer } from '#test/mail-server.ts'
import { allowCodes, entriesOf as listAudited, refusalIn } from '#test/own-ways.ts'
import { runOutbox } from '#test/run-schedules.ts'
import {
  anAnswer,
  aSamlCustomer,
  beginSignIn,
  listUsers,
  postAnswer,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor, confirmedAs, signedInAs } from '#test/test-client.ts'
import { changeColleague, changePerson } from './change-person.ts'
import { listPeoplePage } from './list-people-page.ts'

const INTERNAL_ID = '00000000-0000-7000-8000-000000000001'
const HOUR_MS = 3_600_000
const SOON = { interval: 10 }
const OWN = {
  visibility: 'own',
  categories: [],
  mayAnswer: false,
  isPortalManager: false,
  isExternal: false,
}
const HARDWARE = { visibility: 'categories', categories: ['HARDWARE_ISSUE'], mayAnswer: true }

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
      passkeys: 0,
      isLinked: false,
      ...OWN,
    },
    {
      id: user.id,
      name: user.name,
      email: user.email,
      active: true,
      createdAt: TEST_NOW.toISOString(),
      lastSignInAt: null,
      openSessions: 1,
      passkeys: 0,
      isLinked: false,
      ...OWN,
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

test('a person’s passkeys are removed by an administrator, who is audited, and the person is signed out and told', async () => {
  const { mails, settings } = await aMailServer()
  const portal = await buildTestApp({ mail: settings })
  const admin = await aSignedInAdministrator(portal)
  const customer = await aCustomer(portal.deps)
  await allowCodes(portal, customer, 'domains')
  const { user, client, key } = await aPersonWithPasskey(portal, customer)
  await addPersonPasskey(portal, client, 'Phone')
  const colleague = await aPersonWithPasskey(portal, customer)
  const people = `/api/admin/customers/${customer.id}/people`
  const passkeysOf = async (id: string) =>
    (await admin.get(people)).json().find((one: { id: string }) => one.id === id).passkeys
  expect(await passkeysOf(user.id)).toBe(2)

  const before = mails.length
  for (let times = 0; times < 2; times += 1) {
    const res = await admin.delete(`${people}/${user.id}/passkeys`)
    expect(res.json()).toMatchObject({ id: user.id, passkeys: 0, openSessions: 0, active: true })
  }
  expect((await client.get('/api/tickets')).statusCode).toBe(401)
  expect((await colleague.client.get('/api/tickets')).statusCode).toBe(200)
  expect(await passkeysOf(colleague.user.id)).toBe(1)
  const tried = await signInByPasskey(aVisitor(portal), user.email, key)
  expect(refusalIn(tried)).toBe('passkey_unknown')

  const entries = await listAudited(portal, customer, 'account.passkey_removed')
  expect(entries).toMatchObject([
    { actorName: 'Ada Admin', subjectName: 'Laptop' },
    { actorName: 'Ada Admin', subjectName: 'Phone' },
  ])
  for (const job of ['passkey-changed', 'connection-mail']) {
    expect(await runOutbox(portal.deps, [job])).toEqual([])
  }
  const told = mails.slice(before).filter(({ body }) => body.includes('Your support team removed'))
  expect(told.map(({ to }) => to)).toEqual([[user.email], [user.email]])
})

test('a recreated account at the provider signs in again when an administrator has unlinked the one before', async () => {
  const portal = await anOidcSignIn()
  const { customer, provider, deps, email } = portal
  const client = await inAnotherBrowser(portal, portal)
  const known = await userOf(client)
  expect(known).toMatchObject({ email })
  const colleague = await signedInAs(portal, await aUser(deps, customer))
  provider.change({ person: aPerson(email, 'recreated') })
  expect(await userOf(await inAnotherBrowser(portal, portal))).toBeNull()

  const admin = await confirmedAs(portal, await anAdministrator(deps))
  const people = `/api/admin/customers/${customer.id}/people`
  const isLinked = async () =>
    (await admin.get(people)).json().find(({ id }: { id: string }) => id === known.id).isLinked
  expect(await isLinked()).toBe(true)
  for (let times = 0; times < 2; times += 1) {
    const res = await admin.delete(`${people}/${known.id}/provider-account`)
    expect(res.json()).toMatchObject({ id: known.id, isLinked: false, openSessions: 0 })
  }
  expect([await userOf(client), (await userOf(colleague)) !== null]).toEqual([null, true])
  expect(await listAudited(portal, customer, 'person.unlinked')).toMatchObject([
    { subjectName: expect.stringContaining(email) },
  ])

  const again = await inAnotherBrowser(portal, portal)
  expect(await userOf(again)).toMatchObject({ id: known.id, email })
  expect(await isLinked()).toBe(true)
  provider.change({ person: aPerson(email) })
  expect(await userOf(await inAnotherBrowser(portal, portal))).toBeNull()
})

test('the account at the provider of a person of another customer is not unlinked', async () => {
  const { portal, people } = await anAdminAtPortal()
  const admin = await confirmedAs(portal, await anAdministrator(portal.deps))
  const other = await aUser(portal.deps, await aCustomer(portal.deps))
  const linked = { providerIssuer: 'https://id.example', providerPersonId: '1' }
  await portal.deps.db.updateTable('users').set(linked).where('id', '=', other.id).execute()
  expect((await admin.delete(`${people}/${other.id}/provider-account`)).statusCode).toBe(404)
  expect(await listUsers(portal.deps, other.customerId)).toMatchObject([linked])
})

test('the passkeys of a person of another customer, or of staff, are not removed', async () => {
  const { portal, admin, people } = await anAdminAtPortal()
  const customer = await aCustomer(portal.deps)
  const { user } = await aPersonWithPasskey(portal, customer)
  const staff = await anAdministrator(portal.deps)
  const internal = `/api/admin/customers/${INTERNAL_ID}/people/${staff.id}/passkeys`
  for (const url of [`${people}/${user.id}/passkeys`, internal]) {
    expect((await admin.delete(url)).statusCode, url).toBe(404)
  }
  const [person] = (await admin.get(`/api/admin/customers/${customer.id}/people`)).json()
  expect(person.passkeys).toBe(1)
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
  const external = await aUser(deps, customer, { isExternal: true })
  const key = { customerId: customer.id, userId: external.id }
  const failures = [
    () => changePerson(deps, gone, { by, change: { active: false } }),
    async () => listPeoplePage(deps, customer.id, { cursor: '?' }),
    async () => parseInput(api.changePerson.body, {}),
    async () => parseInput(api.changePerson.body, { visibility: 'some' }),
    async () => parseInput(api.changePerson.body, { visibility: 'categories' }),
    () => changePerson(deps, key, { by, change: { visibility: 'all' } }),
    () => changeColleague(deps, aViewer({ userId: user.id }), { ...by, by, change: {} }),
  ]
  for (const fail of failures) {
    const error: unknown = await fail().catch((thrown: unknown) => thrown)
    if (!(error instanceof AppError)) throw error
    const { message, fields = {} } = error.tellIn(pseudoLanguage)
    expect([message, ...Object.values(fields)].join(' '), error.message).not.toMatch(/[A-Za-z]/)
    expect(error.message).toMatch(/^[A-Z]/)
  }
})

/** A company with a portal manager, a colleague, and the colleague's own client. */
async function aManagedPortal() {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const manager = await aUser(deps, customer, { name: 'Mina Manager', isPortalManager: true })
  return {
    ...portal,
    admin: await aSignedInAdministrator(portal),
    managerId: manager.id,
    manager: await signedInAs(portal, manager),
    mine: `/api/people/${user.id}`,
    theirs: `/api/admin/customers/${customer.id}/people/${user.id}`,
  }
}

test('what a person sees is changed by an administrator and a portal manager alike, and audited with before and after', async () => {
  const portal = await aManagedPortal()
  const { admin, manager, mine, theirs, user } = portal
  const listed = async () =>
    (await manager.get('/api/people')).json().find(({ id }: { id: string }) => id === user.id)
  const all = { visibility: 'all', categories: [], mayAnswer: false }
  const changed = await manager.put(mine, HARDWARE)
  expect(changed.statusCode).toBe(200)
  expect(changed.json()).toMatchObject(HARDWARE)
  expect((await manager.put(mine, HARDWARE)).statusCode).toBe(200)
  expect(await listed()).toMatchObject(HARDWARE)
  // The rest does not go with the choice, and is not stored.
  const wide = await admin.put(theirs, { visibility: 'all', categories: ['HARDWARE_ISSUE'] })
  expect(wide.json()).toMatchObject(all)
  expect(await listed()).toMatchObject(all)
  await manager.put(mine, { visibility: 'own', mayAnswer: true })
  expect(await listed()).toMatchObject(OWN)
  const audited = await entriesOf(portal)
  const subject = { subjectId: user.id, action: 'person.visibility_changed' }
  expect(audited).toMatchObject([
    {
      ...subject,
      actorName: 'Mina Manager',
      before: { visibility: 'own', categories: [], mayAnswer: false },
      after: HARDWARE,
    },
    { ...subject, actorName: 'Ada Admin', before: HARDWARE, after: all },
    {
      ...subject,
      actorName: 'Mina Manager',
      before: { visibility: 'all' },
      after: { visibility: 'own' },
    },
  ])
})

test('only an administrator makes a portal manager, which shows no tickets by itself', async () => {
  const portal = await aManagedPortal()
  const { admin, manager, client, mine, theirs } = portal
  const { id: ticketId } = await aTicket(await aColleague(portal))
  expect((await manager.put(mine, { isPortalManager: true })).statusCode).toBe(400)
  await manager.put(mine, { active: true, isPortalManager: true })
  expect((await client.get('/api/people')).statusCode).toBe(403)
  expect((await client.get('/api/auth/user')).json().user).not.toHaveProperty('isPortalManager')

  const made = await admin.put(theirs, { isPortalManager: true })
  expect(made.json()).toMatchObject({ ...OWN, isPortalManager: true })
  expect((await client.get('/api/auth/user')).json().user.isPortalManager).toBe(true)
  expect((await client.get('/api/people')).statusCode).toBe(200)
  expect((await client.get(`/api/tickets/${ticketId}`)).statusCode).toBe(404)

  await admin.put(theirs, { isPortalManager: false })
  expect((await client.get('/api/people')).statusCode).toBe(403)
  expect(await entriesOf(portal)).toMatchObject([
    {
      action: 'person.manager_changed',
      before: { isPortalManager: false },
      after: { isPortalManager: true },
    },
    {
      action: 'person.manager_changed',
      before: { isPortalManager: true },
      after: { isPortalManager: false },
    },
  ])
})

test('a portal manager lists and changes the people of their own company alone', async () => {
  const portal = await aManagedPortal()
  const { manager, user, deps, managerId } = portal
  const other = await aCustomer(deps)
  const stranger = await aUser(deps, other, { name: 'Sam Stranger' })
  const staff = await anAdministrator(deps)
  const listed = await manager.get('/api/people?limit=1')
  expect(listed.json()).toEqual([
    {
      id: managerId,
      name: 'Mina Manager',
      email: expect.any(String),
      active: true,
      lastSignInAt: null,
      ...OWN,
      isPortalManager: true,
    },
  ])
  const next = /^<([^>]+)>; rel="next"$/.exec(String(listed.headers.link))?.[1] ?? ''
  expect((await manager.get(next)).json()).toMatchObject([{ id: user.id }])
  expect((await manager.get('/api/people?q=stranger')).json()).toEqual([])
  for (const id of [stranger.id, staff.id, randomUUID(), 'x']) {
    for (const change of [{ active: false }, { visibility: 'all' }])
      expect((await manager.put(`/api/people/${id}`, change)).statusCode, id).toBe(404)
  }
  const { customer } = portal
  for (const url of ['customers', `customers/${customer.id}/people`, 'settings', 'categories'])
    expect((await manager.get(`/api/admin/${url}`)).statusCode, url).toBe(403)
})

test('a portal manager changes neither themselves nor external people, who see no tickets of others', async () => {
  const portal = await aManagedPortal()
  const { admin, manager, managerId, deps, customer } = portal
  const vendor = await aUser(deps, customer, { email: 'ann@vendor.example', isExternal: true })
  for (const change of [{ active: false }, { visibility: 'all' }]) {
    for (const id of [managerId, vendor.id])
      expect((await manager.put(`/api/people/${id}`, change)).statusCode).toBe(403)
  }
  const people = `/api/admin/customers/${customer.id}/people`
  for (const change of [{ visibility: 'all' }, { isPortalManager: true }])
    expect((await admin.put(`${people}/${vendor.id}`, change)).statusCode).toBe(403)
  expect((await admin.put(`${people}/${vendor.id}`, { active: false })).json()).toMatchObject({
    ...OWN,
    active: false,
    isExternal: true,
  })
  expect((await admin.put(`${people}/${managerId}`, HARDWARE)).json()).toMatchObject(HARDWARE)
})

test('the people of a company are closed to everyone but its portal managers', async () => {
  const portal = await aManagedPortal()
  const { admin, client, mine, manager } = portal
  const attempts = [
    { caller: aVisitor(portal), status: 401 },
    { caller: client, status: 403 },
    { caller: await aStranger(portal), status: 403 },
    { caller: admin, status: 403 },
  ]
  for (const { caller, status } of attempts) {
    expect((await caller.get('/api/people')).statusCode).toBe(status)
    expect((await caller.put(mine, { active: false })).statusCode).toBe(status)
  }
  const forged = { json: { active: false }, headers: { 'x-xsrf-token': 'forged' } }
  expect((await manager.send('PUT', mine, forged)).statusCode).toBe(403)
  expect((await client.get('/api/tickets')).statusCode).toBe(200)
})

test.each<[object, string]>([
  [{}, 'active'],
  [{ active: 'no' }, 'active'],
  [{ visibility: 'everything' }, 'visibility'],
  [{ visibility: 'categories' }, 'categories'],
  [{ visibility: 'categories', categories: [] }, 'categories'],
  [{ visibility: 'categories', categories: ['NO_SUCH_CATEGORY'] }, 'categories'],
])('a change of a person to %j is answered 400 with the field', async (change, field) => {
  const { admin, manager, mine, theirs } = await aManagedPortal()
  for (const answer of [await manager.put(mine, change), await admin.put(theirs, change)]) {
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  }
})

test('an open page is told immediately, and receives what it now sees, when the visibility changes', async () => {
  const portal = await aManagedPortal()
  const { admin, client, manager, mine, theirs } = portal
  const colleague = await aColleague(portal)
  const { id } = await aTicket(colleague, { categories: ['HARDWARE_ISSUE'] })
  const stream = await openEventStream(portal, client)
  const told = () => stream.events.filter(({ event }) => event === 'missed').length
  const open = async () => (await client.get(`/api/tickets/${id}`)).statusCode
  expect(await open()).toBe(404)

  await manager.put(mine, { ...HARDWARE, mayAnswer: false })
  await expect.poll(told, SOON).toBe(1)
  expect(await open()).toBe(200)
  const reply = () => client.put(`/api/tickets/${id}`, { comment: 'Same here' })
  expect([403, 404]).toContain((await reply()).statusCode)
  await manager.put(mine, HARDWARE)
  await expect.poll(told, SOON).toBe(2)
  expect((await reply()).statusCode).toBe(200)
  await expect
    .poll(() => stream.events.filter(({ event }) => event === 'ticket').length, SOON)
    .toBeGreaterThan(0)

  await manager.put(mine, { visibility: 'own' })
  await expect.poll(told, SOON).toBe(3)
  expect(await open()).toBe(404)
  // The navigation shows the page of people.
  await admin.put(theirs, { isPortalManager: true })
  await expect.poll(told, SOON).toBe(4)

  await manager.put(mine, { active: false })
  await expect.poll(() => stream.hasSaidSignedOut, SOON).toBe(true)
})

test('a person sees again what was set for them when they are reactivated, or their customer is restored', async () => {
  const { admin, manager, mine, theirs, customer } = await aManagedPortal()
  await manager.put(mine, HARDWARE)
  await admin.put(theirs, { isPortalManager: true })
  const kept = { ...HARDWARE, isPortalManager: true, active: true }
  expect((await manager.put(mine, { active: false })).json()).toMatchObject(HARDWARE)
  expect((await manager.put(mine, { active: true })).json()).toMatchObject(kept)

  await admin.delete(`/api/admin/customers/${customer.id}`)
  expect((await manager.get('/api/people')).statusCode).toBe(401)
  await admin.post(`/api/admin/deleted-customers/${customer.id}/restore`, {})
  const [, person] = (await admin.get(`/api/admin/customers/${customer.id}/people`)).json()
  expect(person).toMatchObject(kept)
})

test('a person keeps seeing an archived category, and one that no longer exists is left out', async () => {
  const { admin, client, manager, mine, ...portal } = await aManagedPortal()
  const names = ['Lifts', 'Doors']
  const ids = await Promise.all(
    names.map(async (name) => (await admin.post('/api/admin/categories', { name })).json().id),
  )
  const categories = { visibility: 'categories', categories: ids, mayAnswer: false }
  await manager.put(mine, categories)
  const other = await aUser(portal.deps, portal.customer)
  const [ticket] = await storeTickets(portal.deps, other, [{ categories: [ids[0]] }])
  await admin.put(`/api/admin/categories/${ids[0]}`, { retired: true })
  expect((await client.get(`/api/tickets/${ticket?.id}`)).statusCode).toBe(200)
  expect((await manager.put(mine, { ...categories, mayAnswer: true })).statusCode).toBe(200)
  await portal.deps.db.deleteFrom('categories').where('id', '=', ids[1]).execute()
  expect((await manager.put(mine, { active: true })).json().categories).toEqual([ids[0]])
  await portal.deps.db.deleteFrom('categories').where('id', '=', ids[0]).execute()
})

test('a stolen session of an administrator with a second factor lets no one see more', async () => {
  const portal = await aManagedPortal()
  const { admin, client: owner } = await aPersonOfStaff(portal)
  await setUpApp(portal, owner)
  const thief = await signedInAs(portal, admin)
  for (const change of [HARDWARE, { visibility: 'all' }, { isPortalManager: true }]) {
    const res = await thief.put(portal.theirs, change)
    expect(res.json()).toMatchObject({ error: 'confirmation_required' })
  }
  expect((await thief.put(portal.theirs, { visibility: 'own' })).statusCode).toBe(200)
})
