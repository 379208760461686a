import { expect, onTestFinished, test } from 'vitest'

import type { EmailCodeMode } from '#shared/connections/endpoints.ts'

import { aSignedInAdministrator } from '#test/a-portal.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { allowCodes, entriesOf, failuresOf, isSignedIn, readCode } from '#test/own-ways.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { aSamlCustomer, ENTRY_POINT } from '#test/saml-sign-in.ts'
import { aVisitor, signedInAs, statusesOf, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000
const START = '/api/auth/initiate-login'
const REQUEST = '/api/auth/code'
const SIGN_IN = '/api/auth/code/sign-in'
const EXPIRED =
  'This code has expired or is for another browser. Enter it where you started, or request a new one.'
const UNKNOWN = {
  success: false,
  error:
    'We don’t recognize this email’s company. Check the address, or contact your IT administrator.',
}

type Scene = Awaited<ReturnType<typeof aScene>>

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

/** Starts a portal that sends mail, and a customer whose people sign in by code. */
async function aScene(mode: EmailCodeMode = 'domains', emails: string[] = []) {
  const { mails, settings } = await aMailServer()
  const portal = await buildTestApp({ mail: settings })
  const customer = await aCustomer(portal.deps)
  await allowCodes(portal, customer, mode, emails)
  return { ...portal, mails, customer, email: `dora@${customer.domain}`, client: aVisitor(portal) }
}

async function aCodeFor(scene: Scene, client = scene.client, email = scene.email) {
  const res = await client.post(REQUEST, { email })
  expect(res.json()).toEqual({ success: true, redirectUrl: expect.any(String) })
  return (await readCode(scene, email)).code
}

function signIn(client: TestClient, email: string, code: string) {
  return client.post(SIGN_IN, { email, code })
}

function wrong(code: string) {
  return code === '000000' ? '000001' : '000000'
}

test('initiate login mails a code and leads to its page when the domain has email codes alone', async () => {
  const scene = await aScene()
  const res = await scene.client.post(START, { email: ` Dora@${scene.customer.domain}` })
  expect(res.json()).toEqual({
    success: true,
    redirectUrl: `/login/code#email=${encodeURIComponent(scene.email)}`,
    passkey: true,
  })
  const { code, mail } = await readCode(scene, scene.email)
  expect(mail?.subject).toBe(`${code} is your Portico code`)
  expect(mail?.body).toContain(`Your sign-in code is ${code}`)
  expect(mail?.body).toContain(`/login/code#email=${encodeURIComponent(scene.email)}&code=${code}`)
  expect(mail?.body).not.toMatch(/<img/)
  expect(scene.mails).toHaveLength(1)
})

test('everyone at a domain is told that no code can be mailed when there is no mail server', async () => {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  const known = await aUser(portal.deps, customer)
  const listed = await aSamlCustomer(portal.deps)
  await allowCodes(portal, customer, 'domains')
  await allowCodes(portal, listed, 'listed', ['driver'])
  const client = aVisitor(portal)
  const refused = {
    success: false,
    error:
      'We can’t send email right now, so you can’t get a code. Please contact your support team.',
  }
  for (const email of [known.email, `no-one@${customer.domain}`, `driver@${listed.domain}`]) {
    expect((await client.post(REQUEST, { email })).json(), email).toEqual(refused)
  }
  // A passkey needs no mail.
  expect((await client.post(START, { email: known.email })).json()).toEqual({
    success: true,
    redirectUrl: `/login/code#email=${encodeURIComponent(known.email)}&mail=off`,
    passkey: true,
  })
  await allowCodes(portal, customer, 'listed')
  expect((await client.post(START, { email: known.email })).json()).toEqual(refused)
  const codes = await portal.deps.db
    .selectFrom('emailCodes')
    .select('email')
    .where('customerId', 'in', [customer.id, listed.id])
    .execute()
  expect(codes).toEqual([])
})

test('a code signs a new person in once, with an account, a session and an audit entry', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  const res = await signIn(scene.client, scene.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ redirectUrl: '/dashboard?login=success' })
  expect((await scene.client.get('/api/auth/user')).json().user).toMatchObject({
    email: scene.email,
    customerId: scene.customer.id,
    isAgent: false,
  })
  const [entry] = await entriesOf(scene, scene.customer, 'sign_in.succeeded')
  expect(entry).toMatchObject({ actorEmail: scene.email, after: { method: 'email code' } })
  const again = await signIn(scene.client, scene.email, code)
  expect(again.statusCode).toBe(400)
  expect(again.json().fields.code).toBe(EXPIRED)
})

