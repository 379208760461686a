import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { aSignedInAdministrator, anAgentAtTheDesk, aTicket } from '#test/a-portal.ts'
import { aCustomer, anAdministrator, aUser } from '#test/builders.ts'
import { anOidcCustomer } from '#test/oidc-sign-in.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import {
  aPasskeySignIn,
  aPersonWithPasskey,
  askForPasskey,
  postPasskey,
  signInByPasskey,
} from '#test/person-passkeys.ts'
import { allowCodes, entriesOf, isSignedIn, readCode, refusalIn } from '#test/own-ways.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import {
  anAnswer,
  aSamlCustomer,
  beginSignIn,
  ENTRY_POINT,
  postAnswer,
} from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const HOUR_MS = 3_600_000
const START = '/api/auth/initiate-login'
const CODE = '/api/auth/code'

type Customer = { id: string; name: string; domain: string }
type Scene = Awaited<ReturnType<typeof aScene>>

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

/** Starts a portal that sends mail, with a customer that has a provider, and one of its people with a passkey. */
async function aScene() {
  const { mails, settings } = await aMailServer()
  const portal = await buildTestApp({ mail: settings })
  const customer = await aSamlCustomer(portal.deps)
  const person = await aPersonWithPasskey(portal, customer, { email: `dora@${customer.domain}` })
  const admin = await aSignedInAdministrator(portal)
  const scene = { ...portal, ...person, mails, customer, admin, email: person.user.email }
  return { ...scene, visitor: aVisitor(portal) }
}

function doorOf({ id }: Pick<Customer, 'id'>) {
  return `/api/admin/customers/${id}/emergency-door`
}

async function open({ admin, customer }: Pick<Scene, 'admin' | 'customer'>, hours = 4) {
  const res = await admin.post(doorOf(customer), { hours, reason: 'Okta is down' })
  expect(res.statusCode).toBe(200)
  return res.json()
}

async function userOf(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user
}

/** Asks for a code in this browser, and reads it. */
async function aCodeFor(scene: Scene, client: TestClient, email = scene.email) {
  expect((await client.post(CODE, { email })).json().success).toBe(true)
  return (await readCode(scene, email)).code
}

async function signInByCode(scene: Scene, client: TestClient, email = scene.email) {
  const code = await aCodeFor(scene, client, email)
  return client.post(`${CODE}/sign-in`, { email, code })
}

/** Sends what is to be told, and returns to whom with which subject. */
async function toldOf({ deps, mails }: Scene, since = 0) {
  for (const job of ['emergency-door', 'emergency-door', 'connection-mail']) {
    expect(await runOutbox(deps, [job])).toEqual([])
  }
  return mails.slice(since)
}

test('neither a code nor a passkey signs in when the customer has a provider and no door is open', async () => {
  const scene = await aScene()
  const { visitor, email, customer } = scene
  expect((await askForPasskey(visitor, email)).json().success).toBe(false)
  expect((await visitor.post(CODE, { email })).json().success).toBe(false)
  expect((await visitor.post(START, { email })).json()).toEqual({
    success: true,
    redirectUrl: expect.stringContaining(ENTRY_POINT),
  })
  expect((await scene.admin.get(doorOf(customer))).json()).toEqual({
    door: null,
    people: 1,
    peopleWithPasskey: 1,
    hasMailServer: true,
    isActive: true,
    hasProvider: true,
  })
})

test('initiate login waits for no provider when the door is open, and leads to the page that asks it', async () => {
  const scene = await aScene()
  const customer = await anOidcCustomer(scene.deps, 'http://127.0.0.1:1')
  const ask = async () =>
    (await scene.visitor.post(START, { email: `dora@${customer.domain}` })).json().redirectUrl
  expect(await ask()).toContain('/login?error=oidc_unreachable')
  await open({ ...scene, customer })
  expect(await ask()).toMatch(new RegExp(`/api/auth/oidc/login/${customer.id}$`))
})

test('initiate login offers the provider and both other ways to every address while the door is open', async () => {
  const scene = await aScene()
  await open(scene)
  for (const name of ['dora', 'unknown']) {
    const res = await scene.visitor.post(START, { email: `${name}@${scene.customer.domain}` })
    expect(res.json()).toEqual({
      success: true,
      redirectUrl: expect.stringContaining(ENTRY_POINT),
      emailCode: true,
      passkey: true,
    })
  }
})

