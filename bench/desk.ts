import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { freePort } from '#test/free-port.ts'

import { createDatabase } from './create-database.ts'
import { deskLists } from './desk-calls.ts'
import { compareInTurns, processorMs, processorTimes } from './in-turns.ts'
import { cookiesFor } from './load.ts'
import { startServer } from './processes.ts'
import { seedBench } from './seed-bench.ts'
import { seedDesk } from './seed-desk.ts'

// Compares every list that the queue of the desk offers with a customer's own list on the same server, in turns, so
// that both see the same load of the machine. What counts is the processor time of the server and of its
// connections to the database: others who use the machine make answers later, but hardly dearer.

const CUSTOMERS = 1_000
/** The highest allowed cost, relative to that of the customer's own list. */
const AIMS = { list: 1.5, counts: 3 }
/**
 * How many times the requests a call gets that seems to be over its aim: by few requests one and the same call differs
 * by more than a tenth.
 */
const CLOSER = 5

const { values } = parseArgs({
  options: {
    /** Half of them are closed. */
    tickets: { type: 'string', default: '200000' },
    turns: { type: 'string', default: '5' },
    /** For each turn of each call. */
    requests: { type: 'string', default: '40' },
    /** Measures the calls with this in their path alone. */
    only: { type: 'string', default: '' },
  },
})

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
  const bench = await seedBench(db, { customers: CUSTOMERS, tickets: Number(values.tickets) })
  const data = { ...bench, ...(await seedDesk(db, new Date())) }
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'desk'),
    PORT: String(await freePort()),
  })
  try {
    const own = {
      url: `${server.url}/api/tickets`,
      cookies: await cookiesFor(db, server.url, { ...data.ordinary, role: 'customer' }),
    }
    const desk = await cookiesFor(db, server.url, { ...data.agent, role: 'agent' })
    const calls = [
      ...deskLists(data).map((at) => ({ path: at, aim: AIMS.list })),
      { path: '/api/desk/views', aim: AIMS.counts },
    ].filter((call) => call.path.includes(values.only))
    console.log(
      '| Call | Server + database, ms | Own list, ms | Times | Aim | By the clock |\n|---|---|---|---|---|---|',
    )
    let missed = 0
    for (const { path: at, aim } of calls) {
      const compare = (requests: number) =>
        compareInTurns(
          { pid: server.process.pid!, pool },
          {
            asked: { url: server.url + at, cookies: desk },
            beside: own,
            turns: Number(values.turns),
            requests,
          },
        )
      const requests = Number(values.requests)
      const first = await compare(requests)
      const isOver = processorTimes(first) > aim
      const found = isOver ? await compare(requests * CLOSER) : first
      const times = processorTimes(found)
      if (times > aim) missed += 1
      console.log(
        `| ${at} | ${found.asked.server.toFixed(2)} + ${found.asked.database.toFixed(2)} | ${processorMs(found.beside).toFixed(2)} | ${times.toFixed(2)}${times > aim ? ' MISSED' : ''} | ${aim} | ${(found.asked.clock / found.beside.clock).toFixed(2)} |`,
      )
    }
    console.log(`\n${missed} of ${calls.length} calls take more than their aim of the processor.`)
  } finally {
    await server.stop()
    await pool.end()
  }
}