test('a code signs an existing person in with their account when they had another way before', async () => {
  const scene = await aScene()
  const user = await aUser(scene.deps, scene.customer, { email: scene.email, name: 'Dora Drews' })
  const code = await aCodeFor(scene)
  await signIn(scene.client, scene.email, code)
  expect((await scene.client.get('/api/auth/user')).json().user).toMatchObject({
    id: user.id,
    name: 'Dora Drews',
  })
})

test('a code is refused with an explained failure when its person is deactivated', async () => {
  const scene = await aScene()
  await aUser(scene.deps, scene.customer, { email: scene.email, active: false })
  const code = await aCodeFor(scene)
  const res = await signIn(scene.client, scene.email, code)
  expect(isSignedIn(res)).toBe(false)
  const [failure] = await failuresOf(scene, scene.customer)
  expect(failure).toMatchObject({ reason: 'person_deactivated' })
  expect(res.json()).toEqual({ redirectUrl: `/login?error=person_deactivated&ref=${failure?.ref}` })
  expect(await entriesOf(scene, scene.customer, 'sign_in.refused')).toHaveLength(1)
})

test('the fifth guess may be right, and no guess counts after five wrong ones', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  for (let guess = 1; guess <= 4; guess += 1) {
    const res = await signIn(scene.client, scene.email, wrong(code))
    expect(res.statusCode).toBe(400)
    expect(res.json().fields.code).toBe(
      'That’s not the right code. Check the newest email from us.',
    )
  }
  expect((await signIn(scene.client, scene.email, code)).statusCode).toBe(200)

  const other = { ...scene, email: `otto@${scene.customer.domain}`, client: aVisitor(scene) }
  const secret = await aCodeFor(other)
  for (let guess = 1; guess <= 4; guess += 1) await signIn(other.client, other.email, wrong(secret))
  scene.setNow(after(MINUTE_MS))
  for (const guess of [wrong(secret), secret]) {
    const res = await signIn(other.client, other.email, guess)
    expect(res.statusCode).toBe(429)
    expect(res.headers['retry-after']).toBe('540')
    expect(res.json().message).toBe('Too many wrong codes. Request a new one in 9 minutes.')
    expect(isSignedIn(res)).toBe(false)
  }
})

test('a new code gives no new guesses until the one before has expired', async () => {
  const scene = await aScene()
  const first = await aCodeFor(scene)
  for (let guess = 1; guess <= 3; guess += 1) await signIn(scene.client, scene.email, wrong(first))
  scene.setNow(after(5 * MINUTE_MS))
  const second = await aCodeFor(scene)
  await signIn(scene.client, scene.email, wrong(second))
  const fifth = await signIn(scene.client, scene.email, wrong(second))
  expect(fifth.statusCode).toBe(429)
  const refused = await scene.client.post(REQUEST, { email: scene.email })
  expect(refused.statusCode).toBe(429)
  expect(isSignedIn(await signIn(scene.client, scene.email, second))).toBe(false)

  scene.setNow(after(15 * MINUTE_MS))
  const third = await aCodeFor(scene)
  expect((await signIn(scene.client, scene.email, third)).statusCode).toBe(200)
})

test('only the newest code counts when several were mailed', async () => {
  const scene = await aScene()
  const first = await aCodeFor(scene)
  let second = await aCodeFor(scene)
  if (second === first) second = await aCodeFor(scene)
  expect(isSignedIn(await signIn(scene.client, scene.email, first))).toBe(false)
  expect((await signIn(scene.client, scene.email, second)).statusCode).toBe(200)
})

test('a code expires after ten minutes, and is deleted then', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  scene.setNow(after(10 * MINUTE_MS))
  const late = await signIn(scene.client, scene.email, code)
  expect(late.json().fields.code).toBe(EXPIRED)
  expect(await runSchedules(scene.deps)).toEqual([])
  expect(await scene.deps.db.selectFrom('emailCodes').selectAll().execute()).toEqual([])
})

