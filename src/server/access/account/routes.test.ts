import { randomUUID } from 'node:crypto'

import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'

import type { AuditAction } from '#shared/audit/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { createStaff } from '#server/staff/create-staff.ts'
import { aPortal } from '#test/a-portal.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { aPersonOfStaff, beginApp, setUpApp, setUpPasskey } from '#test/second-factors.ts'
import { aSecurityKey } from '#test/security-key.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const OWN_PASSWORD = { currentPassword: TEST_PASSWORD }
const NEW_PASSWORD = 'a longer one than before'
const NOT_THE_PASSWORD = {
  error: 'invalid_input',
  message: 'Current password is incorrect',
  fields: { currentPassword: 'Current password is incorrect' },
}

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

async function accountOf(client: TestClient) {
  return (await client.get('/api/account')).json()
}

function login(client: TestClient, email: string, password = TEST_PASSWORD, userAgent?: string) {
  return client.send('POST', '/api/auth/admin-login', {
    json: { email, password },
    headers: userAgent === undefined ? {} : { 'user-agent': userAgent },
    address: '203.0.113.7',
  })
}

function remove(client: TestClient, url: string, json: object = OWN_PASSWORD) {
  return client.send('DELETE', url, { json })
}

function auditOf({ db }: Deps, userId: string, action: AuditAction) {
  return asStaff(db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['subjectId', 'subjectName', 'address', 'before', 'after'])
      .where('actorId', '=', userId)
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  )
}

test("get account answers the viewer's account with its second factors", async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  expect(await accountOf(client)).toEqual({
    name: admin.name,
    email: admin.email,
    role: 'admin',
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
  })
  await setUpApp(portal, client)
  await setUpPasskey(portal, client, 'Desk key')
  expect(await accountOf(client)).toMatchObject({
    totpSince: TEST_NOW.toISOString(),
    passkeys: [{ name: 'Desk key', createdAt: TEST_NOW.toISOString(), lastUsedAt: null }],
    recoveryCodesLeft: 10,
  })
})

test('an agent has an account here, and a person of a customer has none', async () => {
  const portal = await aPortal()
  const agent = await createStaff(portal.deps, {
    email: `agent-${randomUUID()}@portico.example`,
    name: 'Agnes Agent',
    password: TEST_PASSWORD,
    role: 'agent',
  })
  const client = await signedInAs(portal, agent)
  expect(await accountOf(client)).toMatchObject({ email: agent.email, role: 'agent' })
  expect((await setUpApp(portal, client)).recoveryCodes).toHaveLength(10)
  expect((await portal.client.get('/api/account')).statusCode).toBe(403)
  expect((await aVisitor(portal).get('/api/account')).statusCode).toBe(401)
})

