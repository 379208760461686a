import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { createSession } from '#server/access/sessions/sessions.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { freePort } from '#test/free-port.ts'

import { createDatabase } from './create-database.ts'
import { CONNECTIONS, type Cookies, cookiesOf, type Figures, loadServer, loadWork } from './load.ts'
import { memoryMib, type Server, startBareServer, startServer } from './processes.ts'
import { type BenchData, type BenchUser, seedBench } from './seed-bench.ts'
import { connectIdp, loadSignIns } from './sign-ins.ts'

// Measures whole requests of a signed-in customer against a bare server, and against the same SQL
// sent by the bare driver, in the same run. Absolute figures of a busy machine mean little; the
// share of what it could do at that moment does not.

const CUSTOMERS = 1_000
const SMALL = 1_000
const ROUNDS = 3
const AIMS = { startMs: 400, memoryMib: 180, noLoss: 0.95 }

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '1000000' },
    seconds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)

type Sql = { text: string; values: () => unknown[] }
type Call = {
  title: string
  path: string
  user: BenchUser
  method?: 'POST'
  body?: string
  /** Asks again for what the browser has already. */
  isRefresh?: boolean
  /** The SQL that the call sends. */
  sql?: Sql[]
  aim?: { share: number; p99?: number }
}

const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'))
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'database'),
  logger: { info() {}, warn() {}, error: console.error },
})
const bare = await startBareServer()
try {
  console.log(
    `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${CONNECTIONS} connections`,
  )
  const small = await runSize(SMALL, 'bench_small')
  const large = await runSize(Number(values.tickets), 'bench_large')
  console.log('\n### From the small to the large database\n')
  console.log('| Call | Share kept | Aim |\n|---|---|---|')
  for (const [title, share] of large) {
    const before = small.get(title)
    if (before) console.log(`| ${title} | ${(share / before).toFixed(2)} | ${AIMS.noLoss} |`)
  }
} finally {
  bare.stop()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Returns each call's throughput as a share of the bare server's. */
async function runSize(tickets: number, name: string): Promise<Map<string, number>> {
  const databaseUrl = await createDatabase(postgres.connectionString, name)
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  const data = await seedBench(db, { customers: CUSTOMERS, tickets })
  const [number, customers] = [tickets, CUSTOMERS].map((count) => count.toLocaleString('en'))
  console.log(`\n### ${number} tickets of ${customers} customers\n`)

  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, name),
    PORT: String(await freePort()),
  }
  // The first start is that of an upgrade. From the second on it is that of every restart.
  await (await startServer(environment)).stop()
  const server = await startServer(environment)
  try {
    const shares = new Map<string, number>()
    console.log(
      '| Call | Requests/s | p50 ms | p99 ms | CPU ms, app + database | Bare server/s | Share | Aim | Bare SQL/s | Share of it |\n|---|---|---|---|---|---|---|---|---|---|',
    )
    for (const call of await listCalls(db, data)) {
      shares.set(call.title, await measureCall(call, { server, pool, db, databaseUrl }))
    }
    await measureSignIns(server, db, data)
    console.log(
      `\nReady ${server.readyAfterMs.toFixed(0)} ms after the start, with the database up (aim ${AIMS.startMs}).`,
    )
    const memory = await memoryMib(server.process.pid!)
    console.log(`Memory after all this: ${memory.toFixed(0)} MiB (aim ${AIMS.memoryMib}).`)
    return shares
  } finally {
    await server.stop()
    await pool.end()
  }
}

type Place = { server: Server; pool: pg.Pool; db: Db; databaseUrl: string }

async function measureCall(call: Call, { server, pool, db, databaseUrl }: Place): Promise<number> {
  const cookies = await cookiesOf(server.url, await sessionOf(db, call.user))
  const { path: at, method, body } = call
  const url = server.url + at
  const target = { url, pids: [server.process.pid!], pool, method, body, cookies }
  const ifNoneMatch = call.isRefresh ? await etagOf(url, cookies) : undefined
  // In turns, because what a shared machine has to give changes within minutes.
  const rounds: { limit: number; sql: number; figures: Figures }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const limit = await loadServer({ url: bare.url, seconds, pids: [bare.process.pid!] })
    rounds.push({
      limit: limit.perSecond,
      sql: call.sql ? await loadSql(databaseUrl, call.sql) : 0,
      figures: await loadServer({ ...target, seconds, ifNoneMatch }),
    })
  }
  // The round in the middle by its share, whole, so that its figures belong together.
  const shareOf = ({ limit, figures }: (typeof rounds)[number]) => figures.perSecond / limit
  const middle = rounds.toSorted((a, b) => shareOf(a) - shareOf(b))[Math.floor(ROUNDS / 2)]!
  printRow(call, middle.figures, middle.limit, middle.sql)
  return shareOf(middle)
}

async function etagOf(url: string, { header }: Cookies): Promise<string> {
  const answer = await fetch(url, { headers: { cookie: header } })
  const etag = answer.headers.get('etag')
  if (etag === null) throw new Error(`no version was sent with ${url}`)
  return etag
}

