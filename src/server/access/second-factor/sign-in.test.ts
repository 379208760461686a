import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { aPersonOfStaff, setUpApp, setUpPasskey } from '#test/second-factors.ts'
import { aSecurityKey } from '#test/security-key.ts'
import { aVisitor, statusesOf, type TestClient } from '#test/test-client.ts'

const STEP_MS = 30_000
const HOUR_MS = 60 * 60_000

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

function login(
  client: TestClient,
  email: string,
  proof: object = {},
  { password = TEST_PASSWORD, address }: { password?: string; address?: string } = {},
) {
  const json = { email, password, ...proof }
  return client.send('POST', '/api/auth/admin-login', { json, address })
}

function auditOf({ db }: Deps, userId: string) {
  return asStaff(db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'after'])
      .where('actorId', '=', userId)
      .where('action', 'in', ['sign_in.succeeded', 'sign_in.refused'])
      .orderBy('id')
      .execute(),
  )
}

test('admin login begins a session with the password alone when there is no second factor, and audits it', async () => {
  const portal = await buildTestApp()
  const admin = await anAdministrator(portal.deps)
  expect((await login(aVisitor(portal), admin.email)).statusCode).toBe(200)
  expect(await auditOf(portal.deps, admin.id)).toEqual([
    { action: 'sign_in.succeeded', after: { method: 'password' } },
  ])
})

test('admin login asks for the second factor and begins no session when there is one', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const visitor = aVisitor(portal)
  const asked = await login(visitor, admin.email)
  expect(asked.statusCode).toBe(401)
  expect(asked.json()).toEqual({
    error: 'second_factor_required',
    message: 'Confirm it’s you to continue.',
    methods: ['totp', 'recovery'],
  })
  expect(visitor.cookies.has('portico_session')).toBe(false)

  const code = app.codeAt(TEST_NOW)
  const res = await login(visitor, admin.email, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toMatchObject({ user: { id: admin.id } })
  expect(await auditOf(portal.deps, admin.id)).toEqual([
    { action: 'sign_in.succeeded', after: { method: 'password and authenticator app' } },
  ])
})

test('admin login answers the same to a wrong password when there is a second factor and when there is none', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const plain = await anAdministrator(portal.deps)
  const code = app.codeAt(TEST_NOW)
  for (const email of [admin.email, plain.email, 'nobody@portico.example']) {
    const res = await login(aVisitor(portal), email, { code }, { password: 'not the password' })
    expect(res.statusCode).toBe(401)
    expect(res.json()).toEqual({
      error: 'invalid_credentials',
      message: 'Invalid email or password',
    })
  }
  // The right code that came with a wrong password was not even looked at.
  expect((await login(aVisitor(portal), admin.email, { code })).statusCode).toBe(200)
})

test('admin login accepts a code when it is up to 30 seconds early or late', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const tries: [stepsOff: number, status: number][] = [
    [-2, 401],
    [2, 401],
    [-1, 200],
    [1, 200],
  ]
  for (const [index, [stepsOff, status]] of tries.entries()) {
    const now = after((index + 1) * HOUR_MS)
    portal.setNow(now)
    const code = app.codeAt(new Date(now.getTime() + stepsOff * STEP_MS))
    const res = await login(aVisitor(portal), admin.email, { code })
    expect(res.statusCode, `${stepsOff} steps`).toBe(status)
  }
})

test('admin login refuses a code when it or a newer one was used', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const [now, next] = [app.codeAt(TEST_NOW), app.codeAt(after(STEP_MS))]
  expect((await login(aVisitor(portal), admin.email, { code: next })).statusCode).toBe(200)
  for (const code of [next, now]) {
    const res = await login(aVisitor(portal), admin.email, { code })
    expect(res.statusCode).toBe(401)
    expect(res.json()).toMatchObject({
      error: 'second_factor_required',
      message: 'This code has been used already. Wait for the next one and enter that.',
      methods: ['totp', 'recovery'],
    })
  }
})

test('a code signs no one in when it has confirmed the app', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const code = app.codeAt(after(-STEP_MS))
  expect((await login(aVisitor(portal), admin.email, { code })).statusCode).toBe(401)
})