test('a person signs in by passkey and by code through the open door, and each use is audited', async () => {
  const scene = await aScene()
  const { email, key, user, customer } = scene
  await scene.deps.db
    .updateTable('connections')
    .set({ auditEnabled: false })
    .where('customerId', '=', customer.id)
    .execute()
  await open(scene)
  const byPasskey = aVisitor(scene)
  expect(isSignedIn(await signInByPasskey(byPasskey, email, key))).toBe(true)
  expect(await userOf(byPasskey)).toMatchObject({ id: user.id, isAgent: false })
  const byCode = aVisitor(scene)
  expect(isSignedIn(await signInByCode(scene, byCode))).toBe(true)
  const used = await entriesOf(scene, customer, 'sign_in.succeeded')
  expect(used.map(({ actorId, after: what }) => [actorId, what])).toEqual([
    [user.id, { method: 'passkey', emergencyDoor: true }],
    [user.id, { method: 'email code', emergencyDoor: true }],
  ])
  const { door } = (await scene.admin.get(doorOf(customer))).json()
  expect(door).toMatchObject({ isOpen: true, signIns: { code: 1, passkey: 1, people: 1 } })
})

test('the door lets in no one who was never known here, and mails them no code', async () => {
  const scene = await aScene()
  await open(scene)
  const stranger = `new@${scene.customer.domain}`
  const visitor = aVisitor(scene)
  expect(await aCodeFor(scene, visitor, stranger)).toBe('none')
  const external = `partner@${scene.customer.domain}`
  await aUser(scene.deps, scene.customer, { email: external, isExternal: true })
  expect(await aCodeFor(scene, visitor, external)).toBe('none')
  const people = await scene.deps.db
    .selectFrom('users')
    .select('email')
    .where('email', '=', stranger)
    .execute()
  expect(people).toEqual([])
})

test('a person who is known, and never signed in, comes in through the door', async () => {
  const scene = await aScene()
  const otto = await aUser(scene.deps, scene.customer, { email: `otto@${scene.customer.domain}` })
  await open(scene)
  const visitor = aVisitor(scene)
  expect(isSignedIn(await signInByCode(scene, visitor, otto.email))).toBe(true)
  expect((await userOf(visitor)).id).toBe(otto.id)
})

test('the door lets in whom an agent added to a ticket, and whom a colleague added once they signed in', async () => {
  const scene = await aScene()
  const { customer, deps, client: dora } = scene
  const { desk } = await anAgentAtTheDesk(scene)
  const [byAgent, byColleague] = [`agnes@${customer.domain}`, `coco@${customer.domain}`] as const
  const { id } = await aTicket(dora, { participants: [byColleague] })
  await desk.post(`/api/desk/tickets/${id}/participants`, { participant: byAgent })
  const { people } = await open(scene)
  expect(people).toBe(2)
  const visitor = aVisitor(scene)
  expect(isSignedIn(await signInByCode(scene, visitor, byAgent))).toBe(true)
  expect(await aCodeFor(scene, visitor, byColleague)).toBe('none')
  await deps.db
    .updateTable('users')
    .set({ lastSignInAt: TEST_NOW })
    .where('customerId', '=', customer.id)
    .where('email', '=', byColleague)
    .execute()
  expect(isSignedIn(await signInByCode(scene, visitor, byColleague))).toBe(true)
})

test('a deactivated person stays out of the open door, by code and by passkey', async () => {
  const scene = await aScene()
  await open(scene)
  await scene.deps.db
    .updateTable('users')
    .set({ active: false })
    .where('id', '=', scene.user.id)
    .execute()
  const byPasskey = await signInByPasskey(scene.visitor, scene.email, scene.key)
  expect(refusalIn(byPasskey)).toBe('person_deactivated')
  expect(refusalIn(await signInByCode(scene, aVisitor(scene)))).toBe('person_deactivated')
})

