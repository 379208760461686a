import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'

import { createDatabase } from './create-database.ts'
import { deskLists } from './desk-calls.ts'
import { measureCounts, measureList } from './desk-lists.ts'
import { seedBench } from './seed-bench.ts'
import { seedDesk } from './seed-desk.ts'

// Measures every list that the queue of the desk offers, and the counts of its views, in milliseconds of the processor
// that the database takes: others who use the machine make answers later, but hardly dearer.

const CUSTOMERS = 1_000
/** Milliseconds: of 95 lists in 100, of the slowest, of a view without filters, and of the counts. */
const LIMITS = { most: 10, slowest: 25, view: 3, counts: 15 }

const { values } = parseArgs({
  options: {
    /** Half of them are closed. */
    tickets: { type: 'string', default: '200000' },
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
  const lists: { path: string; ms: number }[] = []
  for (const list of deskLists(data).filter((one) => one.includes(values.only)))
    lists.push({ path: list, ms: await measureList(db, list, data.agent.id) })
  const slowestFirst = lists.toSorted((a, b) => b.ms - a.ms)
  const at = (share: number) => slowestFirst[Math.floor((lists.length - 1) * (1 - share))]!.ms
  const slowestView = slowestFirst.find(({ path: list }) => isViewAlone(list))
  const figures = [
    ['median of the lists', at(0.5), undefined],
    ['95 of 100 lists', at(0.95), LIMITS.most],
    ['slowest list', at(1), LIMITS.slowest],
    ['slowest view without filters', slowestView?.ms ?? 0, LIMITS.view],
    ['counts of the views', await measureCounts(db, data.agent.id), LIMITS.counts],
  ] as const
  console.log(`${lists.length} lists\n\n| What | ms | Limit |\n|---|---|---|`)
  for (const [name, ms, limit = Infinity] of figures)
    console.log(`| ${name} | ${ms.toFixed(2)}${ms > limit ? ' MISSED' : ''} | ${limit} |`)
  console.log('\nThe slowest:')
  for (const { path: list, ms } of slowestFirst.slice(0, 20))
    console.log(`${ms.toFixed(2)} ${list}`)
  await pool.end()
}

function isViewAlone(list: string): boolean {
  const asked = [...new URL(list, 'http://localhost').searchParams.keys()]
  return asked.every((name) => ['view', 'sort', 'direction'].includes(name))
}