test('admin login succeeds once when one code is used several times at once', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { app, recoveryCodes } = await setUpApp(portal, client)
  for (const code of [app.codeAt(TEST_NOW), recoveryCodes![0]!]) {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => login(aVisitor(portal), admin.email, { code })),
    )
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401])
  }
})

test('admin login accepts a recovery code once when it is spelled in any way', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { recoveryCodes } = await setUpApp(portal, client)
  const typed = ` ${recoveryCodes![3]!.toLowerCase().replaceAll('-', ' ')}`
  expect((await login(aVisitor(portal), admin.email, { code: typed })).statusCode).toBe(200)
  const again = await login(aVisitor(portal), admin.email, { code: recoveryCodes![3] })
  expect(again.statusCode).toBe(401)
  expect(again.json().message).toBe('This recovery code has been used already. Enter another one.')
  expect((await client.get('/api/account')).json().recoveryCodesLeft).toBe(9)
  expect(await auditOf(portal.deps, admin.id)).toEqual([
    { action: 'sign_in.succeeded', after: { method: 'password and recovery code' } },
    { action: 'sign_in.refused', after: { reason: 'recovery code used before' } },
  ])
})

test("a code or recovery code is refused when it is another person's", async () => {
  const portal = await buildTestApp()
  const [own, other] = [await aPersonOfStaff(portal), await aPersonOfStaff(portal)]
  await setUpApp(portal, own.client)
  const { app, recoveryCodes } = await setUpApp(portal, other.client)
  for (const code of [app.codeAt(TEST_NOW), recoveryCodes![0]!, 'AAAA-AAAA-AAAA-AAAA', '0']) {
    expect((await login(aVisitor(portal), own.admin.email, { code })).statusCode).toBe(401)
  }
})

test('admin login accepts a passkey when it has signed its challenge', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { key } = await setUpPasskey(portal, client)
  const visitor = aVisitor(portal)
  const asked = (await login(visitor, admin.email)).json()
  expect(asked).toMatchObject({
    error: 'second_factor_required',
    methods: ['passkey', 'recovery'],
    passkeyOptions: { rpId: 'localhost', allowCredentials: [{ id: key.id, transports: ['usb'] }] },
  })
  const passkey = key.sign(asked.passkeyOptions)
  expect((await login(visitor, admin.email, { passkey })).statusCode).toBe(200)
  expect(await auditOf(portal.deps, admin.id)).toEqual([
    { action: 'sign_in.succeeded', after: { method: 'password and passkey' } },
  ])
  const { passkeys } = (await client.get('/api/account')).json()
  expect(passkeys).toMatchObject([{ name: 'My key', lastUsedAt: TEST_NOW.toISOString() }])
})

test('admin login accepts a passkey once when it is in time, from its own site and of its own person', async () => {
  const portal = await buildTestApp()
  const [own, other] = [await aPersonOfStaff(portal), await aPersonOfStaff(portal)]
  const { key } = await setUpPasskey(portal, own.client)
  const { key: othersKey } = await setUpPasskey(portal, other.client)
  const ask = async () => (await login(aVisitor(portal), own.admin.email)).json().passkeyOptions
  const tryWith = async (passkey: object) =>
    (await login(aVisitor(portal), own.admin.email, { passkey })).statusCode

  const once = key.sign(await ask())
  expect(await tryWith(once)).toBe(200)
  expect(await tryWith(once), 'a second time').toBe(401)
  expect(await tryWith(key.sign({ challenge: 'bWFkZSB1cA' })), 'made up').toBe(401)
  const elsewhere = key.sign(await ask(), { origin: 'https://phishing.example' })
  expect(await tryWith(elsewhere), 'of another site').toBe(401)
  expect(await tryWith(othersKey.sign(await ask())), "somebody else's").toBe(401)
  expect(await tryWith(aSecurityKey(portal.deps.config).sign(await ask())), 'unknown').toBe(401)
  expect(await tryWith(key.sign(await ask(), { counter: 1 })), 'a copy').toBe(401)
  const forged = { ...key.sign(await ask()), id: key.id }
  forged.response.signature = 'AAAA'
  expect(await tryWith(forged), 'not signed').toBe(401)

  const theirs = (await login(aVisitor(portal), other.admin.email)).json().passkeyOptions
  expect(await tryWith(key.sign(theirs)), 'asked of another person').toBe(401)
  const late = key.sign(await ask())
  portal.setNow(after(5 * 60_000))
  expect(await tryWith(late), 'too late').toBe(401)
  expect(await tryWith(key.sign(await ask())), 'in time').toBe(200)
})

