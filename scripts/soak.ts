import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { fuzz, type Report } from '#test/fuzz/fuzz.ts'

// The long run of the fuzzer: more requests, several at once, and other ones each time.

const PROGRESS_EVERY_MS = 10_000

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    requests: { type: 'string', default: '20000' },
    lanes: { type: 'string', default: '3' },
  },
})
const [seed, requests, lanes] = [values.seed, values.requests, values.lanes].map(Number)
if (![seed, requests, lanes].every(Number.isInteger)) {
  throw new TypeError('Give whole numbers for --seed, --requests and --lanes')
}
console.log(`npm run soak -- --seed ${seed} --requests ${requests} --lanes ${lanes}`)

const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-soak-'))
const quiet = { info() {}, warn() {}, error: console.error }
const postgres = await startEmbeddedPostgres({ dataDir, logger: quiet, durable: false })
const startedAt = performance.now()
try {
  const pool = createPool(postgres.connectionString, () => undefined)
  await migrate(pool)
  await pool.end()
  let told = 0
  let nextProgressAt = startedAt + PROGRESS_EVERY_MS
  const report = await fuzz({
    databaseUrl: postgres.connectionString,
    seed: seed!,
    requests: requests!,
    lanes: lanes!,
    onProgress({ requests: sent, problems }) {
      for (; told < problems.length; told += 1) console.log(`\n- ${problems[told]}`)
      if (performance.now() < nextProgressAt) return
      nextProgressAt = performance.now() + PROGRESS_EVERY_MS
      console.log(`${sent} requests, ${problems.length} problems`)
    },
  })
  summarize(report)
  process.exitCode = report.problems.length > 0 ? 1 : 0
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}

function summarize(report: Report) {
  const seconds = (performance.now() - startedAt) / 1_000
  console.log(`\n${report.requests} requests in ${seconds.toFixed(0)} s`)
  console.log('Statuses:', report.statuses)
  console.log('Successes:', report.successes)
  console.log(`Usually ${report.usualMs.toFixed(1)} ms; slowest:`, report.slowest)
  console.log(`Heap: ${(report.heapGrowthBytes / 1_048_576).toFixed(1)} MB more at the end`)
  console.log(`${report.problems.length} problems`)
  for (const problem of report.problems) console.log(`\n- ${problem}`)
}
