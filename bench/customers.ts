import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { createSession } from '#server/access/sessions/sessions.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createStaff } from '#server/staff/create-staff.ts'
import { freePort } from '#test/free-port.ts'
import { makeSigningKey } from '#test/saml-responses.ts'

import { createDatabase } from './create-database.ts'
import { type Cookies, cookiesOf, loadServer } from './load.ts'
import { type Server, startServer } from './processes.ts'

// Measures what many customers cost administrators and people who sign in. Makes the same calls, in
// turns, to a server with few customers and to one with many, so that both see the same load of the
// machine.

const FEW = 100
const MANY = 10_000
/** The highest allowed cost of a call with many customers, relative to one with few. */
const AIM = 1.5
const ROUNDS = 5
/** The page size of the customer list. */
const PAGE = 100

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '2' } } })
const seconds = Number(values.seconds)

type Call = { title: string; path: string; method?: 'POST'; body?: string }
type Place = { server: Server; cookies: Cookies; stop(): Promise<void> }

// Calls whose answers are the same on both servers.
const CALLS: Call[] = [
  { title: 'list, first page', path: `/api/admin/customers?limit=${PAGE}` },
  { title: 'search that finds one', path: search('98dce83 traders') },
  { title: 'search that finds all', path: search('example') },
  { title: 'search by domain', path: search('98dce83.example') },
  { title: 'search that finds nothing', path: search('zebra') },
  { title: 'five newest', path: '/api/admin/customers?limit=5' },
  {
    title: 'sign-in by email',
    path: '/api/auth/initiate-login',
    method: 'POST',
    body: JSON.stringify({ email: 'anna@98dce83.example' }),
  },
  {
    title: 'sign-in by an unknown email',
    path: '/api/auth/initiate-login',
    method: 'POST',
    body: JSON.stringify({ email: 'anna@nowhere.example' }),
  },
]

const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'))
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'database'),
  logger: { info() {}, warn() {}, error: console.error },
})
try {
  const few = await open(FEW)
  const many = await open(MANY)
  console.log(
    `| Call | ${FEW} customers, ms | ${MANY.toLocaleString('en')} customers, ms | Times | Aim |\n|---|---|---|---|---|`,
  )
  for (const call of CALLS) {
    const [fewMs, manyMs] = await measureInTurns(call, [few, many])
    const times = manyMs! / fewMs!
    const mark = times > AIM ? ' MISSED' : ''
    console.log(
      `| ${call.title} | ${fewMs!.toFixed(2)} | ${manyMs!.toFixed(2)} | ${times.toFixed(2)}${mark} | ${AIM} |`,
    )
  }
  await few.stop()
  await many.stop()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

function search(text: string): string {
  return `/api/admin/customers?limit=${PAGE}&q=${encodeURIComponent(text)}`
}

/** Returns the CPU milliseconds per answer, the median of the rounds, for each server. */
async function measureInTurns(call: Call, places: Place[]): Promise<number[]> {
  const tookMs = places.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, { server, cookies }] of places.entries()) {
      const { path: at, method, body } = call
      const figures = await loadServer({
        url: server.url + at,
        seconds,
        pids: [],
        method,
        body,
        cookies,
      })
      if (figures.failed > 0) throw new Error(`${call.title}: ${figures.failed} failed`)
      tookMs[index]?.push(1000 / figures.perSecond)
    }
  }
  return tookMs.map((times) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0)
}

async function open(customers: number): Promise<Place> {
  const databaseUrl = await createDatabase(postgres.connectionString, `bench_${customers}`)
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  await seedCustomers(db, customers)
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, String(customers)),
    PORT: String(await freePort()),
  })
  const cookies = await administratorCookies(db, server.url)
  return {
    server,
    cookies,
    async stop() {
      await server.stop()
      await pool.end()
    },
  }
}

/**
 * Creates customers with single sign-on and two domains each. The newest have the same numbers on
 * both servers.
 */
async function seedCustomers(db: Db, customers: number) {
  const { certPem } = await makeSigningKey()
  const word = sql`substr(md5(n::text), 1, 7)`
  const kind = sql`(array[' GmbH', ' Traders', ' Ltd', ' Health'])[1 + n % 4]`
  await asWorker(db, async (tx) => {
    await sql`
      insert into customers (id, name, active, created_at, updated_at)
      select md5('customer' || n)::uuid, initcap(${word}) || ${kind}, n % 20 > 0, moment, moment
      from generate_series(1, ${customers}::int) n,
        lateral (select timestamptz '2026-11-01' - n * interval '1 minute' as moment) dated`.execute(
      tx,
    )
    await sql`
      insert into customer_domains (customer_id, domain, position)
      select md5('customer' || n)::uuid, prefix || ${word} || '.example', position
      from generate_series(1, ${customers}::int) n,
        (values ('', 0), ('mail.', 1)) kinds (prefix, position)`.execute(tx)
    await sql`
      insert into connections (
        customer_id, enabled, provider, entity_id, entry_point, cert, validate_signature,
        validate_in_response_to, disable_requested_authn_context, ip_restrictions, audit_enabled
      )
      select md5('customer' || n)::uuid, true, 'okta', 'https://idp.example/' || n,
        'https://idp.example/' || n || '/sso', ${certPem}, true, true, true, '{}', true
      from generate_series(1, ${customers}::int) n`.execute(tx)
  })
  await sql`analyze`.execute(db)
}

async function administratorCookies(db: Db, url: string): Promise<Cookies> {
  const deps = { db, now: () => new Date() }
  const admin = await createStaff(deps, {
    email: 'admin@example.com',
    name: 'Alex Admin',
    password: 'a password for a benchmark',
    role: 'admin',
  })
  const { token } = await createSession(deps, admin)
  return cookiesOf(url, token)
}