test('admin login refuses a challenge when it was issued to add a passkey', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { key } = await setUpPasskey(portal, client)
  const options = await client.post('/api/account/passkeys/options', {
    currentPassword: TEST_PASSWORD,
  })
  const passkey = key.sign(options.json())
  expect((await login(aVisitor(portal), admin.email, { passkey })).statusCode).toBe(401)
})

test('admin login limits codes per account, from all addresses together, when they are wrong', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1000 })
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const failTimes = async (times: number, address: string) => {
    for (let attempt = 0; attempt < times; attempt += 1) {
      const res = await login(aVisitor(portal), admin.email, { code: '000000' }, { address })
      expect(res.statusCode).toBe(401)
    }
  }
  await failTimes(10, '10.0.0.1')
  const code = app.codeAt(TEST_NOW)
  const limited = await login(aVisitor(portal), admin.email, { code }, { address: '10.0.0.1' })
  expect(limited.statusCode).toBe(429)
  await failTimes(10, '10.0.0.2')
  // From a third address the password would still be looked at, but no code.
  const codeless = await login(aVisitor(portal), admin.email, {}, { address: '10.0.0.3' })
  expect(codeless.statusCode).toBe(401)
  const res = await login(aVisitor(portal), admin.email, { code }, { address: '10.0.0.3' })
  expect(res.statusCode).toBe(429)
  portal.setNow(after(HOUR_MS))
  const later = { code: app.codeAt(after(HOUR_MS)) }
  const letIn = await login(aVisitor(portal), admin.email, later, { address: '10.0.0.3' })
  expect(letIn.statusCode).toBe(200)
})

test('admin login keeps earlier failures when only the password was right', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1000 })
  const { admin, client } = await aPersonOfStaff(portal)
  await setUpApp(portal, client)
  const visitor = aVisitor(portal)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await login(visitor, admin.email)
    await login(visitor, admin.email, { code: '000000' })
  }
  expect((await login(visitor, admin.email)).statusCode).toBe(429)
})

test('sign-ins are in the audit log with the reason when they are refused, except those of unknown addresses', async () => {
  const portal = await buildTestApp()
  const { deps } = portal
  const [known, gone, invited] = [
    await anAdministrator(deps),
    await anAdministrator(deps),
    await anAdministrator(deps),
  ]
  await asStaff(deps.db, async (tx) => {
    await tx.updateTable('users').set({ active: false }).where('id', '=', gone.id).execute()
    await tx.updateTable('users').set({ passwordHash: null }).where('id', '=', invited.id).execute()
  })
  const unknown = 'nobody-at-all@portico.example'
  for (const email of [unknown, known.email, gone.email, invited.email]) {
    await login(aVisitor(portal), email, {}, { password: 'guess', address: '10.1.2.3' })
  }
  const reasons: [typeof known, string][] = [
    [known, 'wrong password'],
    [gone, 'account deactivated'],
    [invited, 'no password set yet'],
  ]
  for (const [{ id }, reason] of reasons) {
    // It is written beside the answer.
    await expect
      .poll(() => auditOf(deps, id))
      .toEqual([{ action: 'sign_in.refused', after: { reason } }])
  }
  const all = await asStaff(deps.db, (tx) =>
    tx.selectFrom('auditEntries').select(['actorEmail', 'address']).execute(),
  )
  expect(all.filter(({ actorEmail }) => actorEmail === unknown)).toEqual([])
  expect(all.filter(({ address }) => address === '10.1.2.3')).toHaveLength(3)
})
