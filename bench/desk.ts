import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { DESK_SORTS } from '#shared/desk/values.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { freePort } from '#test/free-port.ts'

import { administratorCookies } from './administrator-cookies.ts'
import { createDatabase } from './create-database.ts'
import { type Cookies, cookiesFor, loadServer } from './load.ts'
import { startServer } from './processes.ts'
import { seedBench } from './seed-bench.ts'
import { seedDesk } from './seed-desk.ts'

// Compares the queue of the desk with a customer's own list on the same server, in turns, so that both
// see the same load of the machine.

const CUSTOMERS = 1_000
const ROUNDS = 3
/** The highest allowed cost, relative to that of the customer's own list. */
const AIMS = { list: 1.5, counts: 3 }

const { values } = parseArgs({
  options: {
    /** Half of them are closed. */
    tickets: { type: 'string', default: '200000' },
    seconds: { type: 'string', default: '1' },
    /** Measures the calls with this in their path alone. */
    only: { type: 'string', default: '' },
  },
})
const seconds = Number(values.seconds)

type Call = { path: string; aim?: number }

const folder = await mkdtemp(path.join(tmpdir(), 'portico-bench-'))
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'database'),
  logger: { info() {}, warn() {}, error: console.error },
})
try {
  await run()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run() {
  const databaseUrl = await createDatabase(postgres.connectionString, 'bench_desk')
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  const data = await seedBench(db, { customers: CUSTOMERS, tickets: Number(values.tickets) })
  const { agentId, customerId } = await seedDesk(db, new Date())
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'desk'),
    PORT: String(await freePort()),
  })
  try {
    const cookies = {
      own: await cookiesFor(db, server.url, { ...data.ordinary, role: 'customer' }),
      desk: await administratorCookies(db, server.url),
    }
    console.log('| Call | ms | Own list, ms | Times | Aim |\n|---|---|---|---|---|')
    for (const call of listCalls(customerId, agentId)) {
      if (!call.path.includes(values.only)) continue
      const url = server.url + call.path
      printRow(call, await measureInTurns({ url, cookies, ownUrl: `${server.url}/api/tickets` }))
    }
  } finally {
    await server.stop()
    await pool.end()
  }
}

function listCalls(customerId: string, agentId: string): Call[] {
  const narrowings = [
    'view=open',
    'view=pending',
    'view=unassigned',
    'view=closed',
    'view=all',
    'view=all&status=Open',
    'view=all&priority=High',
    `view=all&customerId=${customerId}`,
    `view=open&assignee=${agentId}`,
    'view=all&assignee=none',
    'view=all&category=HARDWARE_ISSUE',
    'view=all&category=SECURITY_INCIDENT',
    'view=all&due=breached',
    'view=all&due=near',
    'view=all&due=on_track',
    'view=open&age=under_1d',
    'view=open&age=7d_30d',
    'view=open&age=over_30d',
  ]
  const lists = narrowings.flatMap((narrowing) =>
    DESK_SORTS.map((sort) => ({
      path: `/api/desk/tickets?${narrowing}&sort=${sort}`,
      aim: AIMS.list,
    })),
  )
  return [...lists, { path: '/api/desk/views', aim: AIMS.counts }]
}

/** Returns the milliseconds per answer, the medians of the rounds. */
async function measureInTurns(given: {
  url: string
  ownUrl: string
  cookies: { own: Cookies; desk: Cookies }
}) {
  const took: { own: number; desk: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    took.push({
      own: await perAnswerMs(given.ownUrl, given.cookies.own),
      desk: await perAnswerMs(given.url, given.cookies.desk),
    })
  }
  // The round in the middle, whole, so that its figures belong together.
  return took.toSorted((a, b) => a.desk / a.own - b.desk / b.own)[Math.floor(ROUNDS / 2)]!
}

async function perAnswerMs(url: string, cookies: Cookies): Promise<number> {
  const figures = await loadServer({ url, seconds, pids: [], cookies })
  if (figures.failed > 0) throw new Error(`${url}: ${figures.failed} failed`)
  return 1000 / figures.perSecond
}

function printRow({ path: at, aim }: Call, { own, desk }: { own: number; desk: number }) {
  const times = desk / own
  const mark = aim !== undefined && times > aim ? ' MISSED' : ''
  console.log(
    `| ${at} | ${desk.toFixed(2)} | ${own.toFixed(2)} | ${times.toFixed(2)}${mark} | ${aim ?? ''} |`,
  )
}
