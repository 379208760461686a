import { expect, onTestFinished, test } from 'vitest'

import type { OidcKind } from '#server/access/oidc/provider.ts'
import { aSignedInAdministrator } from '#test/a-portal.ts'
import { aCustomer, anAdministrator, aUser, TEST_PASSWORD } from '#test/builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { anOidcCustomer } from '#test/oidc-sign-in.ts'
import {
  addPersonPasskey,
  aPasskeySignIn,
  aPersonWithPasskey,
  askForPasskey,
  postPasskey,
  signInByPasskey,
} from '#test/person-passkeys.ts'
import { allowCodes, entriesOf, failuresOf, isSignedIn, refusalIn } from '#test/own-ways.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { aSamlCustomer } from '#test/saml-sign-in.ts'
import { aPersonOfStaff, setUpPasskey } from '#test/second-factors.ts'
import { aSecurityKey } from '#test/security-key.ts'
import { aVisitor, signedInAs, statusesOf, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const START = '/api/auth/initiate-login'
const OPTIONS = '/api/account/passkeys/options'
const PASSKEYS = '/api/account/passkeys'

type Answer = Awaited<ReturnType<TestClient['post']>>

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

/** Starts a portal with a customer whose people sign in by code, one of whom has a passkey. */
async function aScene(portal?: TestApp) {
  const scene = portal ?? (await buildTestApp())
  const customer = await aCustomer(scene.deps)
  await allowCodes(scene, customer, 'domains')
  const person = await aPersonWithPasskey(scene, customer, { email: `dora@${customer.domain}` })
  return { ...scene, customer, ...person, email: person.user.email, visitor: aVisitor(scene) }
}

test('a passkey signs its person in when codes are for everyone and no provider is in force', async () => {
  const scene = await aScene()
  const { visitor, email, key, user } = scene
  const asked = await askForPasskey(visitor, email)
  expect(asked.json()).toMatchObject({
    success: true,
    options: { userVerification: 'required', rpId: 'localhost', timeout: 5 * MINUTE_MS },
  })
  expect(asked.json().options.allowCredentials ?? []).toEqual([])
  const res = await postPasskey(visitor, key.sign(asked.json().options), '/tickets?status=open#1')
  expect(res.json()).toEqual({ redirectUrl: '/tickets?status=open&login=success#1' })
  expect((await visitor.get('/api/auth/user')).json().user).toMatchObject({
    id: user.id,
    email,
    isAgent: false,
  })
  const [entry] = await entriesOf(scene, scene.customer, 'sign_in.succeeded')
  expect(entry).toMatchObject({ actorId: user.id, after: { method: 'passkey' } })
  const { passkeys } = (await scene.client.get(PASSKEYS)).json()
  expect(passkeys).toMatchObject([{ lastUsedAt: TEST_NOW.toISOString() }])
})

test('a passkey leads to the dashboard when the path to return to is of another site', async () => {
  const { visitor, email, key } = await aScene()
  const asked = await askForPasskey(visitor, email)
  const res = await postPasskey(visitor, key.sign(asked.json().options), '//evil.example/')
  expect(res.json()).toEqual({ redirectUrl: '/dashboard?login=success' })
})

test('initiate login offers passkeys to every address when codes are for everyone and no provider is in force', async () => {
  const scene = await aScene()
  for (const name of ['dora', 'unknown']) {
    const res = await scene.visitor.post(START, { email: `${name}@${scene.customer.domain}` })
    expect(res.json()).toMatchObject({ success: true, passkey: true })
    expect(res.json().redirectUrl).toMatch(/^\/login\/code#/)
  }
})

/** Everything of an answer that a stranger could compare. */
function seen(res: Answer) {
  const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, ...headers } = res.headers
  const { options, ...body } = res.json()
  const cookies = res.cookies.map(({ name, value }) => [name, value.length])
  const size = options?.challenge.length
  return JSON.stringify([res.statusCode, headers, cookies, body, { ...options, challenge: size }])
}

test('what a passkey is to sign is alike for every address of a domain', async () => {
  const scene = await aScene()
  const { customer, deps } = scene
  await aUser(deps, customer, { email: `known@${customer.domain}` })
  await aUser(deps, customer, { email: `gone@${customer.domain}`, active: false })
  const told = new Set<string>()
  for (const name of ['dora', 'known', 'gone', 'unknown']) {
    const client = aVisitor(scene)
    await client.get('/api/auth/user')
    told.add(seen(await askForPasskey(client, `${name}@${customer.domain}`)))
  }
  expect(told.size).toBe(1)
})

test('a domain where passkeys do not count answers like an unknown one', async () => {
  const scene = await aScene()
  const off = await aCustomer(scene.deps)
  const listed = await aCustomer(scene.deps)
  await allowCodes(scene, listed, 'listed')
  const inactive = await aCustomer(scene.deps, { active: false })
  await allowCodes(scene, inactive, 'domains')
  const provided = await aSamlCustomer(scene.deps)
  const both = await aSamlCustomer(scene.deps)
  await allowCodes(scene, both, 'domains')
  await scene.visitor.get('/api/auth/user')
  const told = new Set<string>()
  const domains = [off, listed, inactive, provided, both].map(({ domain }) => domain)
  for (const domain of [...domains, 'unknown.example']) {
    const res = await askForPasskey(scene.visitor, `ada@${domain}`)
    expect(res.json()).toEqual({ success: false, error: expect.stringMatching(/recognize/) })
    told.add(seen(res))
    const begun = await scene.visitor.post(START, { email: `ada@${domain}` })
    expect(begun.json()).not.toHaveProperty('passkey')
  }
  expect(told.size).toBe(1)
  const asked = await scene.deps.db.selectFrom('passkeySignIns').select('customerId').execute()
  expect(asked.filter(({ customerId }) => customerId === both.id)).toEqual([])
})

test('a challenge signs in once, also when it is answered in two processes at the same time', async () => {
  const scene = await aScene()
  const process = await buildTestApp()
  for (let round = 0; round < 5; round += 1) {
    const { client, options } = await aPasskeySignIn(scene, scene.email)
    const second = aVisitor(process)
    for (const [name, value] of client.cookies) second.cookies.set(name, value)
    await client.get('/api/auth/user')
    await second.get('/api/auth/user')
    const response = scene.key.sign(options)
    const answers = await Promise.all(
      [client, second, client].map((one) => postPasskey(one, response)),
    )
    expect(statusesOf(answers)).toEqual([200, 200, 200])
    expect(answers.filter(isSignedIn)).toHaveLength(1)
    expect(refusalIn(await postPasskey(client, response))).toBe('passkey_expired')
  }
})

test('a replayed challenge is refused and explained when it signed in before', async () => {
  const scene = await aScene()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  expect(isSignedIn(await postPasskey(client, scene.key.sign(options)))).toBe(true)
  expect(refusalIn(await postPasskey(client, scene.key.sign(options)))).toBe('passkey_expired')
  const [failure] = await failuresOf(scene, scene.customer)
  expect(failure).toMatchObject({ reason: 'passkey_expired' })
})

test('a challenge is refused after five minutes, and forgotten after another hour', async () => {
  const scene = await aScene()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  scene.setNow(after(5 * MINUTE_MS))
  expect(refusalIn(await postPasskey(client, scene.key.sign(options)))).toBe('passkey_expired')
  scene.setNow(after(66 * MINUTE_MS))
  expect(await runSchedules(scene.deps)).toEqual([])
  const res = await postPasskey(client, scene.key.sign(options))
  expect(res.json()).toEqual({ redirectUrl: '/login?error=passkey_expired' })
})

test('a passkey is refused in another browser, and then still signs in where it began', async () => {
  const scene = await aScene()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  const other = await aPasskeySignIn(scene, scene.email)
  const response = scene.key.sign(options)
  for (const stranger of [other.client, aVisitor(scene)]) {
    expect(refusalIn(await postPasskey(stranger, response))).toBe('passkey_other_browser')
  }
  expect(isSignedIn(await postPasskey(client, response))).toBe(true)
})

/** Attacks by which a signature is not what it must be. */
const BAD_SIGNATURES: Record<string, Parameters<ReturnType<typeof aSecurityKey>['sign']>[1]> = {
  'another origin': { origin: 'https://evil.example' },
  'an origin that only begins alike': { origin: 'http://localhost.evil.example' },
  'another site': { site: 'evil.example' },
  'no user verification': { isVerified: false },
  'no user handle': { userHandle: null },
  'the handle of another person': { userHandle: Buffer.from('someone').toString('base64url') },
}

test.for(Object.entries(BAD_SIGNATURES))(
  'a passkey is refused when it signs with %s',
  async ([, signing]) => {
    const scene = await aScene()
    const res = await signInByPasskey(scene.visitor, scene.email, scene.key, signing)
    expect(refusalIn(res)).toBe('passkey_wrong')
    const [failure] = await failuresOf(scene, scene.customer)
    expect(failure).toMatchObject({ reason: 'passkey_wrong', detail: { received: scene.email } })
  },
)

test('a passkey is refused when its counter did not advance', async () => {
  const scene = await aScene()
  const counters = [7, 7, 6, 0] as const
  const [first, ...others] = counters
  expect(
    isSignedIn(await signInByPasskey(scene.visitor, scene.email, scene.key, { counter: first })),
  ).toBe(true)
  for (const counter of others) {
    const res = await signInByPasskey(aVisitor(scene), scene.email, scene.key, { counter })
    expect(refusalIn(res)).toBe('passkey_wrong')
  }
})

test('a passkey is refused when it signed a challenge that was never issued', async () => {
  const scene = await aScene()
  const { client } = await aPasskeySignIn(scene, scene.email)
  const made = Buffer.from('a challenge of the attacker').toString('base64url')
  const res = await postPasskey(client, scene.key.sign({ challenge: made }))
  expect(res.json()).toEqual({ redirectUrl: '/login?error=passkey_expired' })
  expect(isSignedIn(res)).toBe(false)
})

test('a passkey is refused when it signed the challenge of its registration', async () => {
  const scene = await aScene()
  const options = (await scene.client.post(OPTIONS, {})).json()
  const res = await postPasskey(scene.client, scene.key.sign(options))
  expect(res.json()).toEqual({ redirectUrl: '/login?error=passkey_expired' })
})

test('the signature of another key is refused under the id of a known passkey', async () => {
  const scene = await aScene()
  const thief = aSecurityKey(scene.deps.config, {
    verifies: true,
    credentialId: Buffer.from(scene.key.id, 'base64url'),
  })
  const userHandle = Buffer.from(scene.user.id).toString('base64url')
  const res = await signInByPasskey(scene.visitor, scene.email, thief, { userHandle })
  expect(refusalIn(res)).toBe('passkey_wrong')
})

test('client data that are no JSON, or of another shape, are refused', async () => {
  const scene = await aScene()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  const response = scene.key.sign(options)
  for (const text of ['', 'no json', 'null', '7', '{"challenge": {"a": 1}}', '{}']) {
    const clientDataJSON = Buffer.from(text).toString('base64url')
    const bent = { ...response, response: { ...response.response, clientDataJSON } }
    const res = await postPasskey(client, bent)
    expect(isSignedIn(res)).toBe(false)
    expect([200, 400]).toContain(res.statusCode)
  }
  expect(isSignedIn(await postPasskey(client, response))).toBe(true)
})

test('a removed passkey signs no one in', async () => {
  const scene = await aScene()
  const { passkeys } = (await scene.client.get(PASSKEYS)).json()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  expect((await scene.client.delete(`${PASSKEYS}/${passkeys[0].id}`)).statusCode).toBe(204)
  expect(refusalIn(await postPasskey(client, scene.key.sign(options)))).toBe('passkey_unknown')
})

test('a passkey of a person of another customer is unknown here', async () => {
  const scene = await aScene()
  const other = await aScene(scene)
  const res = await signInByPasskey(scene.visitor, scene.email, other.key)
  expect(refusalIn(res)).toBe('passkey_unknown')
  expect((await failuresOf(scene, other.customer)).length).toBe(0)
})

test('a passkey under the id of another customer’s passkey signs in its own person alone', async () => {
  const scene = await aScene()
  const other = await aCustomer(scene.deps)
  await allowCodes(scene, other, 'domains')
  const thief = await aUser(scene.deps, other, { email: `eve@${other.domain}` })
  const session = await signedInAs(scene, thief)
  const twin = aSecurityKey(scene.deps.config, {
    verifies: true,
    credentialId: Buffer.from(scene.key.id, 'base64url'),
  })
  const options = (await session.post(OPTIONS, {})).json()
  const added = await session.post(PASSKEYS, { name: 'Twin', response: twin.register(options) })
  expect(added.statusCode).toBe(201)
  expect(refusalIn(await signInByPasskey(scene.visitor, scene.email, twin))).toBe('passkey_wrong')
  const client = aVisitor(scene)
  expect(isSignedIn(await signInByPasskey(client, thief.email, twin))).toBe(true)
  expect((await client.get('/api/auth/user')).json().user.id).toBe(thief.id)
})

test('a passkey of a deactivated person is refused with an explained failure, and audited', async () => {
  const scene = await aScene()
  const { db } = scene.deps
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  await db.updateTable('users').set({ active: false }).where('id', '=', scene.user.id).execute()
  expect(refusalIn(await postPasskey(client, scene.key.sign(options)))).toBe('person_deactivated')
  const [entry] = await entriesOf(scene, scene.customer, 'sign_in.refused')
  expect(entry).toMatchObject({
    actorEmail: scene.email,
    after: { reason: 'person_deactivated' },
  })
})

test('a passkey is refused when the domain of its person is no longer the customer’s', async () => {
  const scene = await aScene()
  const { db } = scene.deps
  await db
    .insertInto('customerDomains')
    .values({ customerId: scene.customer.id, domain: `new-${scene.customer.domain}`, position: 1 })
    .execute()
  await db.deleteFrom('customerDomains').where('domain', '=', scene.customer.domain).execute()
  const email = `dora@new-${scene.customer.domain}`
  const res = await signInByPasskey(scene.visitor, email, scene.key)
  expect(refusalIn(res)).toBe('foreign_domain')
})

test('a passkey is refused when its domain has to be proven first', async () => {
  const scene = await aScene()
  const setRule = (domainProofFrom: string | null) =>
    scene.deps.db.updateTable('installation').set({ domainProofFrom }).execute()
  await setRule('2026-01-01')
  onTestFinished(async () => void (await setRule(null)))
  const res = await signInByPasskey(scene.visitor, scene.email, scene.key)
  expect(refusalIn(res)).toBe('domain_not_proven')
})

test('a passkey obeys the networks that the customer allows', async () => {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, {
    enabled: false,
    ipRestrictions: ['192.0.2.0/24'],
  })
  await allowCodes(portal, customer, 'domains')
  const { key, user } = await aPersonWithPasskey(portal, customer)
  const { client, options } = await aPasskeySignIn(portal, user.email)
  const json = { response: key.sign(options) }
  expect(refusalIn(await client.post('/api/auth/passkey/sign-in', json))).toBe(
    'address_not_allowed',
  )
  const inside = await client.send('POST', '/api/auth/passkey/sign-in', {
    json,
    address: '192.0.2.7',
  })
  expect(isSignedIn(inside)).toBe(true)
})

