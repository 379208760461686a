import { randomBytes } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { EmailCodeMode } from '#shared/connections/endpoints.ts'

import { aCustomer, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { STEP_MS } from './request-code.ts'
import { startOidcProvider } from '#test/oidc-provider.ts'
import { anOidcCustomer, aPerson } from '#test/oidc-sign-in.ts'
import { aMailServer } from '#test/mail-server.ts'
import { allowCodes } from '#test/own-ways.ts'
import { minutesAfter } from '#test/saml-responses.ts'
import { aSamlCustomer } from '#test/saml-sign-in.ts'
import { aVisitor, type TestClient } from '#test/test-client.ts'

// The front door tells no one who is there: addresses of one kind are answered alike, by the same
// statements. `bench/probes.ts` compares the time that they take.

type Response = Awaited<ReturnType<TestClient['get']>>
/** Makes calls of one browser, and returns the answers that are compared. */
type Probe = (scene: Scene, of: string) => Promise<Response[]>
type Pair = [name: string, probe: Probe, one: string, other: string]
type Scene = TestApp & {
  /** Each probe has a browser and an address on the network of its own, so that no limit is in the way. */
  aBrowser: () => Promise<Browser>
}
type Browser = {
  post: (url: string, json: object) => Promise<Response>
  get: (url: string, accept: string) => Promise<Response>
}

const START = '/api/auth/initiate-login'
const CODE = '/api/auth/code'
const GUESS = '/api/auth/code/sign-in'

const start = asking(START)
const code = asking(CODE)

/** Asks once. */
function asking(url: string): Probe {
  return async ({ aBrowser }, email) => [await (await aBrowser()).post(url, { email })]
}

/** Guesses without having asked for a code. */
const guess: Probe = async ({ aBrowser }, email) => [await guessBy(await aBrowser(), email)]

/** Asks for a code, guesses until no guess is left, and asks for another. */
const spend: Probe = async ({ aBrowser }, email) => {
  const browser = await aBrowser()
  const answers = [await browser.post(CODE, { email })]
  for (let times = 0; times < 6; times += 1) answers.push(await guessBy(browser, email))
  return [...answers, await browser.post(CODE, { email })]
}

/** Guesses in another browser than the one that asked. */
const elsewhere: Probe = async ({ aBrowser }, email) => {
  const asked = await (await aBrowser()).post(START, { email })
  return [asked, await guessBy(await aBrowser(), email)]
}

/** Guesses once the code has expired. */
const late: Probe = async ({ aBrowser, setNow }, email) => {
  const browser = await aBrowser()
  const asked = await browser.post(CODE, { email })
  setNow(minutesAfter(TEST_NOW, 10))
  const answers = [asked, await guessBy(browser, email)]
  setNow(TEST_NOW)
  return answers
}

function guessBy(browser: Browser, email: string) {
  return browser.post(GUESS, { email, code: '271828' })
}

/** Follows the link to a customer's sign-in. */
function following(kind: string, accept: string): Probe {
  return async ({ aBrowser }, id) => [
    await (await aBrowser()).get(`/api/auth/${kind}/login/${id}`, accept),
  ]
}

test('addresses that must be alike are answered alike, by the same statements', async () => {
  const scene = await aScene()
  const pairs = [...(await domainsAlike(scene)), ...(await peopleAlike(scene))]
  expect(new Set(pairs.map(([name, , one]) => `${name} ${one}`)).size).toBe(pairs.length)
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  // The first ones read what is kept afterwards, such as what a provider says of itself.
  for (const [, probe, one] of pairs.filter(([name], at) => name !== pairs[at - 1]?.[0])) {
    await probe(scene, one.replace(/^\w+/, 'first'))
  }
  for (const [name, probe, one, other] of pairs) {
    expect(await observe(scene, probe, one), name).toEqual(await observe(scene, probe, other))
  }
}, 120_000)

test('a domain without a way in is answered at a fixed time, however little there is to look up', async () => {
  const { aBrowser, deps } = await aScene()
  const { domain } = await aCustomer(deps)
  const browser = await aBrowser()
  for (const url of [START, CODE, GUESS, '/api/auth/passkey']) {
    for (const email of [`ada@${domain}`, 'ada@nowhere.example']) {
      const startedAt = performance.now()
      await browser.post(url, { email, code: '271828' })
      expect(performance.now() - startedAt, `${url} ${email}`).toBeGreaterThanOrEqual(STEP_MS)
    }
  }
})

async function aScene(): Promise<Scene> {
  const { settings } = await aMailServer()
  const portal = await buildTestApp({ mail: settings })
  let count = 0
  const aBrowser = async (): Promise<Browser> => {
    const client = aVisitor(portal)
    await client.get('/api/auth/user')
    count += 1
    const address = `10.${count >> 8}.${count & 255}.1`
    return {
      post: (url, json) => client.send('POST', url, { json, address }),
      get: (url, accept) => client.send('GET', url, { headers: { accept }, address }),
    }
  }
  return { ...portal, aBrowser }
}

/** Domains without a way in, which must be as unknown ones. */
async function domainsAlike({ deps }: Scene): Promise<Pair[]> {
  const { issuer } = await startOidcProvider(TEST_NOW, aPerson('ada@northwind.example'))
  const gone = { deletedAt: TEST_NOW }
  const inactive = { active: false }
  const closed = async (customer: { id: string; domain: string }, how: object) => {
    await deps.db.updateTable('customers').set(how).where('id', '=', customer.id).execute()
    return customer
  }
  const released = await aSamlCustomer(deps)
  await deps.db
    .updateTable('customerDomains')
    .set({ released: true })
    .where('customerId', '=', released.id)
    .execute()
  const customers = {
    'inactive, SAML': await closed(await aSamlCustomer(deps), inactive),
    'inactive, OpenID Connect': await closed(await anOidcCustomer(deps, issuer), inactive),
    'inactive, email codes': await closed(await withCodes(deps, await aCustomer(deps)), inactive),
    'deleted, SAML': await closed(await aSamlCustomer(deps), gone),
    'deleted, email codes': await closed(await withCodes(deps, await aCustomer(deps)), gone),
    'no way in': await aCustomer(deps),
    'SAML, off': await aSamlCustomer(deps, { enabled: false }),
    'OpenID Connect, off': await anOidcCustomer(deps, issuer, { enabled: false }),
    'email codes, off': await withCodes(deps, await aCustomer(deps), 'off'),
    'a domain that was given back': released,
  }
  const byAddress = Object.entries(customers).flatMap(([name, { domain }]) =>
    Object.entries({ start, code, guess }).flatMap(([call, probe]) =>
      ['ada', 'Ada.Lovelace+x'].map((local): Pair => {
        const unknown = `${randomBytes(7).toString('hex')}.example`.slice(-domain.length)
        return [`${name}: ${call}`, probe, `${local}@${domain}`, `${local}@${unknown}`]
      }),
    ),
  )
  const links = ['saml', 'oidc'].flatMap((kind) =>
    ['text/html', 'application/json'].map((accept) => [kind, accept] as const),
  )
  const byLink = Object.entries(customers).flatMap(([name, { id }]) =>
    name.includes('given back')
      ? []
      : links.map(([kind, accept]): Pair => {
          const unknown = '01920000-0000-7000-8000-000000000000'
          return [`${name}: ${kind} link, ${accept}`, following(kind, accept), id, unknown]
        }),
  )
  const saml = await aSamlCustomer(deps)
  const withoutCodes = Object.entries({ code, guess }).map(([call, probe]): Pair => [
    `SAML without codes: ${call}`,
    probe,
    `ada@${saml.domain}`,
    `ada@${randomBytes(7).toString('hex')}.example`.slice(0, 4 + saml.domain.length),
  ])
  return [...byAddress, ...byLink, ...withoutCodes]
}

const GUESSED = ['known', 'awaited']

/** People of one domain, of whom the portal knows some. */
async function peopleAlike({ deps }: Scene): Promise<Pair[]> {
  const { issuer } = await startOidcProvider(TEST_NOW, aPerson('ada@northwind.example'))
  const customers = {
    SAML: await aSamlCustomer(deps),
    'SAML, signed': await aSamlCustomer(deps, { signRequests: true }),
    'SAML by post': await aSamlCustomer(deps, { requestsByPost: true }),
    'SAML and codes': await withCodes(deps, await aSamlCustomer(deps)),
    'SAML and listed codes': await withCodes(deps, await aSamlCustomer(deps), 'listed'),
    'OpenID Connect': await anOidcCustomer(deps, issuer),
    'OpenID Connect and codes': await withCodes(deps, await anOidcCustomer(deps, issuer)),
    'OpenID Connect and listed codes': await withCodes(
      deps,
      await anOidcCustomer(deps, issuer),
      'listed',
    ),
    codes: await withCodes(deps, await aCustomer(deps)),
    'listed codes': await withCodes(deps, await aCustomer(deps), 'listed'),
  }
  /** Null for a person without an account. */
  const people = {
    known: {},
    inactive: { active: false },
    external: { isExternal: true },
    manager: { isPortalManager: true },
    linked: { providerIssuer: issuer },
    listed: {},
    awaited: null,
  }
  const pairs: Pair[] = []
  for (const [kind, customer] of Object.entries(customers)) {
    const hasCodes = kind.includes('codes')
    for (const [person, how] of Object.entries(people)) {
      const probes = {
        start,
        ...(hasCodes && { code }),
        ...(hasCodes && GUESSED.includes(person) && { guess, spend, elsewhere, late }),
      }
      for (const [call, probe] of Object.entries(probes)) {
        // Each pair has addresses of its own, so that no limit and no code of another is in the way.
        const email = `${person}-${call}@${customer.domain}`
        if (how) await aUser(deps, customer, { email, providerPersonId: email, ...how })
        const unknown = email.replace(/^\w+/, 'z'.repeat(person.length))
        pairs.push([`${kind}, ${person}: ${call}`, probe, email, unknown])
      }
    }
  }
  return pairs
}

/** Lets people sign in by code; listed are one with an account and one without. */
async function withCodes<Customer extends { id: string; domain: string }>(
  deps: TestApp['deps'],
  customer: Customer,
  mode: EmailCodeMode = 'domains',
): Promise<Customer> {
  const names = ['listed', 'awaited'].flatMap((person) =>
    ['start', 'code', 'guess', 'spend', 'elsewhere', 'late'].map((call) => `${person}-${call}`),
  )
  await allowCodes({ deps }, customer, mode, names)
  return customer
}

/** Returns everything that a stranger sees, and the statements that led to it. */
async function observe(scene: Scene, probe: Probe, of: string) {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => query.mockRestore())
  const answers = await probe(scene, of)
  const statements = query.mock.calls
    .map(([asked]) => textOf(asked))
    .filter((text) => !BY_THE_CLOCK.test(text))
  query.mockRestore()
  return { answers: answers.map((answer) => seenIn(answer, of)), statements }
}

