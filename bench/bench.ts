import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import autocannon from 'autocannon'
import pg from 'pg'

import { createSession } from '#server/auth/sessions.ts'
import { createDb, createPool } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/embedded-postgres/start-embedded-postgres.ts'
import { freePort } from '#test/free-port.ts'

import { cpuMs, memoryMib, startBareServer, startServer } from './processes.ts'
import { type BenchData, type BenchUser, seedBench } from './seed-bench.ts'

// Measures whole requests of a signed-in customer against a bare server in the same run: figures of
// a busy machine mean little, but the shares of what it could do at that moment do.

const CONNECTIONS = 16
const CUSTOMERS = 1_000

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)

type Call = { title: string; path: string; user: BenchUser; method?: 'POST'; body?: string }

const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'))
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'database'),
  logger: { info() {}, warn() {}, error: console.error },
})
const bare = await startBareServer()
try {
  const small = await runSize(1_000, 'bench_small')
  const large = await runSize(Number(values.tickets), 'bench_large')
  console.log('\n## From the small to the large database (1 is no loss)\n')
  for (const [title, share] of large) {
    const before = small.get(title)
    if (before) console.log(`${title.padEnd(34)} ${(share / before).toFixed(2)}`)
  }
} finally {
  bare.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Answers the share of the bare server for each call. */
async function runSize(tickets: number, name: string): Promise<Map<string, number>> {
  const databaseUrl = await createDatabase(name)
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  const data = await seedBench(db, { customers: CUSTOMERS, tickets })
  console.log(
    `\n## ${tickets.toLocaleString('en')} tickets of ${CUSTOMERS.toLocaleString('en')} customers\n`,
  )

  const port = await freePort()
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, name),
    PORT: String(port),
  })
  console.log(`ready after ${server.readyAfterMs.toFixed(0)} ms with the database up`)
  try {
    const sessionOf = async (user: BenchUser) =>
      (await createSession({ db, now: () => new Date() }, { ...user, role: 'customer' })).token
    const shares = new Map<string, number>()
    console.log(
      'call                                req/s   p50   p99 ms   share   CPU ms app+db   share by CPU',
    )
    for (const call of listCalls(data)) {
      const limit = await measure(bare.url, [bare.process.pid!], { path: '/' })
      const cookies = await cookiesOf(server.url, await sessionOf(call.user))
      const result = await measure(server.url, [server.process.pid!], { ...call, cookies }, pool)
      const share = result.perSecond / limit.perSecond
      const byCpu = limit.cpuMs / (result.cpuMs + result.databaseMs)
      shares.set(call.title, byCpu)
      const figures = [
        result.perSecond.toFixed(0).padStart(6),
        result.p50.toFixed(0).padStart(5),
        result.p99.toFixed(0).padStart(7),
        `${(share * 100).toFixed(1)} %`.padStart(9),
        `${result.cpuMs.toFixed(3)}+${result.databaseMs.toFixed(3)}`.padStart(15),
        `${(byCpu * 100).toFixed(1)} %`.padStart(9),
      ]
      console.log(
        call.title.padEnd(34),
        ...figures,
        result.failed > 0 ? `${result.failed} FAILED` : '',
      )
    }
    console.log(`memory afterwards ${(await memoryMib(server.process.pid!)).toFixed(0)} MiB`)
    return shares
  } finally {
    await server.stop()
    await pool.end()
  }
}

function listCalls(data: BenchData): Call[] {
  const { ordinary, busy } = data
  const body = JSON.stringify({
    subject: 'The printer is on fire',
    description: 'There is smoke coming out of it.',
    categories: ['HARDWARE_ISSUE'],
  })
  return [
    { title: 'list, 50 tickets', path: '/api/tickets', user: ordinary },
    { title: 'list, 10,000 tickets', path: '/api/tickets', user: busy },
    { title: 'search, 50 tickets', path: '/api/tickets?q=printer', user: ordinary },
    { title: 'search a letter, 10,000 tickets', path: '/api/tickets?q=x', user: busy },
    { title: 'ticket', path: `/api/tickets/${data.ticketId}`, user: ordinary },
    { title: 'dashboard, 10,000 tickets', path: '/api/dashboard', user: busy },
    { title: 'create', path: '/api/tickets', user: ordinary, method: 'POST', body },
  ]
}

type Cookies = { header: string; token: string }

async function cookiesOf(url: string, session: string): Promise<Cookies> {
  const answer = await fetch(`${url}/api/auth/user`, {
    headers: { cookie: `portico_session=${session}` },
  })
  const token = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))?.[1] ?? ''
  return { header: `portico_session=${session}; XSRF-TOKEN=${token}`, token }
}

async function measure(
  url: string,
  pids: number[],
  call: { path: string; method?: 'POST'; body?: string; cookies?: Cookies },
  pool?: pg.Pool,
) {
  const options: autocannon.Options = {
    url: url + call.path,
    connections: CONNECTIONS,
    duration: seconds,
    method: call.method ?? 'GET',
    body: call.body,
    headers: {
      ...(call.cookies && { cookie: call.cookies.header, 'x-xsrf-token': call.cookies.token }),
      ...(call.body && { 'content-type': 'application/json' }),
    },
  }
  await autocannon({ ...options, duration: 1 })
  const backends = pool ? await backendPids(pool) : []
  const [app, database] = [await cpuMs(pids), await cpuMs(backends)]
  const result = await autocannon(options)
  const requests = Math.max(result.requests.total, 1)
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: ((await cpuMs(pids)) - app) / requests,
    databaseMs: ((await cpuMs(backends)) - database) / requests,
    failed: result.non2xx + result.errors,
  }
}

async function backendPids(pool: pg.Pool): Promise<number[]> {
  const found = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'portico' and pid <> pg_backend_pid()`,
  )
  return found.rows.map(({ pid }) => pid)
}

async function createDatabase(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.connectionString })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(postgres.connectionString)
  url.pathname = `/${name}`
  return url.href
}