test('a passkey no longer signs in when a provider came into force or codes were turned off since', async () => {
  const scene = await buildTestApp()
  const customer = await aSamlCustomer(scene.deps, { enabled: false })
  await allowCodes(scene, customer, 'domains')
  const { key, user } = await aPersonWithPasskey(scene, customer)
  const { client, options } = await aPasskeySignIn(scene, user.email)
  await allowCodes(scene, customer, 'off')
  expect(refusalIn(await postPasskey(client, key.sign(options)))).toBe('passkey_not_allowed')
  await allowCodes(scene, customer, 'domains')
  await scene.deps.db
    .updateTable('connections')
    .set({ enabled: true })
    .where('customerId', '=', customer.id)
    .execute()
  expect(refusalIn(await postPasskey(client, key.sign(options)))).toBe('passkey_not_allowed')
})

test('a passkey is refused when its customer was deactivated since', async () => {
  const scene = await aScene()
  const { client, options } = await aPasskeySignIn(scene, scene.email)
  await scene.deps.db
    .updateTable('customers')
    .set({ active: false })
    .where('id', '=', scene.customer.id)
    .execute()
  const res = await postPasskey(client, scene.key.sign(options))
  expect(refusalIn(res)).toBe('customer_unavailable')
})

test('a passkey of the staff signs in to no customer, and that of a customer’s person follows no password', async () => {
  const scene = await aScene()
  const { admin, client } = await aPersonOfStaff(scene)
  const { key } = await setUpPasskey(scene, client)
  const userHandle = Buffer.from(admin.id).toString('base64url')
  const res = await signInByPasskey(scene.visitor, scene.email, key, {
    isVerified: true,
    userHandle,
  })
  expect(refusalIn(res)).toBe('passkey_unknown')
  // The domain of the team has no such way in either.
  expect((await askForPasskey(aVisitor(scene), admin.email)).json().success).toBe(false)

  const visitor = aVisitor(scene)
  const credentials = { email: admin.email, password: TEST_PASSWORD }
  const asked = (await visitor.post('/api/auth/admin-login', credentials)).json()
  const passkey = scene.key.sign(asked.passkeyOptions)
  const refused = await visitor.post('/api/auth/admin-login', { ...credentials, passkey })
  expect(refused.statusCode).toBe(401)
  expect(isSignedIn(refused)).toBe(false)
  // Nor does a challenge of one way serve the other.
  const { options } = await aPasskeySignIn(scene, scene.email)
  const crossed = await visitor.post('/api/auth/admin-login', {
    ...credentials,
    passkey: key.sign(options),
  })
  expect(crossed.statusCode).toBe(401)
  const back = await postPasskey(visitor, scene.key.sign(asked.passkeyOptions))
  expect(refusalIn(back)).toBe('passkey_expired')
})