test('change password requires the current one and ends all other sessions', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const other = await signedInAs(portal, admin)
  const bystander = await aPersonOfStaff(portal)
  const change = (body: object) => client.post('/api/account/password', body)

  const wrong = await change({ currentPassword: 'guess', newPassword: NEW_PASSWORD })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toEqual(NOT_THE_PASSWORD)
  for (const newPassword of ['short', admin.email.toUpperCase()]) {
    const res = await change({ ...OWN_PASSWORD, newPassword })
    expect(res.statusCode).toBe(400)
    expect(Object.keys(res.json().fields)).toEqual(['newPassword'])
  }
  expect((await other.get('/api/account')).statusCode).toBe(200)

  expect((await change({ ...OWN_PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(200)
  expect((await client.get('/api/account')).statusCode).toBe(200)
  expect((await other.get('/api/account')).statusCode).toBe(401)
  expect((await bystander.client.get('/api/account')).statusCode).toBe(200)
  expect((await login(aVisitor(portal), admin.email)).statusCode).toBe(401)
  expect((await login(aVisitor(portal), admin.email, NEW_PASSWORD)).statusCode).toBe(200)
  expect(await auditOf(portal.deps, admin.id, 'account.password_changed')).toMatchObject([
    { before: null, after: { sessionsEnded: 1 } },
  ])
})

test('calls that change the account are refused when the password is missing or wrong', async () => {
  const portal = await buildTestApp()
  const { client } = await aPersonOfStaff(portal)
  await setUpApp(portal, client)
  await setUpPasskey(portal, client)
  client.confirmation = undefined
  const before = await accountOf(client)
  const attempts: ['POST' | 'DELETE', string][] = [
    ['POST', '/api/account/totp'],
    ['DELETE', '/api/account/totp'],
    ['POST', '/api/account/passkeys/options'],
    ['DELETE', `/api/account/passkeys/${before.passkeys[0].id}`],
    ['POST', '/api/account/recovery-codes'],
  ]
  for (const [method, url] of attempts) {
    const wrong = await client.send(method, url, { json: { currentPassword: 'guess' } })
    expect(wrong.statusCode, url).toBe(400)
    expect(wrong.json(), url).toEqual(NOT_THE_PASSWORD)
    const without = await client.send(method, url, { json: {} })
    expect(without.statusCode, url).toBe(403)
    expect(without.json().error, url).toBe('confirmation_required')
    const half = await client.send(method, url, { json: OWN_PASSWORD })
    expect(half.statusCode, url).toBe(403)
    expect(half.json(), url).toMatchObject({
      error: 'confirmation_required',
      methods: ['totp', 'passkey', 'recovery'],
    })
  }
  expect(await accountOf(client)).toEqual(before)
})

test('wrong passwords are limited when they are tried in an open session', async () => {
  const portal = await buildTestApp({ signInRateLimit: 1000 })
  const { client } = await aPersonOfStaff(portal)
  const guess = (currentPassword: string) => client.post('/api/account/totp', { currentPassword })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await guess('guess')).statusCode).toBe(400)
  }
  const res = await guess(TEST_PASSWORD)
  expect(res.statusCode).toBe(429)
  expect(res.json().message).toBe('Too many attempts. Please try again in 15 minutes.')
  portal.setNow(after(15 * MINUTE_MS))
  expect((await guess(TEST_PASSWORD)).statusCode).toBe(200)
})

test('add app answers the key as an address with names, and in groups to type', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { uri, secret } = (await client.post('/api/account/totp', OWN_PASSWORD)).json()
  expect(secret).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const address = new URL(uri)
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain(`Portico:${admin.email}`)
  expect(address.searchParams.get('secret')).toBe(secret.replaceAll(' ', ''))
})

test('an app counts as a second factor only when one of its codes was confirmed', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  await beginApp(client)
  expect(await accountOf(client)).toMatchObject({ totpSince: null, recoveryCodesLeft: 0 })
  expect((await login(aVisitor(portal), admin.email)).statusCode).toBe(200)
  const wrong = await client.post('/api/account/totp/confirm', { code: '12345' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().fields.code).toContain('That code isn’t correct.')
  expect((await accountOf(client)).totpSince).toBeNull()
})

test.each([
  [7, 'about 7 minutes fast'],
  [-30, 'about 30 minutes slow'],
])("add app warns when the telephone's clock is %i minutes off", async (minutes, text) => {
  const portal = await buildTestApp()
  const { client } = await aPersonOfStaff(portal)
  const app = await beginApp(client)
  const code = app.codeAt(after(minutes * MINUTE_MS))
  const res = await client.post('/api/account/totp/confirm', { code })
  expect(res.statusCode).toBe(400)
  expect(res.json().fields.code).toContain(text)
})

test('confirm app accepts the newest key only, for half an hour', async () => {
  const portal = await buildTestApp()
  const { client } = await aPersonOfStaff(portal)
  const confirm = (code: string) => client.post('/api/account/totp/confirm', { code })
  const [first, second] = [await beginApp(client), await beginApp(client)]
  expect((await confirm(first.codeAt(TEST_NOW))).statusCode).toBe(400)
  const late = after(31 * MINUTE_MS)
  portal.setNow(late)
  expect((await confirm(second.codeAt(late))).statusCode).toBe(409)
  const third = await beginApp(client)
  expect((await confirm(third.codeAt(late))).json().recoveryCodes).toHaveLength(10)
  const again = await client.post('/api/account/totp', OWN_PASSWORD)
  expect(again.statusCode).toBe(409)
  expect(again.json().message).toContain('Remove it first')
})