test('the door of one customer opens no other', async () => {
  const scene = await aScene()
  const other = await aSamlCustomer(scene.deps)
  const theirs = await aPersonWithPasskey(scene, other)
  await open(scene)
  expect((await askForPasskey(aVisitor(scene), theirs.user.email)).json().success).toBe(false)
  const crossed = await signInByPasskey(scene.visitor, scene.email, theirs.key)
  expect(refusalIn(crossed)).toBe('passkey_unknown')
})

test('what was asked before the door closed signs no one in after it, closed early or by time', async () => {
  const scene = await aScene()
  await open(scene)
  const asked = await aPasskeySignIn(scene, scene.email)
  const coder = aVisitor(scene)
  const code = await aCodeFor(scene, coder)
  expect((await scene.admin.delete(doorOf(scene.customer))).json().door.isOpen).toBe(false)
  const early = await postPasskey(asked.client, scene.key.sign(asked.options))
  expect(refusalIn(early)).toBe('passkey_not_allowed')
  const late = await coder.post(`${CODE}/sign-in`, { email: scene.email, code })
  expect([late.statusCode, isSignedIn(late)]).toEqual([400, false])

  await open(scene, 1)
  scene.setNow(after(HOUR_MS - 1))
  const again = await aPasskeySignIn(scene, scene.email)
  const digits = await aCodeFor(scene, coder)
  scene.setNow(after(HOUR_MS))
  const closed = await postPasskey(again.client, scene.key.sign(again.options))
  expect(refusalIn(closed)).toBe('passkey_not_allowed')
  const coded = await coder.post(`${CODE}/sign-in`, { email: scene.email, code: digits })
  expect([coded.statusCode, isSignedIn(coded)]).toEqual([400, false])
})

test('a challenge that was asked before the door opened is none of the door', async () => {
  const scene = await aScene()
  const made = Buffer.alloc(32, 7).toString('base64url')
  await open(scene)
  const res = await postPasskey(scene.visitor, scene.key.sign({ challenge: made }))
  expect(refusalIn(res)).toBe('passkey_expired')
})

test('sessions that began through the door end with it, and others go on', async () => {
  const scene = await aScene()
  const { customer, key, email } = scene
  await open(scene, 1)
  const early = aVisitor(scene)
  await signInByPasskey(early, email, key)
  expect(await userOf(early)).not.toBeNull()
  await scene.admin.delete(doorOf(customer))
  expect(await userOf(early)).toBeNull()
  expect(await userOf(scene.client)).not.toBeNull()

  await open(scene, 1)
  const timed = aVisitor(scene)
  await signInByCode(scene, timed)
  scene.setNow(after(HOUR_MS - 1))
  expect(await userOf(timed)).not.toBeNull()
  // The job has not run.
  scene.setNow(after(HOUR_MS))
  expect(await userOf(timed)).toBeNull()
  expect(await userOf(scene.client)).not.toBeNull()
})

test('opening again moves the end for those who are in, later or earlier', async () => {
  const scene = await aScene()
  const { customer, email, key } = scene
  await open(scene, 1)
  const visitor = aVisitor(scene)
  await signInByPasskey(visitor, email, key)
  await open(scene, 8)
  scene.setNow(after(7 * HOUR_MS))
  expect(await userOf(visitor)).not.toBeNull()
  const { door } = await open(scene, 1)
  expect(door).toMatchObject({
    openedAt: TEST_NOW.toISOString(),
    closesAt: after(8 * HOUR_MS).toISOString(),
  })
  scene.setNow(after(8 * HOUR_MS))
  expect(await userOf(visitor)).toBeNull()
  const actions = (await entriesOf(scene, customer, 'connection.door_extended')).length
  expect(actions).toBe(2)
})

test('a way in that the settings allow is none of the door, and outlives it', async () => {
  const scene = await aScene()
  const { customer, email } = scene
  await allowCodes(scene, customer, 'listed', ['dora'])
  await open(scene, 1)
  const visitor = aVisitor(scene)
  await signInByCode(scene, visitor)
  await scene.admin.delete(doorOf(customer))
  expect(await userOf(visitor)).toMatchObject({ email })
  const [entry] = await entriesOf(scene, customer, 'sign_in.succeeded')
  expect(entry?.after).toEqual({ method: 'email code' })
})