test('a network gets 100 challenges an hour', async () => {
  const scene = await aScene()
  const ask = (address: string) =>
    scene.visitor.send('POST', '/api/auth/passkey', { json: { email: scene.email }, address })
  for (let count = 0; count < 100; count += 1) {
    expect((await ask('192.0.2.1')).statusCode).toBe(200)
  }
  expect((await ask('192.0.2.1')).statusCode).toBe(429)
  expect((await ask('198.51.100.1')).statusCode).toBe(200)
})

test('a person adds, renames and removes passkeys, with audit entries and mail, and no recovery codes', async () => {
  const { mails, settings } = await aMailServer()
  const portal = await buildTestApp({ mail: settings })
  const customer = await aCustomer(portal.deps)
  const user = await aUser(portal.deps, customer, { language: 'de' })
  const client = await signedInAs(portal, user)
  expect((await client.get(PASSKEYS)).json()).toEqual({
    passkeys: [],
    max: 10,
    signsIn: 'emergency',
  })
  const { options, added } = await addPersonPasskey(portal, client, 'Dienstlaptop')
  expect(options.json()).toMatchObject({
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email },
  })
  expect([added.statusCode, added.json()]).toEqual([201, { recoveryCodes: null }])
  const [passkey] = (await client.get(PASSKEYS)).json().passkeys
  expect(passkey).toMatchObject({ name: 'Dienstlaptop', lastUsedAt: null })
  const url = `${PASSKEYS}/${passkey.id}`
  expect((await client.put(url, { name: 'Handy' })).json()).toMatchObject({ name: 'Handy' })
  expect((await client.delete(url)).statusCode).toBe(204)
  expect((await client.delete(url)).statusCode).toBe(404)

  const entries = await portal.deps.db
    .selectFrom('auditEntries')
    .select(['action', 'customerId', 'subjectName', 'actorId'])
    .where('actorId', '=', user.id)
    .orderBy('id')
    .execute()
  const by = { customerId: customer.id, actorId: user.id }
  expect(entries).toEqual([
    { ...by, action: 'account.passkey_added', subjectName: 'Dienstlaptop' },
    { ...by, action: 'account.passkey_renamed', subjectName: 'Handy' },
    { ...by, action: 'account.passkey_removed', subjectName: 'Handy' },
  ])
  expect(await runOutbox(portal.deps, ['passkey-changed'])).toEqual([])
  expect(await runOutbox(portal.deps, ['connection-mail'])).toEqual([])
  const own = mails.filter(({ to }) => to.includes(user.email))
  expect(own.map(({ subject }) => subject)).toEqual([
    'Neuer Passkey für Ihr Konto bei Portico',
    'Passkey aus Ihrem Konto bei Portico entfernt',
  ])
  expect(own[0]?.body).toContain('Dienstlaptop')
})

