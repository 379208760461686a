import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { PRESENCE_RENEWED_MS } from '#shared/desk/endpoints.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { freePort } from '#test/free-port.ts'

import { createDatabase } from './create-database.ts'
import { followProcessor } from './follow-processor.ts'
import { backendPids, type Cookies, cookiesFor } from './load.ts'
import { startServer } from './processes.ts'
import { seedBench } from './seed-bench.ts'
import { seedDesk } from './seed-desk.ts'

// Measures what it costs that agents are at tickets: each at one of their own, over a connection of
// their own, as browsers keep it. In turns with no one there, because the server works by itself,
// too.

/** The most of a core that it may take. */
const AIM = 0.02

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '30' },
  },
})
const turns = Number(values.turns)
const turnMs = Number(values.seconds) * 1_000

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
  const databaseUrl = await createDatabase(postgres.connectionString, 'bench_presence')
  const pool = createPool(databaseUrl, () => undefined)
  await migrate(pool)
  const db = createDb(pool)
  await seedBench(db, { customers: 2, tickets: 100 })
  const { agents } = await seedDesk(db, new Date())
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, 'presence'),
    PORT: String(await freePort()),
  })
  const tickets = await pool.query<{ id: string }>(
    'select ticket_id as id from desk_tickets limit $1',
    [agents.length],
  )
  const people: Person[] = []
  for (const [n, agent] of agents.entries())
    people.push({
      url: `${server.url}/api/desk/tickets/${tickets.rows[n]!.id}/presence`,
      cookies: await cookiesFor(db, server.url, { ...agent, role: 'agent' }),
      connection: new Agent({ keepAlive: true, maxSockets: 1 }),
    })
  try {
    await beThere(people, turnMs)
    const shares: number[] = []
    for (let turn = 0; turn < turns; turn += 1) {
      const measure = async (work: () => Promise<unknown>) => {
        const used = await followProcessor([server.process.pid!, ...(await backendPids(pool))])
        await work()
        return (await used()) / turnMs
      }
      const alone = await measure(() => setTimeout(turnMs))
      const there = await measure(() => beThere(people, turnMs))
      shares.push(there - alone)
      console.log(`nobody there ${percent(alone)}, ${people.length} agents there ${percent(there)}`)
    }
    const share = shares.toSorted((a, b) => a - b)[Math.floor(turns / 2)]!
    console.log(
      `${people.length} agents take ${percent(share)} of a core, aim ${percent(AIM)}${share > AIM ? ' MISSED' : ''}`,
    )
  } finally {
    for (const { connection } of people) connection.destroy()
    await server.stop()
    await pool.end()
  }
}

type Person = { url: string; cookies: Cookies; connection: Agent }

/** Has everybody say that they are there as often as a page does, one after the other. */
async function beThere(people: Person[], forMs: number): Promise<void> {
  const tab = 'a'.repeat(32)
  const pauseMs = PRESENCE_RENEWED_MS / people.length
  const endsAt = performance.now() + forMs
  for (let n = 0; performance.now() < endsAt; n += 1) {
    const next = setTimeout(pauseMs)
    await say(people[n % people.length]!, { tab, state: 'viewing' })
    await next
  }
}

function say({ url, cookies, connection }: Person, body: object): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const headers = {
    cookie: cookies.header,
    'x-xsrf-token': cookies.token,
    'content-type': 'application/json',
  }
  const sent = request(url, { method: 'POST', agent: connection, headers }, (answer) => {
    answer.resume().once('end', resolve)
    if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
  })
  sent.once('error', reject)
  sent.end(JSON.stringify(body))
  return promise
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`
}