test('the provider signs people in as ever while the door is open, and outlives it', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  await open(scene)
  const visitor = aVisitor(scene)
  const { requestId } = await beginSignIn(visitor, customer)
  await postAnswer(visitor, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  await scene.admin.delete(doorOf(customer))
  expect(await userOf(visitor)).toMatchObject({ email: `ada@${customer.domain}` })
})

test('a browser that knows the provider is led there by itself unless the door is open', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  const visitor = aVisitor(scene)
  const { requestId } = await beginSignIn(visitor, customer)
  await postAnswer(visitor, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  const hasIdp = async () => (await visitor.get('/api/auth/idp-detect')).json().hasIdpSession
  expect(await hasIdp()).toBe(true)
  await open(scene)
  expect(await hasIdp()).toBe(false)
  await scene.admin.delete(doorOf(customer))
  expect(await hasIdp()).toBe(true)
})

test('the door obeys the networks that the customer allows', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  await deps.db
    .updateTable('connections')
    .set({ ipRestrictions: ['192.0.2.0/24'] })
    .where('customerId', '=', customer.id)
    .execute()
  await open(scene)
  const res = await signInByPasskey(scene.visitor, scene.email, scene.key)
  expect(refusalIn(res)).toBe('address_not_allowed')
  expect(refusalIn(await signInByCode(scene, aVisitor(scene)))).toBe('address_not_allowed')
})

test('everyone comes in from one network while the door is open', async () => {
  const scene = await aScene()
  await open(scene)
  // One person more than without a door.
  for (let count = 0; count < 101; count += 1) {
    const json = { email: `p${count}@${scene.customer.domain}` }
    const res = await scene.visitor.send('POST', CODE, { json, address: '192.0.2.9' })
    expect(res.statusCode).toBe(200)
  }
  const json = { email: `last@${scene.customer.domain}` }
  const res = await scene.visitor.send('POST', CODE, { json, address: '192.0.2.9' })
  expect(res.statusCode).toBe(429)
})

test('of closing and signing in at the same time none leaves a session, in two processes', async () => {
  const scene = await aScene()
  const process = await buildTestApp({ mail: scene.deps.config.mail })
  for (let round = 0; round < 8; round += 1) {
    await open(scene)
    const { client, options } = await aPasskeySignIn(process, scene.email)
    await Promise.all([
      postPasskey(client, scene.key.sign(options)),
      scene.admin.delete(doorOf(scene.customer)),
    ])
    expect(await userOf(client)).toBeNull()
  }
})

test('a door is opened once when two administrators open it at the same time', async () => {
  const scene = await aScene()
  const process = await buildTestApp({ mail: scene.deps.config.mail })
  const second = await aSignedInAdministrator(process)
  const answers = await Promise.all(
    [scene.admin, second].map((admin, index) =>
      admin.post(doorOf(scene.customer), { hours: 2 + index, reason: 'Both at once' }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const doors = await scene.deps.db
    .selectFrom('emergencyDoors')
    .select('id')
    .where('customerId', '=', scene.customer.id)
    .execute()
  expect(doors).toHaveLength(1)
})

test('opening tells everybody concerned how, until when and why, in their language', async () => {
  const scene = await aScene()
  const { customer, deps, email } = scene
  await deps.db
    .updateTable('customers')
    .set({ timeZone: 'Europe/Berlin' })
    .where('id', '=', customer.id)
    .execute()
  const greta = await aUser(deps, customer, { email: `greta@${customer.domain}`, language: 'de' })
  await aUser(deps, customer, { email: `gone@${customer.domain}`, active: false })
  await aUser(deps, customer, { email: `partner@${customer.domain}`, isExternal: true })
  await aUser(deps, customer, { email: 'former@elsewhere.example' })
  const before = (await toldOf(scene)).length
  await open(scene)
  const mails = await toldOf(scene, before)
  const people = mails.filter(({ to }) => to.some((one) => one.endsWith('.example')))
  const own = people.filter(({ to }) => to.some((one) => one.endsWith(customer.domain)))
  expect(own.flatMap(({ to }) => to).toSorted()).toEqual([email, greta.email])
  const english = own.find(({ to }) => to.includes(email))
  expect(english?.subject).toBe('A temporary way to sign in to Portico')
  expect(english?.body).toContain('Mar 3, 2026, 3:00 PM GMT+1')
  expect(english?.body).toContain('Reason: Okta is down')
  expect(english?.body).toContain('/login')
  const german = own.find(({ to }) => to.includes(greta.email))
  expect(german?.subject).toBe('Vorübergehend anders bei Portico anmelden')
  const told = mails.filter(({ subject }) => subject.includes(customer.name))
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]?.subject).toBe(`Emergency access opened for ${customer.name}`)
  const notices = (await scene.admin.get('/api/desk/notices')).json().notices
  expect(notices[0]).toMatchObject({
    kind: 'door_opened',
    customer: { id: customer.id, name: customer.name },
    closesAt: after(4 * HOUR_MS).toISOString(),
    ticket: null,
  })
  expect(mails.map(({ to }) => to.join()).filter((to) => /gone|partner|former/.test(to))).toEqual(
    [],
  )
})

test('people of a large customer are told in batches, each once', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  for (let count = 0; count < 204; count += 1) {
    await aUser(deps, customer, { email: `p${count}@${customer.domain}` })
  }
  await open(scene)
  const batch = () =>
    deps.db
      .selectFrom('outbox')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('customerId', '=', customer.id)
      .where('name', '=', 'connection-mail')
      .where(sql<boolean>`payload::text like ${`%@${customer.domain}%`}`)
      .executeTakeFirstOrThrow()
  await runOutbox(deps, ['emergency-door'])
  expect((await batch()).count).toBe(200)
  await runOutbox(deps, ['emergency-door'])
  expect((await batch()).count).toBe(205)
  await runOutbox(deps, ['emergency-door'])
  expect((await batch()).count).toBe(205)
})