test('adding a factor answers recovery codes only when it is the first', async () => {
  const portal = await buildTestApp()
  const { client } = await aPersonOfStaff(portal)
  const { recoveryCodes } = await setUpPasskey(portal, client)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes ?? []) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  }
  expect((await setUpApp(portal, client)).recoveryCodes).toBeNull()
})

test('one set of recovery codes is made when two first factors are added at the same time', async () => {
  const portal = await buildTestApp()
  const { client } = await aPersonOfStaff(portal)
  const app = await beginApp(client)
  const answers = await Promise.all([
    client.post('/api/account/totp/confirm', { code: app.codeAt(TEST_NOW) }),
    setUpPasskey(portal, client),
  ])
  const made = [answers[0].json().recoveryCodes, answers[1].recoveryCodes]
  expect(made.filter((codes) => codes !== null)).toHaveLength(1)
  expect((await accountOf(client)).recoveryCodesLeft).toBe(10)
})

test('recovery codes sign in when they are new, and the old ones no longer do', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const none = await client.post('/api/account/recovery-codes', OWN_PASSWORD)
  expect(none.statusCode).toBe(409)
  const { recoveryCodes: old } = await setUpApp(portal, client)
  const made = await client.post('/api/account/recovery-codes', OWN_PASSWORD)
  const tryCode = async (code: string) =>
    (
      await aVisitor(portal).post('/api/auth/admin-login', {
        email: admin.email,
        password: TEST_PASSWORD,
        code,
      })
    ).statusCode
  expect(await tryCode(old![0]!)).toBe(401)
  expect(await tryCode(made.json().recoveryCodes[0])).toBe(200)
  expect((await accountOf(client)).recoveryCodesLeft).toBe(9)
})

test('recovery codes are deleted when the last factor is removed', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  await setUpApp(portal, client)
  await setUpPasskey(portal, client)
  const [passkey] = (await accountOf(client)).passkeys
  expect((await remove(client, '/api/account/totp')).statusCode).toBe(204)
  expect(await accountOf(client)).toMatchObject({ totpSince: null, recoveryCodesLeft: 10 })
  expect((await remove(client, `/api/account/passkeys/${passkey.id}`)).statusCode).toBe(204)
  const codes = await portal.deps.db
    .selectFrom('recoveryCodes')
    .selectAll()
    .where('userId', '=', admin.id)
    .execute()
  expect(codes).toEqual([])
  expect((await login(aVisitor(portal), admin.email)).statusCode).toBe(200)
  for (const url of ['/api/account/totp', `/api/account/passkeys/${passkey.id}`]) {
    expect((await remove(client, url)).statusCode).toBe(404)
  }
})

test('a passkey is added once when the challenge was given to the same person', async () => {
  const portal = await buildTestApp()
  const [own, other] = [await aPersonOfStaff(portal), await aPersonOfStaff(portal)]
  const key = aSecurityKey(portal.deps.config)
  const ask = async ({ client }: typeof own) =>
    (await client.post('/api/account/passkeys/options', OWN_PASSWORD)).json()
  const add = ({ client }: typeof own, response: object) =>
    client.post('/api/account/passkeys', { name: 'Key', response })

  const options = await ask(own)
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'Portico' },
    user: { name: own.admin.email, displayName: own.admin.name },
    attestation: 'none',
  })
  expect((await add(other, key.register(options))).statusCode).toBe(409)
  expect((await add(own, key.register({ challenge: 'bWFkZSB1cA' }))).statusCode).toBe(409)
  expect((await add(own, key.register(options))).statusCode).toBe(201)
  expect((await add(own, key.register(options))).statusCode).toBe(409)
  expect((await ask(own)).excludeCredentials).toMatchObject([{ id: key.id }])
  const taken = await add(other, key.register(await ask(other)))
  expect(taken.statusCode).toBe(409)
  expect(taken.json().message).toBe('This passkey is already in use.')

  const late = await ask(other)
  portal.setNow(after(5 * MINUTE_MS))
  const another = aSecurityKey(portal.deps.config)
  expect((await add(other, another.register(late))).statusCode).toBe(409)
  expect((await accountOf(other.client)).passkeys).toEqual([])
})