/** Sent now and then, for no address: events are relayed, and the settings of the installation are read again. */
const BY_THE_CLOCK = /relay_announcements|from "installation" left join/

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String(Object(asked).text)
}

/** Names the values that differ in any case: random ones, the id of the request, and the address itself. */
function seenIn({ statusCode, body, headers, cookies }: Response, of: string) {
  const { 'x-request-id': requestId, 'set-cookie': _cookies, ...others } = headers
  const domain = of.split('@')[1] ?? of
  const given = [of, of.toLowerCase(), domain].flatMap((text) => [encodeURIComponent(text), text])
  const hide = (text: string) => given.reduce((seen, one) => seen.replaceAll(one, 'GIVEN'), text)
  const text = hide(withoutRandom(body))
  return {
    statusCode,
    body: text,
    headers: {
      ...others,
      date: typeof others.date,
      location: hide(withoutRandom(others.location ?? '')),
      // A random id is deflated to more or fewer bytes.
      'content-length': text.includes('deflated') ? 'deflated' : others['content-length'],
    },
    requestId: String(requestId).length,
    cookies: cookies.map(({ value, ...cookie }) => ({
      ...cookie,
      expires: 0,
      value: value.length,
    })),
  }
}

const RANDOM = ['state', 'nonce', 'code_challenge', 'request', 'Signature']

function withoutRandom(body: string): string {
  return body.replaceAll(/"(https?:[^"]+|\/[^"]+)"/g, (_, text: string) => {
    const url = new URL(text, 'http://here')
    for (const name of RANDOM) {
      const value = url.searchParams.get(name)
      if (value !== null) url.searchParams.set(name, `${value.length} letters`)
    }
    const deflated = url.searchParams.get('SAMLRequest')
    if (deflated !== null) {
      const xml = inflateRawSync(Buffer.from(deflated, 'base64')).toString()
      url.searchParams.set(
        'SAMLRequest',
        `deflated ${xml.replaceAll(/\b(ID|IssueInstant)="[^"]+"/g, '')}`,
      )
    }
    return `"${url.href}"`
  })
}
