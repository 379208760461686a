import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { anAdministrator, TEST_PASSWORD } from '#test/builders.ts'
import { aPersonOfStaff, setUpApp } from '#test/second-factors.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'

const MINUTE_MS = 60_000

/** A network that no other test comes from. */
function aNetwork() {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
}

async function anAttacker(portal: TestApp) {
  const client = aVisitor(portal)
  await client.get('/api/auth/user')
  return client
}

function login(client: TestClient, address: string, json: object) {
  return client.send('POST', '/api/auth/admin-login', { json, address })
}

/** How many of so many parallel guesses were answered by trying the password. */
async function countTried(
  portal: TestApp,
  email: string,
  { guesses, addressOf }: { guesses: number; addressOf: (guess: number) => string },
) {
  const client = await anAttacker(portal)
  const answers = await Promise.all(
    Array.from({ length: guesses }, (_, guess) =>
      login(client, addressOf(guess), { email, password: `guess ${guess}` }),
    ),
  )
  // On a busy machine some find no free connection in time.
  const untried = answers.filter(({ statusCode }) => statusCode !== 401)
  for (const { statusCode } of untried) expect([429, 503]).toContain(statusCode)
  return answers.filter(({ statusCode }) => statusCode === 401).length
}

const ATTACKS: Record<string, (network: string, guess: number) => string> = {
  'one address': (network) => `${network}::1`,
  'all over one /64': (network, guess) => `${network}::${guess.toString(16)}`,
}

for (const [where, addressOf] of Object.entries(ATTACKS)) {
  test(`admin login tries 10 of 60 parallel guesses from ${where}, also without SIGN_IN_RATE_LIMIT`, async () => {
    const portal = await buildTestApp({ signInRateLimit: 0 })
    const { email } = await anAdministrator(portal.deps)
    const network = aNetwork()
    const tried = await countTried(portal, email, {
      guesses: 60,
      addressOf: (guess) => addressOf(network, guess),
    })
    expect(tried).toBe(10)
  })
}

test('admin login tries at most 110 of 600 parallel guesses when they come from 600 networks', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { admin, client } = await aPersonOfStaff(portal)
  const { app, recoveryCodes } = await setUpApp(portal, client)
  const { email } = admin
  const networks = Array.from({ length: 600 }, aNetwork)
  const tried = await countTried(portal, email, {
    guesses: 600,
    addressOf: (guess) => `${networks[guess]}::1`,
  })
  expect(tried).toBeLessThanOrEqual(110)

  // Lets the owner in with a code immediately, from a place where others have been guessing.
  const credentials = { email, password: TEST_PASSWORD }
  const owner = aVisitor(portal)
  const address = `${networks[0]}::2`
  await countTried(portal, email, { guesses: 11, addressOf: () => address })
  expect((await login(owner, address, credentials)).statusCode).toBe(429)
  expect((await login(owner, address, { ...credentials, code: '000000' })).statusCode).toBe(429)
  const code = app.codeAt(TEST_NOW)
  const wrong = { email, password: 'guess', code }
  expect((await login(owner, address, wrong)).statusCode).toBe(401)
  expect((await login(owner, address, { ...credentials, code })).statusCode).toBe(200)
  expect((await login(owner, address, { ...credentials, code })).statusCode).toBe(429)
  const [recoveryCode] = recoveryCodes ?? []
  const last = await login(owner, address, { ...credentials, code: recoveryCode })
  expect(last.statusCode).toBe(200)
})

test('admin login asks the owner at a new address for the second factor when others guess', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const { email } = admin
  const networks = Array.from({ length: 15 }, aNetwork)
  const tried = await countTried(portal, email, {
    guesses: 150,
    addressOf: (guess) => `${networks[guess % networks.length]}::1`,
  })
  expect(tried).toBeLessThanOrEqual(100)
  const owner = aVisitor(portal)
  const address = `${aNetwork()}::1`
  const credentials = { email, password: TEST_PASSWORD }
  const asked = await login(owner, address, credentials)
  expect(asked.json()).toMatchObject({ error: 'second_factor_required' })
  const code = app.codeAt(TEST_NOW)
  expect((await login(owner, address, { ...credentials, code })).statusCode).toBe(200)
})