test('a passkey is renamed and removed only when its owner asks', async () => {
  const portal = await buildTestApp()
  const [own, other] = [await aPersonOfStaff(portal), await aPersonOfStaff(portal)]
  await setUpPasskey(portal, own.client, 'Old name')
  const [{ id }] = (await accountOf(own.client)).passkeys
  const url = `/api/account/passkeys/${id}`
  expect((await other.client.put(url, { name: 'Mine' })).statusCode).toBe(404)
  expect((await remove(other.client, url)).statusCode).toBe(404)
  const blank = await own.client.put(url, { name: ' ' })
  expect(blank.json().fields).toEqual({ name: 'Enter a name for the passkey' })
  const renamed = await own.client.put(url, { name: ' New name ' })
  expect(renamed.json()).toMatchObject({ id, name: 'New name' })
  expect(await auditOf(portal.deps, own.admin.id, 'account.passkey_renamed')).toMatchObject([
    { subjectId: id, before: { name: 'Old name' }, after: { name: 'New name' } },
  ])
  expect((await remove(own.client, url)).statusCode).toBe(204)
})

test('the audit log has an entry without a secret when an account was changed', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { uri, secret } = (await client.post('/api/account/totp', OWN_PASSWORD)).json()
  const key = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) })
  const code = key.generate({ timestamp: TEST_NOW.getTime() })
  const { recoveryCodes } = (await client.post('/api/account/totp/confirm', { code })).json()
  const visitor = aVisitor(portal)
  await visitor.post('/api/auth/admin-login', {
    email: admin.email,
    password: TEST_PASSWORD,
    code: recoveryCodes[0],
  })
  await client.post('/api/account/password', { ...OWN_PASSWORD, newPassword: NEW_PASSWORD })
  await remove(client, '/api/account/totp', { currentPassword: NEW_PASSWORD })

  const entries = await asStaff(portal.deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .selectAll()
      .where('actorId', '=', admin.id)
      .orderBy('id')
      .execute(),
  )
  expect(entries.map(({ action }) => action)).toEqual([
    'account.second_factor_added',
    'account.recovery_codes_made',
    'account.recovery_code_used',
    'sign_in.succeeded',
    'account.password_changed',
    'account.second_factor_removed',
  ])
  const told = JSON.stringify(entries)
  const secrets = [
    TEST_PASSWORD,
    NEW_PASSWORD,
    uri,
    secret,
    secret.replaceAll(' ', ''),
    code,
    ...recoveryCodes,
    '$argon2',
    visitor.cookies.get('portico_session'),
  ]
  for (const one of secrets) expect(told).not.toContain(one)
})

test('the database stores recovery codes as hashes', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const { recoveryCodes } = await setUpApp(portal, client)
  const rows = await portal.deps.db
    .selectFrom('recoveryCodes')
    .selectAll()
    .where('userId', '=', admin.id)
    .execute()
  expect(rows).toHaveLength(10)
  for (const { codeHash } of rows) {
    expect(codeHash).toHaveLength(32)
    for (const code of recoveryCodes!) {
      expect(codeHash.includes(Buffer.from(code.replaceAll('-', '')))).toBe(false)
    }
  }
})