test('a code works in no other browser, whose guesses use none up', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  for (const stranger of [aVisitor(scene), aVisitor(scene)]) {
    // One has no cookie of a sign-in, one has that of another.
    await stranger.post(REQUEST, { email: `other@${scene.customer.domain}` })
    for (let guess = 1; guess <= 6; guess += 1) {
      const res = await signIn(stranger, scene.email, code)
      expect(res.statusCode).toBe(400)
      expect(res.json().fields.code).toBe(EXPIRED)
      expect(isSignedIn(res)).toBe(false)
    }
  }
  const bare = await signIn(aVisitor(scene), scene.email, code)
  expect(isSignedIn(bare)).toBe(false)
  expect((await signIn(scene.client, scene.email, code)).statusCode).toBe(200)
})

test('the link of a code signs no one in when it is opened or scanned 500 times', async () => {
  const scene = await aScene()
  await scene.client.post(REQUEST, { email: scene.email })
  const { mail, code } = await readCode(scene, scene.email)
  const url = new URL(/http\S+\/login\/code#\S+?(?=["\s])/.exec(mail?.body ?? '')?.[0] ?? '')
  for (let scan = 0; scan < 500; scan += 1) {
    const res = await scene.app.inject({
      method: scan % 2 === 0 ? 'GET' : 'HEAD',
      url: url.pathname,
      cookies: Object.fromEntries(scene.client.cookies),
    })
    expect(res.cookies.some(({ name }) => name === 'portico_session')).toBe(false)
  }
  // A scanner could try the endpoints with the address and the code of the link.
  for (const path of [SIGN_IN, REQUEST]) {
    const query = new URLSearchParams({ email: scene.email, code })
    expect((await scene.client.get(`${path}?${query}`)).statusCode).toBe(404)
  }
  const [row] = await scene.deps.db
    .selectFrom('emailCodes')
    .selectAll()
    .where('email', '=', scene.email)
    .execute()
  expect(row?.guesses).toBe(0)
  expect((await signIn(scene.client, scene.email, code)).statusCode).toBe(200)
})

test('of two tries with the right code at the same time one signs in, in two processes', async () => {
  const scene = await aScene()
  const process = await buildTestApp({ mail: scene.deps.config.mail })
  for (let round = 0; round < 5; round += 1) {
    const client = aVisitor(scene)
    const email = `dora${round}@${scene.customer.domain}`
    const code = await aCodeFor(scene, client, email)
    const second = aVisitor(process)
    for (const [name, value] of client.cookies) second.cookies.set(name, value)
    const answers = await Promise.all([
      signIn(client, email, code),
      signIn(second, email, code),
      signIn(client, email, code),
    ])
    expect(answers.filter(isSignedIn)).toHaveLength(1)
    expect(statusesOf(answers)).toEqual([200, 400, 400])
  }
})

test('at most five guesses count when many are made at the same time', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  await scene.client.get('/api/auth/user')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signIn(scene.client, scene.email, wrong(code))),
  )
  expect(statusesOf(answers)).toEqual([...Array(4).fill(400), ...Array(16).fill(429)])
  expect(isSignedIn(await signIn(scene.client, scene.email, code))).toBe(false)
})

test('one code counts when two are requested at the same time', async () => {
  const scene = await aScene()
  await scene.client.get('/api/auth/user')
  await scene.client.post(REQUEST, { email: `first@${scene.customer.domain}` })
  await Promise.all([1, 2, 3].map(() => scene.client.post(REQUEST, { email: scene.email })))
  const rows = await scene.deps.db
    .selectFrom('emailCodes')
    .selectAll()
    .where('email', '=', scene.email)
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.guesses).toBe(0)
})

test('an address gets five codes an hour, and the refusal is the same for every address', async () => {
  const scene = await aScene('listed', ['dora'])
  const bodies = new Set<string>()
  for (const name of ['dora', 'stranger']) {
    const email = `${name}@${scene.customer.domain}`
    for (let count = 0; count < 5; count += 1) {
      expect((await scene.client.post(REQUEST, { email })).statusCode).toBe(200)
    }
    const res = await scene.client.post(REQUEST, { email })
    expect(res.statusCode).toBe(429)
    expect(res.headers['retry-after']).toBe('3600')
    bodies.add(res.body)
  }
  expect(bodies.size).toBe(1)
  scene.setNow(after(60 * MINUTE_MS))
  expect((await scene.client.post(REQUEST, { email: scene.email })).statusCode).toBe(200)
})