test('adding a passkey needs a new sign-in when the last is ten minutes old, and says where', async () => {
  const portal = await buildTestApp()
  const provided = await aSamlCustomer(portal.deps)
  const customer = await aCustomer(portal.deps)
  const byOidc = (kind: OidcKind) => anOidcCustomer(portal.deps, 'https://id.example', { kind })
  const [oidc, microsoft, google] = [
    await byOidc('oidc'),
    await byOidc('microsoft'),
    await byOidc('google'),
  ]
  for (const [of, signInUrl] of [
    [provided, `/api/auth/saml/login/${provided.id}`],
    [oidc, `/api/auth/oidc/login/${oidc.id}`],
    [microsoft, `/api/auth/oidc/login/${microsoft.id}`],
    [google, `/api/auth/oidc/login/${google.id}`],
    [customer, '/login'],
  ] as const) {
    portal.setNow(TEST_NOW)
    const client = await signedInAs(portal, await aUser(portal.deps, of))
    portal.setNow(after(10 * MINUTE_MS - 1))
    expect((await client.post(OPTIONS, {})).statusCode).toBe(200)
    portal.setNow(after(10 * MINUTE_MS))
    const res = await client.post(OPTIONS, {})
    expect(res.statusCode).toBe(403)
    expect(res.json()).toMatchObject({ error: 'sign_in_again', signInUrl })
    // A password of the body confirms nothing here.
    const guess = await client.post(OPTIONS, { currentPassword: TEST_PASSWORD })
    expect(guess.statusCode).toBe(403)
  }
})