function printRow({ title, aim }: Call, figures: Figures, limit: number, sqlPerSecond?: number) {
  const share = (part: number) => `${(part * 100).toFixed(1)} %`
  const cells = [
    figures.failed > 0 ? `${title} (${figures.failed} FAILED)` : title,
    figures.perSecond.toFixed(0),
    figures.p50,
    figures.p99,
    `${figures.cpuMs.toFixed(2)} + ${figures.databaseCpuMs.toFixed(2)}`,
    limit.toFixed(0),
    share(figures.perSecond / limit),
    aim ? `${share(aim.share)}${aim.p99 === undefined ? '' : `, p99 ${aim.p99} ms`}` : '',
    sqlPerSecond?.toFixed(0) ?? '',
    sqlPerSecond ? share(figures.perSecond / sqlPerSecond) : '',
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

async function measureSignIns(server: Server, db: Db, data: BenchData) {
  const customer = { id: data.ordinary.customerId, domain: data.ordinaryDomain }
  const key = await connectIdp(db, customer.id)
  const limit = await loadServer({ url: bare.url, seconds, pids: [bare.process.pid!] })
  const { perSecond, p50, p99 } = await loadSignIns(server.url, customer, key)
  console.log(
    `| sign-in at the ACS | ${perSecond.toFixed(0)} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | | ${limit.perSecond.toFixed(0)} | ${((perSecond / limit.perSecond) * 100).toFixed(1)} % | | | |`,
  )
}

/** Sends the same queries with the bare driver as fast as it can. */
async function loadSql(databaseUrl: string, questions: Sql[]): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
  const ask = async () => {
    for (const [index, { text, values: valuesOf }] of questions.entries()) {
      await pool.query({ name: `question_${index}`, text, values: valuesOf() })
    }
  }
  try {
    await loadWork(ask, { seconds: 1 })
    return (await loadWork(ask, { seconds })).perSecond
  } finally {
    await pool.end()
  }
}

async function listCalls(db: Db, data: BenchData): Promise<Call[]> {
  const { ordinary, busy, ticketId } = data
  const body = JSON.stringify({
    subject: 'The printer is on fire',
    description: 'There is smoke coming out of it.',
    categories: ['HARDWARE_ISSUE'],
  })
  const question = async (user: BenchUser) => {
    const hash = createHash('sha256')
      .update(await sessionOf(db, user))
      .digest()
    return () => [hash, new Date(), new Date(Date.now() - 3_600_000)]
  }
  const [asOrdinary, asBusy] = [await question(ordinary), await question(busy)]
  const list = 'select * from read_list_page($1, $2, $3, null, null, 50, null, null, null)'
  const session = `select * from usable_sessions where token_hash = $1 and expires_at > $2 and last_seen_at > $3`
  const raise = `select * from raise_ticket($1, $2, $3, $4, 'The printer is on fire (Customer 2)',
    'There is smoke coming out of it.', 'Low', array['HARDWARE_ISSUE'], 'Europe/Berlin', $3, $3, $5, null, null, null)`
  return [
    {
      title: 'list, 50 tickets',
      path: '/api/tickets',
      user: ordinary,
      sql: [{ text: list, values: asOrdinary }],
      aim: { share: 0.06, p99: 15 },
    },
    {
      title: 'list, 10,000 tickets',
      path: '/api/tickets',
      user: busy,
      sql: [{ text: list, values: asBusy }],
      aim: { share: 0.06, p99: 15 },
    },
    { title: 'list unchanged, 304', path: '/api/tickets', user: ordinary, isRefresh: true },
    { title: 'search, 50 tickets', path: '/api/tickets?q=printer', user: ordinary },
    { title: 'search a letter, 10,000 tickets', path: '/api/tickets?q=x', user: busy },
    { title: 'search what is nowhere, 10,000 tickets', path: '/api/tickets?q=zebra', user: busy },
    {
      title: 'ticket',
      path: `/api/tickets/${ticketId}`,
      user: ordinary,
      sql: [
        {
          text: 'select * from read_ticket($1, $2, $3, $4)',
          values: () => [...asOrdinary(), ticketId],
        },
      ],
      aim: { share: 0.07 },
    },
    { title: 'dashboard, 50 tickets', path: '/api/dashboard', user: ordinary },
    { title: 'dashboard, 10,000 tickets', path: '/api/dashboard', user: busy },
    {
      title: 'create',
      path: '/api/tickets',
      user: ordinary,
      method: 'POST',
      body,
      sql: [
        { text: session, values: asOrdinary },
        {
          text: raise,
          values: () => [ordinary.customerId, ordinary.id, new Date(), randomUUID(), randomUUID()],
        },
      ],
      aim: { share: 0.03, p99: 20 },
    },
  ]
}

async function sessionOf(db: Db, user: BenchUser): Promise<string> {
  const { token } = await createSession(
    { db, now: () => new Date() },
    { ...user, role: 'customer' },
  )
  return token
}