test('a network gets 100 codes an hour, and a customer 200', async () => {
  const scene = await aScene()
  const ask = (client: TestClient, count: number, address: string) =>
    client.send('POST', REQUEST, {
      json: { email: `p${count}@${scene.customer.domain}` },
      address,
    })
  for (const [first, network] of [
    [0, '192.0.2.1'],
    [100, '198.51.100.1'],
  ] as const) {
    for (let count = first; count < first + 100; count += 1) {
      expect((await ask(scene.client, count, network)).statusCode).toBe(200)
    }
    expect((await ask(scene.client, 999, network)).statusCode).toBe(429)
  }
  expect((await ask(scene.client, 998, '203.0.113.1')).statusCode).toBe(429)
  const other = await aCustomer(scene.deps)
  await allowCodes(scene, other, 'domains')
  const elsewhere = await scene.client.send('POST', REQUEST, {
    json: { email: `a@${other.domain}` },
    address: '203.0.113.1',
  })
  expect(elsewhere.statusCode).toBe(200)
})

/** Everything of an answer that a stranger could compare. */
function seen(res: Awaited<ReturnType<typeof signIn>>, email: string) {
  const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, ...headers } = res.headers
  const cookies = res.cookies.map(({ name, value, ...rest }) => ({
    name,
    size: value.length,
    ...rest,
  }))
  const body = res.body.replaceAll(encodeURIComponent(email), 'ADDRESS')
  return JSON.stringify({
    status: res.statusCode,
    headers: { ...headers, 'content-length': undefined },
    cookies,
    body,
  })
}

test('answers are alike when an address is known, unknown, deactivated, listed or not', async () => {
  const scene = await aScene('listed', ['listed', 'gone'])
  const { customer } = scene
  const [known, gone] = ['known', 'gone'].map((name) => `${name}@${customer.domain}`)
  await aUser(scene.deps, customer, { email: known })
  await aUser(scene.deps, customer, { email: gone, active: false })
  const told = { start: new Set<string>(), request: new Set<string>(), guess: new Set<string>() }
  for (const name of ['listed', 'known', 'gone', 'unknown']) {
    const email = `${name}@${customer.domain}`
    const client = aVisitor(scene)
    await client.get('/api/auth/user')
    told.start.add(seen(await client.post(START, { email }), email))
    told.request.add(seen(await client.post(REQUEST, { email }), email))
    told.guess.add(seen(await signIn(client, email, '00000x'), email))
    for (let guess = 0; guess < 5; guess += 1) {
      const res = await signIn(client, email, '000000')
      if (guess === 0 || guess === 4) told.guess.add(seen(res, email))
    }
  }
  expect([told.start.size, told.request.size, told.guess.size]).toEqual([1, 1, 3])
  expect(await runOutbox(scene.deps, ['mail-sign-in-code'])).toEqual([])
  const written = new Set(
    scene.mails.flatMap(({ to }) => to).filter((to) => to.endsWith(customer.domain)),
  )
  expect([...written].toSorted()).toEqual([`gone@${customer.domain}`, `listed@${customer.domain}`])
})

test('answers are alike when a domain is unknown, or its customer inactive, deleted or without a way', async () => {
  const scene = await aScene('off')
  const inactive = await aCustomer(scene.deps, { active: false })
  await allowCodes(scene, inactive, 'domains')
  const deleted = await aCustomer(scene.deps)
  await allowCodes(scene, deleted, 'domains')
  await scene.deps.db
    .updateTable('customers')
    .set({ deletedAt: TEST_NOW })
    .where('id', '=', deleted.id)
    .execute()
  const released = await aCustomer(scene.deps)
  await allowCodes(scene, released, 'domains')
  await scene.deps.db
    .updateTable('customerDomains')
    .set({ released: true })
    .where('customerId', '=', released.id)
    .execute()
  const without = await aCustomer(scene.deps)
  const domains = [scene.customer, inactive, deleted, released, without].map(({ domain }) => domain)
  const told = new Set<string>()
  const guessed = new Set<string>()
  await scene.client.get('/api/auth/user')
  for (const domain of [...domains, 'unknown.example']) {
    const email = `ada@${domain}`
    for (const path of [START, REQUEST]) {
      const res = await scene.client.post(path, { email })
      expect(res.json()).toEqual(UNKNOWN)
      told.add(seen(res, email))
    }
    guessed.add(seen(await signIn(scene.client, email, '123456'), email))
  }
  expect([told.size, guessed.size]).toEqual([1, 1])
  const codes = await scene.deps.db.selectFrom('emailCodes').select('email').execute()
  expect(codes.filter(({ email }) => email.startsWith('ada@'))).toEqual([])
})