test('a door that closed or was opened again before anyone was told is told as it is now', async () => {
  const scene = await aScene()
  await open(scene, 2)
  await open(scene, 3)
  const before = (await toldOf(scene)).filter(({ to }) => to.includes(scene.email))
  expect(before).toHaveLength(1)
  expect(before[0]?.body).toContain('1:00 PM')
})

test('a door closes by itself, which administrators and portal managers learn once', async () => {
  const scene = await aScene()
  const { customer, deps, email } = scene
  const manager = await aUser(deps, customer, {
    email: `max@${customer.domain}`,
    isPortalManager: true,
  })
  await open(scene, 1)
  await signInByPasskey(scene.visitor, email, scene.key)
  const before = (await toldOf(scene)).length
  scene.setNow(after(HOUR_MS + 30_000))
  expect((await scene.admin.get(doorOf(customer))).json().door).toMatchObject({
    isOpen: false,
    closedAt: after(HOUR_MS).toISOString(),
    closedBy: null,
  })
  const process = await buildTestApp({ mail: deps.config.mail })
  process.setNow(after(HOUR_MS + 30_000))
  expect(await Promise.all([runSchedules(deps), runSchedules(process.deps)])).toEqual([[], []])
  const entries = await entriesOf(scene, customer, 'connection.door_closed')
  expect(entries).toMatchObject([
    {
      actorName: 'Portico',
      actorId: null,
      after: { closedAt: after(HOUR_MS).toISOString(), codeSignIns: 0, passkeySignIns: 1 },
    },
  ])
  const mails = await toldOf(scene, before)
  const own = mails.filter(({ to }) => to.some((one) => one.endsWith(customer.domain)))
  expect(own.map(({ to, subject }) => [to, subject])).toEqual([
    [[manager.email], `Emergency access closed for ${customer.name}`],
  ])
  const notices = (await scene.admin.get('/api/desk/notices')).json().notices
  expect(notices[0]).toMatchObject({ kind: 'door_closed', by: null })
  await runSchedules(deps)
  expect(await entriesOf(scene, customer, 'connection.door_closed')).toHaveLength(1)
})

test('a door that ran out is closed as such when it is opened again before the job has run', async () => {
  const scene = await aScene()
  await open(scene, 1)
  scene.setNow(after(2 * HOUR_MS))
  const { door } = await open(scene, 1)
  expect(door).toMatchObject({ isOpen: true, openedAt: after(2 * HOUR_MS).toISOString() })
  const [closed] = await entriesOf(scene, scene.customer, 'connection.door_closed')
  expect(closed).toMatchObject({ actorId: null, after: { closedAt: after(HOUR_MS).toISOString() } })
  const opened = await entriesOf(scene, scene.customer, 'connection.door_opened')
  expect(opened).toHaveLength(2)
})