test('admin login tries at most 10 passwords past the limits when a code was observed', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { admin, client } = await aPersonOfStaff(portal)
  const { app } = await setUpApp(portal, client)
  const address = `${aNetwork()}::1`
  const { email } = admin
  await countTried(portal, email, { guesses: 11, addressOf: () => address })
  const attacker = await anAttacker(portal)
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, guess) =>
      login(attacker, address, { email, password: `guess ${guess}`, code: app.codeAt(TEST_NOW) }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10)
})

test('admin login past the limits reveals no code when the password is known', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { admin, client } = await aPersonOfStaff(portal)
  const { app, recoveryCodes } = await setUpApp(portal, client)
  const address = `${aNetwork()}::1`
  const credentials = { email: admin.email, password: TEST_PASSWORD }
  await countTried(portal, admin.email, { guesses: 11, addressOf: () => address })
  const attacker = await anAttacker(portal)
  for (let guess = 0; guess < 10; guess += 1) {
    const json = { ...credentials, code: String(100_000 + guess) }
    expect((await login(attacker, address, json)).statusCode).toBe(429)
  }
  const right = { ...credentials, code: app.codeAt(TEST_NOW) }
  expect((await login(attacker, address, right)).statusCode).toBe(429)
  const [recoveryCode] = recoveryCodes ?? []
  const owner = await login(attacker, address, { ...credentials, code: recoveryCode })
  expect(owner.statusCode).toBe(200)
})

test('admin login counts no failure when the password is right, with and without the second factor', async () => {
  const portal = await buildTestApp({ signInRateLimit: 3 })
  const { admin, client } = await aPersonOfStaff(portal)
  const address = `${aNetwork()}::1`
  const credentials = { email: admin.email, password: TEST_PASSWORD }
  for (let time = 0; time < 12; time += 1) {
    expect((await login(aVisitor(portal), address, credentials)).statusCode).toBe(200)
  }
  await setUpApp(portal, client)
  for (let time = 0; time < 12; time += 1) {
    const asked = await login(aVisitor(portal), address, credentials)
    expect(asked.json()).toMatchObject({ error: 'second_factor_required' })
  }
})

test('wrong codes are limited before they are checked when many arrive at the same time', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { admin, client } = await aPersonOfStaff(portal)
  await setUpApp(portal, client)
  const attacker = await anAttacker(portal)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, guess) =>
      login(attacker, `${aNetwork()}::1`, {
        email: admin.email,
        password: TEST_PASSWORD,
        code: String(100_000 + guess),
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
})

test('a limit ends at most a window from now when the clock was ahead', async () => {
  const portal = await buildTestApp({ signInRateLimit: 2 })
  const { email } = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const address = `${aNetwork()}::1`
  const guess = () => login(client, address, { email, password: 'guess' })
  const right = () => login(client, address, { email, password: TEST_PASSWORD })
  portal.setNow(new Date(TEST_NOW.getTime() + 365 * 24 * 60 * MINUTE_MS))
  for (let time = 0; time < 3; time += 1) await guess()

  portal.setNow(TEST_NOW)
  const refused = await right()
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  portal.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
  expect((await right()).statusCode).toBe(200)
})

test('a lock-out ends after 15 minutes when the clock was corrected', async () => {
  const portal = await buildTestApp({ signInRateLimit: 0 })
  const { email } = await anAdministrator(portal.deps)
  const client = aVisitor(portal)
  const address = `${aNetwork()}::1`
  portal.setNow(new Date(TEST_NOW.getTime() + 365 * 24 * 60 * MINUTE_MS))
  await countTried(portal, email, { guesses: 11, addressOf: () => address })

  portal.setNow(TEST_NOW)
  const right = () => login(client, address, { email, password: TEST_PASSWORD })
  const refused = await right()
  expect(refused.headers['retry-after']).toBe(String(15 * 60))
  portal.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS))
  expect((await right()).statusCode).toBe(200)
})