test('initiate login offers a code next to the provider to every address when a customer has both', async () => {
  const scene = await aScene()
  const customer = await aSamlCustomer(scene.deps)
  await allowCodes(scene, customer, 'listed', ['driver'])
  for (const name of ['driver', 'clerk']) {
    const email = `${name}@${customer.domain}`
    const res = await scene.client.post(START, { email })
    expect(res.json()).toEqual({
      success: true,
      redirectUrl: expect.stringContaining(ENTRY_POINT),
      emailCode: true,
    })
    expect(await readCode(scene, email)).toEqual({ mail: undefined, code: 'none' })
    const asked = await scene.client.post(REQUEST, { email })
    expect(asked.json().redirectUrl).toMatch(/^\/login\/code#/)
  }
  await runOutbox(scene.deps, ['mail-sign-in-code'])
  expect(scene.mails.map(({ to }) => to)).toEqual([[`driver@${customer.domain}`]])
})

test('a code signs no one in when codes were turned off or the person was removed from the list since', async () => {
  const scene = await aScene('listed', ['dora'])
  const code = await aCodeFor(scene)
  await allowCodes(scene, scene.customer, 'listed', ['otto'])
  const removed = await signIn(scene.client, scene.email, code)
  expect(removed.json().redirectUrl).toMatch(/^\/login\?error=code_not_allowed&ref=/)
  expect(isSignedIn(removed)).toBe(false)

  await allowCodes(scene, scene.customer, 'domains')
  const next = await aCodeFor(scene)
  await allowCodes(scene, scene.customer, 'off')
  const off = await signIn(scene.client, scene.email, next)
  expect(off.statusCode).toBe(400)
  expect(isSignedIn(off)).toBe(false)
})

test('a code obeys the proof of domains and the networks that the customer allows', async () => {
  const scene = await aScene()
  const { db } = scene.deps
  const setRule = (domainProofFrom: string | null) =>
    db.updateTable('installation').set({ domainProofFrom }).execute()
  await setRule('2026-01-01')
  onTestFinished(async () => void (await setRule(null)))
  const code = await aCodeFor(scene)
  const unproven = await signIn(scene.client, scene.email, code)
  expect(unproven.json().redirectUrl).toMatch(/^\/login\?error=domain_not_proven&ref=/)

  await setRule(null)
  const customer = await aSamlCustomer(scene.deps, {
    enabled: false,
    ipRestrictions: ['192.0.2.0/24'],
  })
  await allowCodes(scene, customer, 'domains')
  const email = `dora@${customer.domain}`
  const secret = await aCodeFor(scene, scene.client, email)
  const outside = await signIn(scene.client, email, secret)
  expect(outside.json().redirectUrl).toMatch(/^\/login\?error=address_not_allowed&ref=/)
  const inside = await scene.client.send('POST', SIGN_IN, {
    json: { email, code: secret },
    address: '192.0.2.7',
  })
  expect(inside.json().redirectUrl).toBe('/dashboard?login=success')
})

test('each refusal of a code is recorded with its explanation, and the address stays out of the audit log', async () => {
  const scene = await aScene()
  const code = await aCodeFor(scene)
  await signIn(aVisitor(scene), scene.email, code)
  for (let guess = 0; guess < 6; guess += 1) await signIn(scene.client, scene.email, wrong(code))
  scene.setNow(after(11 * MINUTE_MS))
  await signIn(scene.client, scene.email, code)
  const failures = await failuresOf(scene, scene.customer)
  const reasons = new Set(failures.map(({ reason }) => reason))
  expect([...reasons].toSorted()).toEqual([
    'code_expired',
    'code_other_browser',
    'code_used_up',
    'code_wrong',
  ])
  const admin = await aSignedInAdministrator(scene)
  for (const { ref, reason } of failures) {
    const found = (await admin.get(`/api/admin/sign-in-failures/${ref}`)).json()
    expect(found).toMatchObject({ reason, customer: { id: scene.customer.id } })
    expect(found.received).toBe(scene.email)
  }
  expect(await entriesOf(scene, scene.customer, 'sign_in.refused')).toEqual([])
  const stored = await scene.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('customerId', '=', scene.customer.id)
    .execute()
  expect(JSON.stringify([failures.map(({ detail }) => detail), stored])).not.toContain(code)
})

test('sign in by code answers 400 when no six digits are given', async () => {
  const scene = await aScene()
  for (const code of [undefined, '', '12345', '1234567', 'abcdef', '１２３４５６', 7]) {
    const res = await scene.client.post(SIGN_IN, { email: scene.email, code })
    expect(res.statusCode).toBe(400)
    expect(res.json().fields.code).toBe('Enter the 6 digits from the email')
  }
})

test('save email codes changes who may sign in, once, with an audit entry', async () => {
  const scene = await aScene('off')
  const customer = await aCustomer(scene.deps)
  const admin = await aSignedInAdministrator(scene)
  const url = `/api/admin/customers/${customer.id}/email-codes`
  expect((await admin.get(url)).json()).toEqual({
    mode: 'off',
    emails: [],
    version: 0,
    domains: [customer.domain],
    hasMailServer: true,
  })
  const dora = `dora@${customer.domain}`
  const listed = { mode: 'listed', emails: [` ${dora.toUpperCase()}`, dora, ''], version: 0 }
  const saved = await admin.put(url, listed)
  expect(saved.json()).toMatchObject({ mode: 'listed', emails: [dora], version: 1 })
  expect((await admin.put(url, listed)).statusCode).toBe(409)
  const [entry] = await entriesOf(scene, customer, 'connection.codes_changed')
  expect(entry).toMatchObject({
    before: { emailCodes: 'off', codePeople: [] },
    after: { emailCodes: 'listed', codePeople: [dora] },
  })
  const foreign = { ...listed, emails: ['eve@evil.example'], version: 1 }
  expect((await admin.put(url, foreign)).json().fields.emails).toBe(
    `“eve@evil.example” isn’t at one of this customer’s domains (${customer.domain})`,
  )
  const none = await admin.put(url, { mode: 'listed', emails: [], version: 1 })
  expect(none.json().fields.emails).toBe('Enter at least one person')
  const team = await scene.deps.db
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  expect((await admin.get(`/api/admin/customers/${team.id}/email-codes`)).statusCode).toBe(404)
})

test('a customer is set up when all of its people may sign in by code and one has', async () => {
  const scene = await aScene()
  const admin = await aSignedInAdministrator(scene)
  const { customer } = scene
  const setup = async () => {
    const [found] = (await admin.get(`/api/admin/customers?q=${customer.domain}&limit=1`)).json()
    const list = `/api/admin/customers?q=${customer.domain}&limit=1&setup=in_progress`
    return [found.setup?.state ?? null, (await admin.get(list)).json().length]
  }
  expect(await setup()).toEqual(['no_sign_in', 1])
  await signIn(scene.client, scene.email, await aCodeFor(scene))
  expect(await setup()).toEqual([null, 0])
  await allowCodes(scene, customer, 'off')
  expect(await setup()).toEqual(['not_set_up', 1])
})

test('the setting says that no mail server is set up when there is none', async () => {
  const portal = await buildTestApp()
  const customer = await aCustomer(portal.deps)
  const admin = await aSignedInAdministrator(portal)
  const res = await admin.get(`/api/admin/customers/${customer.id}/email-codes`)
  expect(res.json().hasMailServer).toBe(false)
})

test('a code ends the session that the browser had before, and keeps its person in their customer', async () => {
  const scene = await aScene()
  const other = await aCustomer(scene.deps)
  const user = await aUser(scene.deps, other, { email: `dora@${other.domain}` })
  const client = await signedInAs(scene, user)
  const code = await aCodeFor(scene, client)
  await signIn(client, scene.email, code)
  expect((await client.get('/api/auth/user')).json().user.customerId).toBe(scene.customer.id)
})