test('a person has at most ten passkeys', async () => {
  const scene = await aScene()
  for (let count = 2; count <= 10; count += 1) {
    expect((await addPersonPasskey(scene, scene.client)).added.statusCode).toBe(201)
  }
  const res = await scene.client.post(OPTIONS, {})
  expect(res.statusCode).toBe(409)
  expect(res.json().message).toBe('You’ve reached the limit of 10 passkeys. Remove one first.')
})

test('a passkey is not added when the device did not verify its user, or for the challenge of another person', async () => {
  const scene = await aScene()
  const { config } = scene.deps
  const options = (await scene.client.post(OPTIONS, {})).json()
  const weak = aSecurityKey(config, { verifies: true }).register(options, { isVerified: false })
  expect((await scene.client.post(PASSKEYS, { name: 'Weak', response: weak })).statusCode).toBe(409)
  const colleague = await signedInAs(scene, await aUser(scene.deps, scene.customer))
  const response = aSecurityKey(config, { verifies: true }).register(options)
  const stolen = await colleague.post(PASSKEYS, { name: 'Stolen', response })
  expect(stolen.statusCode).toBe(409)
})

test('no one renames or removes a passkey of another person', async () => {
  const scene = await aScene()
  const [{ id }] = (await scene.client.get(PASSKEYS)).json().passkeys
  const admin = await aSignedInAdministrator(scene)
  const colleague = await signedInAs(scene, await aUser(scene.deps, scene.customer))
  for (const client of [admin, colleague]) {
    expect((await client.put(`${PASSKEYS}/${id}`, { name: 'Mine' })).statusCode).toBe(404)
    expect((await client.delete(`${PASSKEYS}/${id}`)).statusCode).toBe(404)
    expect((await client.get(PASSKEYS)).json().passkeys).toEqual([])
  }
})

test('the staff see that their passkeys follow the password', async () => {
  const portal = await buildTestApp()
  const client = await signedInAs(portal, await anAdministrator(portal.deps))
  expect((await client.get(PASSKEYS)).json().signsIn).toBe('after_password')
})

test('a person learns that a passkey signs in at any time when nothing else decides', async () => {
  const scene = await aScene()
  expect((await scene.client.get(PASSKEYS)).json().signsIn).toBe('always')
})
