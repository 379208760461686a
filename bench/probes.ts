import { randomBytes } from 'node:crypto'

import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { completeSettings, type StoredSettings } from '#shared/connections/fields.ts'
import type { EmailCodeMode } from '#shared/connections/endpoints.ts'

import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { freePort } from '#test/free-port.ts'
import { makeSigningKey } from '#test/saml-responses.ts'

import { createDatabase } from './create-database.ts'
import { startServer } from './processes.ts'
import { withPostgres } from './with-postgres.ts'

// Compares how long the front door takes for addresses that it must not tell apart: one request at a
// time, both sides in random order, with a rank test (Mann-Whitney) for each class of pairs. Unknown
// against unknown is the control: what it shows is noise. Says something on a quiet machine alone.

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '400' },
    /** Part of the titles of the classes to measure. */
    only: { type: 'string', default: '' },
  },
})
const PAIRS = Number(values.pairs)
const WARM_UP = 50
/** Customers of each kind, so that no class depends on where one row lies. */
const CUSTOMERS = 10

type Ask = { path: string; body: (email: string) => object }
const ASKS = {
  start: { path: '/api/auth/initiate-login', body: (email: string) => ({ email }) },
  code: { path: '/api/auth/code', body: (email: string) => ({ email }) },
  guess: {
    path: '/api/auth/code/sign-in',
    body: (email: string) => ({ email, code: '271828' }),
  },
} satisfies Record<string, Ask>

/** Makes the address of the pair of this number. */
type Address = (at: number) => string
type Class = { title: string; ask: keyof typeof ASKS; one: Address; other: Address }
type Customer = Awaited<ReturnType<typeof aCustomer>>

const random = () => randomBytes(6).toString('hex')
const strangerAt = (customers: Customer[]): Address => withDomain(customers, () => `p-${random()}`)
/** People who have an account: the one of the number at the customer of the number. */
const memberOf = (customers: Customer[]): Address =>
  withDomain(customers, (at) => `p-${String(at).padStart(12, '0')}`)
const nowhere: Address = () => `p-${random()}@${random()}-${random()}.example`.slice(0, 36)

function withDomain(customers: Customer[], local: (at: number) => string): Address {
  return (at) => `${local(at)}@${customers[at % customers.length]?.domain}`
}

await withPostgres(async (connectionString, folder) => {
  const databaseUrl = await createDatabase(connectionString, 'bench_probes')
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  const provider = await startProvider()
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
    PORT: String(await freePort()),
    // No one is mailed: what counts is that a server is set up.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'portico@portico.example',
  })
  try {
    const call = await aCaller(server.url)
    console.log(`\n### Probes of the front door, ${PAIRS} pairs of each class\n`)
    console.log(
      '| Class | Call | Median ms, one | Other | Difference µs | Slower than the other, % | z | p |\n|---|---|---|---|---|---|---|---|',
    )
    for (const one of await listClasses(db, provider.issuer)) {
      if (one.title.includes(values.only)) await measure(db, call, one)
    }
  } finally {
    await server.stop()
    provider.stop()
    await pool.end()
  }
})

async function listClasses(db: Db, issuer: string): Promise<Class[]> {
  const { certPem: cert } = await makeSigningKey()
  const entryPoint = 'https://idp.northwind.example/sso'
  const saml: StoredSettings = { enabled: true, entityId: 'urn:idp', entryPoint, cert }
  const oidc: StoredSettings = {
    ...saml,
    kind: 'oidc',
    entityId: issuer,
    clientId: 'portico',
    clientProof: 'none',
  }
  const make = (settings: StoredSettings | null, codes?: EmailCodeMode, closed?: object) =>
    makeCustomers(db, { settings, codes, closed })
  const withoutWay = {
    'inactive, SAML': await make(saml, undefined, { active: false }),
    'inactive, email codes': await make(null, 'domains', { active: false }),
    'deleted, SAML': await make(saml, undefined, { deletedAt: new Date() }),
    'no way in': await make(null),
    'SAML, off': await make({ ...saml, enabled: false }),
    'email codes, off': await make(null, 'off'),
  }
  const open = {
    SAML: await make(saml),
    'OpenID Connect': await make(oidc),
    'SAML and listed codes': await make(saml, 'listed'),
    'OpenID Connect and codes': await make(oidc, 'domains'),
    codes: await make(null, 'domains'),
    'listed codes': await make(null, 'listed'),
  }
  const asks = ['start', 'code', 'guess'] as const
  return [
    ...asks.map((ask): Class => ({
      title: 'control: unknown domains',
      ask,
      one: nowhere,
      other: nowhere,
    })),
    ...Object.entries(withoutWay).flatMap(([title, customers]) =>
      asks.map((ask): Class => ({
        title: `${title}, unknown`,
        ask,
        one: strangerAt(customers),
        other: nowhere,
      })),
    ),
    ...Object.entries(open).flatMap(([title, customers]) =>
      asks
        .filter((ask) => ask === 'start' || title.includes('codes'))
        .flatMap((ask): Class[] => {
          const other = strangerAt(customers)
          return [
            { title: `control: ${title}, strangers`, ask, one: other, other },
            { title: `${title}, known and unknown`, ask, one: memberOf(customers), other },
          ]
        }),
    ),
  ]
}

