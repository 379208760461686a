import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { aSignedInAdministrator } from '#test/a-portal.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aMailServer } from '#test/mail-server.ts'
import { anOidcCustomer } from '#test/oidc-sign-in.ts'
import { allowCodes, isSignedIn, readCode } from '#test/own-ways.ts'
import { aPersonWithPasskey, askForPasskey, postPasskey } from '#test/person-passkeys.ts'
import { NO_PASSIVE, RESPONDER } from '#test/saml-responses.ts'
import { anAnswer, aSamlCustomer, postAnswer, readRedirect } from '#test/saml-sign-in.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'
import { insertSamlRequest } from '#server/access/saml/queries.ts'

const DEFAULT_LIMIT = 30

/** A network that no other test comes from. */
function aNetwork() {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`
}

async function aSite({ signInRateLimit = DEFAULT_LIMIT } = {}) {
  const portal = await buildTestApp({ signInRateLimit })
  return { ...portal, customer: await aSamlCustomer(portal.deps), address: `${aNetwork()}::1` }
}
type Site = Awaited<ReturnType<typeof aSite>>

function start(
  { customer, address }: Site,
  client: TestClient,
  { from = address, query = '' } = {},
) {
  return client.send('GET', `/api/auth/saml/login/${customer.id}${query}`, {
    headers: { accept: 'application/json' },
    address: from,
  })
}

async function begin(site: Site, client: TestClient, options = {}) {
  const res = await start(site, client, options)
  expect(res.statusCode).toBe(200)
  return readRedirect(res.json().redirectUrl).requestId
}

async function signIn(site: Site, name: string) {
  const client = aVisitor(site)
  const inResponseTo = await begin(site, client)
  const email = `${name}@${site.customer.domain}`
  const answer = anAnswer(site.deps, site.customer, {
    inResponseTo,
    nameId: email,
    attributes: { email },
  })
  return postAnswer(client, site.customer, answer, { address: site.address })
}

test('25 people can all sign in within a minute when they are behind one address with the default limit', async () => {
  const site = await aSite()
  const atOnce = await Promise.all(
    Array.from({ length: 25 }, (_, person) => signIn(site, `person-${person}`)),
  )
  for (let person = 0; person < 25; person += 1) {
    atOnce.push(await signIn(site, `other-${person}`))
  }
  expect(new Set(atOnce.map(({ headers }) => headers.location))).toEqual(
    new Set(['/dashboard?login=success']),
  )
})

test('sign-ins are limited for all of a /64 together when they are unfinished', async () => {
  const site = await aSite({ signInRateLimit: 3 })
  const network = aNetwork()
  for (let place = 1; place <= 3; place += 1) {
    await begin(site, aVisitor(site), { from: `${network}::${place}` })
  }
  const refused = await start(site, aVisitor(site), { from: `${network}::4` })
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('60')
  const navigation = await aVisitor(site).send('GET', `/api/auth/saml/login/${site.customer.id}`, {
    headers: { accept: 'text/html' },
    address: `${network}::5`,
  })
  expect(navigation.statusCode).toBe(302)
  expect(navigation.headers.location).toBe('/login?error=rate_limited')
  expect((await start(site, aVisitor(site), { from: `${aNetwork()}::1` })).statusCode).toBe(200)
})

test('saml login counts an attempt when the customer is unknown', async () => {
  const site = await aSite({ signInRateLimit: 1 })
  const nowhere = { ...site, customer: { ...site.customer, id: crypto.randomUUID() } }
  expect((await start(nowhere, aVisitor(site))).statusCode).toBe(404)
  expect((await start(site, aVisitor(site))).statusCode).toBe(429)
})

test('an answer stays counted when it failed, and only the first one to a request is free', async () => {
  const site = await aSite({ signInRateLimit: 3 })
  const client = aVisitor(site)
  const inResponseTo = await begin(site, client)
  const unsigned = anAnswer(site.deps, site.customer, { inResponseTo, sign: 'none' })
  const post = async () => {
    const res = await postAnswer(client, site.customer, unsigned, { address: site.address })
    return new URL(String(res.headers.location), 'http://here').searchParams.get('error')
  }
  expect(await post()).toBe('no_signature')
  expect(await post()).toBe('no_signature')
  expect(await post()).toBe('no_signature')
  expect(await post()).toBe('rate_limited')
})

test('an answer is counted when another browser began the sign-in', async () => {
  const site = await aSite({ signInRateLimit: 2 })
  const inResponseTo = await begin(site, aVisitor(site))
  await begin(site, aVisitor(site))
  const answer = anAnswer(site.deps, site.customer, { inResponseTo })
  const res = await postAnswer(aVisitor(site), site.customer, answer, { address: site.address })
  expect(res.headers.location).toBe('/login?error=rate_limited')
})

test('a passive attempt does not count as a failure when there is no session', async () => {
  const site = await aSite({ signInRateLimit: 2 })
  for (let visit = 0; visit < 4; visit += 1) {
    const client = aVisitor(site)
    const inResponseTo = await begin(site, client, { query: '?passive=1' })
    const nobody = anAnswer(site.deps, site.customer, {
      inResponseTo,
      status: RESPONDER,
      nestedStatus: NO_PASSIVE,
      sign: 'none',
    })
    const res = await postAnswer(client, site.customer, nobody, { address: site.address })
    expect(res.headers.location).not.toContain('rate_limited')
  }
})

const MINUTE_MS = 60_000
const INITIATE = '/api/auth/initiate-login'
const CODE = '/api/auth/code'

/** A site that mails codes, with a browser for each of three people behind one address, where two may fail. */
async function anOffice({ hasMail = true } = {}) {
  const { mails, settings } = await aMailServer()
  const portal = await buildTestApp({ ...(hasMail && { mail: settings }), signInRateLimit: 2 })
  const address = `${aNetwork()}::1`
  const aBrowser = (): TestClient => {
    const client = aVisitor(portal)
    return { ...client, post: (url, json) => client.send('POST', url, { json, address }) }
  }
  return { ...portal, mails, aBrowser, browsers: [aBrowser(), aBrowser(), aBrowser()] }
}
type Office = Awaited<ReturnType<typeof anOffice>>
type Customer = Awaited<ReturnType<typeof aCustomer>>

async function openDoor(office: Office, customer: Customer) {
  const admin = await aSignedInAdministrator(office)
  const door = `/api/admin/customers/${customer.id}/emergency-door`
  expect((await admin.post(door, { hours: 1, reason: 'Down' })).statusCode).toBe(200)
}

async function initiate(client: TestClient, email: string) {
  return (await client.post(INITIATE, { email })).statusCode
}

const CUSTOMERS_WITH_CODES: Record<string, (office: Office) => Promise<Customer>> = {
  'the customer has codes alone': async (office) => {
    const customer = await aCustomer(office.deps)
    await allowCodes(office, customer, 'domains')
    return customer
  },
  'the customer has codes next to a provider': async (office) => {
    const customer = await aSamlCustomer(office.deps)
    await allowCodes(office, customer, 'domains')
    return customer
  },
  'the emergency door is open at a SAML provider': async (office) => {
    const customer = await aSamlCustomer(office.deps)
    await openDoor(office, customer)
    return customer
  },
  'the emergency door is open at an OpenID provider': async (office) => {
    const customer = await anOidcCustomer(office.deps, 'http://127.0.0.1:1')
    await openDoor(office, customer)
    return customer
  },
}

test.each(Object.entries(CUSTOMERS_WITH_CODES))(
  'more people wait for a code, and sign in by it, than may fail behind one address when %s',
  async (_, aCustomerOf) => {
    const office = await anOffice()
    const customer = await aCustomerOf(office)
    const people = await Promise.all(
      office.browsers.map(async (client) => {
        return { client, email: (await aUser(office.deps, customer)).email }
      }),
    )
    for (const { client, email } of people) {
      const begun = await client.post(INITIATE, { email })
      expect(begun.json().success).toBe(true)
      if (!begun.json().emailCode) continue
      expect((await client.post(CODE, { email })).json().success).toBe(true)
    }
    for (const { client, email } of people) {
      const { code } = await readCode(office, email)
      expect(isSignedIn(await client.post(`${CODE}/sign-in`, { email, code }))).toBe(true)
    }
  },
)

test.each([
  ['the emergency door is open', true],
  ['no mail can be sent', false],
])(
  'more people sign in by passkey than may fail behind one address when %s',
  async (_, hasDoor) => {
    const office = await anOffice({ hasMail: hasDoor })
    const customer = await (hasDoor ? aSamlCustomer : aCustomer)(office.deps)
    if (hasDoor) await openDoor(office, customer)
    else await allowCodes(office, customer, 'domains')
    const { user, key } = await aPersonWithPasskey(office, customer)
    const asked = []
    for (const client of office.browsers) {
      expect(await initiate(client, user.email)).toBe(200)
      const { options } = (await askForPasskey(client, user.email)).json()
      asked.push({ client, options })
    }
    for (const { client, options } of asked) {
      expect(isSignedIn(await postPasskey(client, key.sign(options)))).toBe(true)
    }
  },
)

test('wrong codes and unknown domains stay counted when the same browser asks for codes', async () => {
  const office = await anOffice()
  const customer = await aCustomer(office.deps)
  await allowCodes(office, customer, 'domains')
  const [client = office.aBrowser()] = office.browsers
  const email = `dora@${customer.domain}`
  expect(await initiate(client, email)).toBe(200)
  const { code } = await readCode(office, email)
  const wrong = { email, code: code === '000000' ? '000001' : '000000' }
  expect((await client.post(`${CODE}/sign-in`, wrong)).statusCode).toBe(400)
  expect(await initiate(client, email)).toBe(200)
  expect(await initiate(client, 'dora@unknown.example')).toBe(200)
  expect((await client.post(`${CODE}/sign-in`, wrong)).statusCode).toBe(429)
})

test('asking for a code uncounts only requests to the provider of the same browser and minute, once', async () => {
  const office = await anOffice()
  const customer = await aSamlCustomer(office.deps)
  await allowCodes(office, customer, 'domains')
  const email = `dora@${customer.domain}`
  const [one = office.aBrowser(), other = office.aBrowser()] = office.browsers
  const ask = async (client: TestClient) => {
    expect((await client.post(CODE, { email })).statusCode).toBe(200)
  }
  expect(await initiate(one, email)).toBe(200)
  await ask(other)
  await ask(one)
  await ask(one)
  expect(await initiate(one, email)).toBe(200)
  expect(await initiate(other, email)).toBe(200)
  expect(await initiate(office.aBrowser(), email)).toBe(429)

  office.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS))
  expect(await initiate(office.aBrowser(), email)).toBe(200)
  await ask(one)
  expect(await initiate(office.aBrowser(), email)).toBe(200)
  expect(await initiate(office.aBrowser(), email)).toBe(429)
})

test('older requests of a customer are deleted when there are too many', async () => {
  const { deps, customer } = await aSite()
  const other = await aSamlCustomer(deps)
  const insert = (customerId: string, minute: number) => {
    const createdAt = new Date(TEST_NOW.getTime() + minute * 60_000)
    const request = {
      customerId,
      id: `_request-${minute}`,
      browserHash: Buffer.alloc(32),
      returnTo: null,
      passive: false,
      createdAt,
      expiresAt: createdAt,
    }
    return insertSamlRequest(deps.db, request, { keep: 3 })
  }
  await insert(other.id, 0)
  for (let minute = 1; minute <= 6; minute += 1) await insert(customer.id, minute)
  const kept = await deps.db
    .selectFrom('samlRequests')
    .select('id')
    .where('customerId', 'in', [customer.id, other.id])
    .orderBy('createdAt')
    .execute()
  expect(kept.map(({ id }) => id)).toEqual(['_request-0', '_request-4', '_request-5', '_request-6'])
})
