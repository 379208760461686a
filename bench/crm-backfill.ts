import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { type DemoHubSpot, startDemoHubSpot } from '#demo/hubspot/server.ts'
import { CrmOverview } from '#shared/crm/contract.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { freePort } from '#test/free-port.ts'

import { administratorCookies } from './administrator-cookies.ts'
import { followCalls } from './follow-calls.ts'
import { compareWithCrm } from './compare-with-crm.ts'
import { fillCrm, type FilledCrm } from './fill-crm.ts'
import { createDatabase, migrateAlone } from './create-database.ts'
import { type Cookies, cookiesFor } from './load.ts'
import { memoryMib, type Server, startServer } from './processes.ts'
import { raiseTicket } from './raise-ticket.ts'
import { withPostgres } from './with-postgres.ts'

// Imports all tickets of a CRM while its process is killed several times, and counts afterwards what is
// there, what the CRM was asked for, and how long people's own tickets took to get there meanwhile.

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '3' },
    /** Requests that the account lets through in ten seconds. A real one lets 100 to 250 through. */
    burst: { type: 'string', default: '6000' },
  },
})
const tickets = Number(values.tickets)
const kills = Number(values.kills)
const burst = Number(values.burst)

const WATCH_MS = 1000
/** Interval of raised tickets meanwhile. */
const RAISE_EVERY = 10
/** Below what is left to people: background work takes 70 % of what may be asked for at once. */
const AIMS = { busiest: 0.9, refused: 0 }

await withPostgres(async (postgres, folder) => {
  const databaseUrl = await createDatabase(postgres, 'bench_backfill')
  const pool = createPool(databaseUrl, () => undefined)
  await migrateAlone(databaseUrl)
  const db = createDb(pool)
  let fixedNow: number | undefined
  const limits = { burst, daily: 20 * tickets + 10_000 }
  const hubSpot = await startDemoHubSpot({ now: () => fixedNow ?? Date.now(), limits })
  const beganAt = performance.now()
  const filled = await fillCrm(db, hubSpot, { tickets, setNow: (now) => (fixedNow = now) })
  console.log(`${tickets} tickets in the CRM after ${seconds(beganAt)} s.\n`)
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder}/data`,
    PORT: String(await freePort()),
    CRM: 'hubspot',
    HUBSPOT_ACCESS_TOKEN: hubSpot.token,
    HUBSPOT_BASE_URL: hubSpot.url,
  }
  try {
    const failures = await run({ db, hubSpot, filled, environment })
    for (const failure of failures) console.log(`FAILED: ${failure}`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    await hubSpot.close()
    await pool.end()
  }
})

type Scene = {
  db: Db
  hubSpot: DemoHubSpot
  filled: FilledCrm
  environment: Record<string, string>
}

async function run({ db, hubSpot, filled, environment }: Scene): Promise<string[]> {
  let server = await startServer(environment)
  const admin = await administratorCookies(db, server.url)
  const own = await cookiesFor(db, server.url, { ...filled.user, role: 'customer' })
  const calls = followCalls(hubSpot)
  const failures: string[] = []
  const startedAt = performance.now()
  await steer(server, admin)
  let killed = 0
  let [memory, ticks, lastRead] = [0, 0, 0]
  console.log('| s | Read | Imported | Nobody’s | Still to go, s | Calls | Memory, MiB |')
  console.log('|---|---|---|---|---|---|---|')
  try {
    while (true) {
      await sleep(WATCH_MS)
      const { backfill } = await watch(server, admin)
      if (!backfill) throw new Error('there is no backfill')
      const { readCount, importedCount, skippedCount, expectedCount, spentMs, state } = backfill
      if (readCount < lastRead) failures.push(`progress went back from ${lastRead} to ${readCount}`)
      lastRead = readCount
      memory = Math.max(memory, await memoryMib(server.process.pid!))
      const left = ((expectedCount ?? tickets) - readCount) * (spentMs / Math.max(readCount, 1))
      if (ticks % RAISE_EVERY === 0) {
        const row = [seconds(startedAt), readCount, importedCount, skippedCount]
        const rest = [(left / 1000).toFixed(0), calls.total(), memory.toFixed(0)]
        console.log(`| ${[...row, ...rest].join(' | ')} |`)
        await raiseTicket(server.url, own, 'Raised meanwhile')
      }
      ticks += 1
      if (state === 'done') break
      if (killed < kills && readCount >= (tickets * (killed + 1)) / (kills + 1)) {
        killed += 1
        server.process.kill('SIGKILL')
        console.log(`| ${seconds(startedAt)} | killed | | | | | |`)
        server = await startServer(environment)
      }
    }
    const tookSeconds = Number(seconds(startedAt))
    await waitUntilSent(db)
    const waited = await arrivals(db, hubSpot)
    console.log(`\nDone after ${tookSeconds} s with ${killed} kills.`)
    console.log(`${calls.total()} calls, at most ${calls.busiest()} in ten seconds of ${burst}.`)
    console.log(`Refused by a limit: ${JSON.stringify(hubSpot.limits.refused)}.`)
    console.log(`Tickets raised meanwhile reached the CRM after ${waited} s (longest).`)
    console.log(`Most memory of a process: ${memory.toFixed(0)} MiB.`)
    const refused = Object.values(hubSpot.limits.refused).reduce((sum, one) => sum + one, 0)
    if (refused > AIMS.refused) failures.push(`${refused} calls were over a limit`)
    if (calls.busiest() > AIMS.busiest * burst) failures.push('more calls than there is room for')
    failures.push(...(await compareWithCrm(db, filled.expected)))
    return failures
  } finally {
    await server.stop()
  }
}

async function steer(server: Server, { header, token }: Cookies): Promise<void> {
  // The connection is being checked for the first time.
  await sleep(WATCH_MS)
  const response = await fetch(`${server.url}/api/admin/crm/backfill`, {
    method: 'PUT',
    headers: { cookie: header, 'x-xsrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ step: 'start' }),
  })
  if (!response.ok) throw new Error(`the backfill did not begin: ${await response.text()}`)
}

async function watch(server: Server, { header }: Cookies): Promise<CrmOverview> {
  const response = await fetch(`${server.url}/api/admin/crm`, { headers: { cookie: header } })
  return CrmOverview.parse(await response.json())
}

async function waitUntilSent(db: Db): Promise<void> {
  for (let left = 60; left > 0; left -= 1) {
    const waiting = await asWorker(db, (tx) =>
      tx
        .selectFrom('crmActions')
        .select('id')
        .where('state', 'in', ['waiting', 'sending'])
        .limit(1)
        .executeTakeFirst(),
    )
    if (!waiting) return
    await sleep(WATCH_MS)
  }
}

/** How long the slowest of the tickets that people raised took to be in the CRM. */
async function arrivals(db: Db, { account }: DemoHubSpot): Promise<string> {
  const raised = await asWorker(db, (tx) =>
    tx
      .selectFrom('tickets')
      .select(['id', 'createdAt'])
      .where('subject', 'like', 'Raised meanwhile%')
      .execute(),
  )
  const there = new Map(
    account.tables.tickets.inOrder.map(({ properties, createdAt }) => [
      properties.portal_ticket_ref,
      createdAt,
    ]),
  )
  const took = raised.map(({ id, createdAt }) => (there.get(id) ?? Infinity) - createdAt.getTime())
  return (Math.max(...took) / 1000).toFixed(1)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0)
}