type Kind = {
  settings: StoredSettings | null
  codes?: EmailCodeMode | undefined
  closed?: object | undefined
}

async function makeCustomers(db: Db, { settings, codes, closed }: Kind): Promise<Customer[]> {
  const deps = { db, now: () => new Date() }
  const customers: Customer[] = []
  for (let at = 0; at < CUSTOMERS; at += 1) {
    // As long as an unknown one.
    const customer = await aCustomer(deps, { domain: `${random()}${random().slice(0, 9)}.ex` })
    const customerId = customer.id
    customers.push(customer)
    if (settings) {
      await db
        .insertInto('connections')
        .values({ ...completeSettings(settings), customerId })
        .execute()
    }
    const emails: string[] = []
    for (let n = at; n < PAIRS + WARM_UP; n += CUSTOMERS) {
      const email = `p-${String(n).padStart(12, '0')}@${customer.domain}`
      await aUser(deps, customer, { email })
      emails.push(email)
    }
    if (codes) {
      await db.insertInto('emailCodeSettings').values({ customerId, mode: codes, emails }).execute()
    }
    if (closed) {
      await db.updateTable('customers').set(closed).where('id', '=', customerId).execute()
    }
  }
  return customers
}

type Call = (ask: Ask, email: string) => Promise<number>

async function measure(db: Db, call: Call, { title, ask, one, other }: Class) {
  const times: { one: number[]; other: number[] } = { one: [], other: [] }
  for (let at = 0; at < PAIRS + WARM_UP; at += 1) {
    // The limits on codes are no part of the question.
    if (at % 20 === 0) await sql`delete from rate_limits`.execute(db)
    const sides = [
      ['one', one],
      ['other', other],
    ] as const
    for (const [side, address] of Math.random() < 0.5 ? sides : sides.toReversed()) {
      const ms = await call(ASKS[ask], address(at))
      if (at >= WARM_UP) times[side].push(ms)
    }
  }
  const [first, second] = [median(times.one), median(times.other)]
  const { share, z, p } = rankTest(times.one, times.other)
  const cells = [
    title,
    ask,
    first.toFixed(3),
    second.toFixed(3),
    ((first - second) * 1000).toFixed(0),
    (share * 100).toFixed(1),
    z.toFixed(2),
    p.toFixed(3),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** The share of pairs of which the one is slower, and how far from chance that is (normal approximation). */
function rankTest(one: number[], other: number[]): { share: number; z: number; p: number } {
  const all = [...one.map((ms) => [ms, 1]), ...other.map((ms) => [ms, 0])] as [number, number][]
  all.sort(([a], [b]) => a - b)
  const rankSum = all.reduce((sum, [, isOne], at) => sum + isOne * (at + 1), 0)
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return { share: u / (n * m), z, p: Math.min(1, 2 * upperTail(Math.abs(z))) }
}

/** Zelen and Severo's approximation of the normal distribution, good to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z)
  const factors = [1.330_274_429, -1.821_255_978, 1.781_477_937, -0.356_563_782, 0.319_381_53]
  const sum = factors.reduce((total, factor) => (total + factor) * t, 0)
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Returns a function that sends one request over a kept connection, and says how long the answer took. */
async function aCaller(url: string): Promise<Call> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const met = await fetch(`${url}/api/auth/user`)
  const cookies = met.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return (ask, email) =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify(ask.body(email))
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        cookie: cookies.join('; '),
        'x-xsrf-token': decodeURIComponent(token),
      }
      const startedAt = performance.now()
      const sent = request(url + ask.path, { method: 'POST', agent, headers }, (response) => {
        response.resume().on('end', () => {
          const ms = performance.now() - startedAt
          if (response.statusCode === 200 || response.statusCode === 400) resolve(ms)
          else reject(new Error(`${ask.path} answered ${response.statusCode}`))
        })
      })
      sent.on('error', reject)
      sent.end(body)
    })
}

/** Starts a provider of OpenID Connect that only says what it is. */
async function startProvider(): Promise<{ issuer: string; stop: () => void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens at a port has an address of this kind.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { issuer, stop: () => void server.close() }
}