test('deactivating or deleting a customer closes its door and ends what came through', async () => {
  const scene = await aScene()
  const { admin, customer } = scene
  await open(scene)
  await signInByPasskey(scene.visitor, scene.email, scene.key)
  const { name, domain } = customer
  const url = `/api/admin/customers/${customer.id}`
  expect((await admin.put(url, { name, domain, active: false })).statusCode).toBe(200)
  const state = (await admin.get(doorOf(customer))).json()
  expect(state).toMatchObject({ isActive: false, door: { isOpen: false } })
  expect(state.door.closedBy).not.toBeNull()
  const refused = await admin.post(doorOf(customer), { hours: 1, reason: 'Again' })
  expect(refused.statusCode).toBe(409)
  await admin.put(url, { name, domain, active: true })
  expect((await askForPasskey(aVisitor(scene), scene.email)).json().success).toBe(false)
  await open(scene)
  await admin.delete(url)
  expect(await entriesOf(scene, customer, 'connection.door_closed')).toHaveLength(2)
  expect((await admin.get(doorOf(customer))).statusCode).toBe(404)
})

test('closing a door that is not open changes nothing', async () => {
  const scene = await aScene()
  expect((await scene.admin.delete(doorOf(scene.customer))).json().door).toBeNull()
  await open(scene)
  await scene.admin.delete(doorOf(scene.customer))
  const again = await scene.admin.delete(doorOf(scene.customer))
  expect(again.json().door.isOpen).toBe(false)
  expect(await entriesOf(scene, scene.customer, 'connection.door_closed')).toHaveLength(1)
})

test('opening is refused when hours or reason are wrong, or no one confirmed', async () => {
  const scene = await aScene()
  for (const [body, field] of [
    [{ hours: 0, reason: 'x' }, 'hours'],
    [{ hours: 73, reason: 'x' }, 'hours'],
    [{ hours: 1.5, reason: 'x' }, 'hours'],
    [{ hours: '4', reason: 'x' }, 'hours'],
    [{ hours: 4, reason: ' ' }, 'reason'],
    [{ hours: 4, reason: 'x'.repeat(301) }, 'reason'],
    [{ hours: 4 }, 'reason'],
  ] as const) {
    const res = await scene.admin.post(doorOf(scene.customer), body)
    expect([res.statusCode, Object.keys(res.json().fields)]).toEqual([400, [field]])
  }
  const unconfirmed = await signedInAs(scene, await anAdministrator(scene.deps))
  const res = await unconfirmed.post(doorOf(scene.customer), { hours: 1, reason: 'x' })
  expect(res.json().error).toBe('confirmation_required')
  expect((await scene.admin.get(doorOf(scene.customer))).json().door).toBeNull()
})

test('the team has no door', async () => {
  const scene = await aScene()
  const { id } = await scene.deps.db
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  expect((await scene.admin.get(doorOf({ id }))).statusCode).toBe(404)
  const opened = await scene.admin.post(doorOf({ id }), { hours: 1, reason: 'x' })
  expect(opened.statusCode).toBe(404)
  expect((await scene.admin.delete(doorOf({ id }))).statusCode).toBe(404)
})

test('the state of a door says that passkeys alone work when no mail server is set up', async () => {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  await aPersonWithPasskey(portal, customer)
  await aUser(portal.deps, customer)
  const admin = await aSignedInAdministrator(portal)
  const res = await admin.post(doorOf(customer), { hours: 1, reason: 'Provider down' })
  expect(res.json()).toMatchObject({
    hasMailServer: false,
    hasProvider: false,
    people: 2,
    peopleWithPasskey: 1,
    door: { isOpen: true, reason: 'Provider down', signIns: { code: 0, passkey: 0, people: 0 } },
  })
  const overview = await admin.get(`/api/admin/customers/${customer.id}/overview`)
  expect(overview.json().emergencyDoor).toEqual({ closesAt: after(HOUR_MS).toISOString() })
})