test('staff read that there are factors, and nothing that proves one, when an account has some', async () => {
  const { deps } = await buildTestApp()
  const secrets = [
    ['totpSecrets', 'secret'],
    ['passkeys', 'publicKey'],
    ['recoveryCodes', 'codeHash'],
    ['webauthnChallenges', 'challenge'],
  ] as const
  for (const [table, column] of secrets) {
    const reading = asStaff(deps.db, (tx) =>
      tx
        .selectFrom(table)
        .select(column as never)
        .execute(),
    )
    await expect(reading, table).rejects.toThrow('permission denied')
  }
})

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('the list of sessions shows where each came from, and which one asks', async () => {
  const portal = await buildTestApp()
  const admin = await anAdministrator(portal.deps)
  const [first, second] = [aVisitor(portal), aVisitor(portal)]
  await login(first, admin.email, TEST_PASSWORD, FIREFOX)
  portal.setNow(after(MINUTE_MS))
  await login(second, admin.email, TEST_PASSWORD, 'x'.repeat(1000))
  const sessions = (await first.get('/api/account/sessions')).json()
  expect(sessions).toEqual([
    {
      id: expect.any(String),
      device: null,
      address: '203.0.113.7',
      createdAt: after(MINUTE_MS).toISOString(),
      lastSeenAt: after(MINUTE_MS).toISOString(),
      isCurrent: false,
    },
    {
      id: expect.any(String),
      device: 'Firefox on Windows',
      address: '203.0.113.7',
      createdAt: TEST_NOW.toISOString(),
      lastSeenAt: TEST_NOW.toISOString(),
      isCurrent: true,
    },
  ])
  // The first one has run out idle by then, and is no session any more.
  portal.setNow(after(12 * 60 * MINUTE_MS))
  expect((await second.get('/api/account/sessions')).json()).toMatchObject([{ isCurrent: true }])
})

test("a session is ended when it belongs to the viewer, and answers 404 when it is another's", async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const other = aVisitor(portal)
  await login(other, admin.email, TEST_PASSWORD, FIREFOX)
  const colleague = await aPersonOfStaff(portal)
  const [{ id: foreignId }] = (await colleague.client.get('/api/account/sessions')).json()
  const sessions: { id: string; isCurrent: boolean }[] = (
    await client.get('/api/account/sessions')
  ).json()
  const id = sessions.find(({ isCurrent }) => !isCurrent)?.id

  expect((await client.delete(`/api/account/sessions/${foreignId}`)).statusCode).toBe(404)
  expect((await colleague.client.get('/api/account')).statusCode).toBe(200)
  expect((await client.delete(`/api/account/sessions/${id}`)).statusCode).toBe(204)
  expect((await other.get('/api/account')).statusCode).toBe(401)
  expect((await client.delete(`/api/account/sessions/${id}`)).statusCode).toBe(404)
  expect(await auditOf(portal.deps, admin.id, 'session.revoked')).toMatchObject([
    {
      subjectId: id,
      subjectName: 'Firefox, Windows',
      before: { device: 'Firefox, Windows', address: '203.0.113.7' },
    },
  ])
})

test('no other person is signed out when all other sessions are ended', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const others = [await signedInAs(portal, admin), await signedInAs(portal, admin)]
  const colleague = await aPersonOfStaff(portal)
  expect((await client.delete('/api/account/sessions')).statusCode).toBe(204)
  for (const other of others) expect((await other.get('/api/account')).statusCode).toBe(401)
  expect((await client.get('/api/account/sessions')).json()).toHaveLength(1)
  expect((await colleague.client.get('/api/account')).statusCode).toBe(200)
  expect(await auditOf(portal.deps, admin.id, 'session.revoked')).toHaveLength(2)
})

test('the open link of the account is deleted when its password is changed', async () => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const made = await client.post(`/api/admin/staff/${admin.id}/link`)
  const token = new URL(made.json().url).hash.slice(1)
  const read = () => aVisitor(portal).post('/api/auth/account-link', { token })
  expect((await read()).statusCode).toBe(200)
  await client.post('/api/account/password', { newPassword: NEW_PASSWORD })
  expect((await read()).statusCode).toBe(404)
})

test.each([
  ['authenticator app', setUpApp],
  ['passkey', setUpPasskey],
])('all other sessions of the account end when it has a new %s', async (factor, setUp) => {
  const portal = await buildTestApp()
  const { admin, client } = await aPersonOfStaff(portal)
  const others = [await signedInAs(portal, admin), await signedInAs(portal, admin)]
  await setUp(portal, client)
  expect((await client.get('/api/account')).statusCode).toBe(200)
  for (const other of others) expect((await other.get('/api/account')).statusCode).toBe(401)
  expect(await auditOf(portal.deps, admin.id, 'account.second_factor_added')).toMatchObject([
    { after: { factor, sessionsEnded: 2 } },
  ])
})
