import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { createAccount } from '#demo/hubspot/account.ts'
import { createAgent } from '#demo/hubspot/agent.ts'
import { type DemoHubSpot, startDemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { freePort } from '#test/free-port.ts'

import { compareOrder } from './compare-order.ts'
import { createDatabase, migrateAlone } from './create-database.ts'
import { fillCrm } from './fill-crm.ts'
import { type Cookies, cookiesFor, loadServer } from './load.ts'
import { startServer } from './processes.ts'
import { raiseTicket, say } from './raise-ticket.ts'
import { withPostgres } from './with-postgres.ts'

// Compares a customer's list and the raising of tickets while the CRM answers and while it is away, in
// turns on one server, and with another server that has no CRM. Then counts what arrived after its return.

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)

/** The least share of their speed that list and creation keep without the CRM. */
const AIM = 0.9
const OWN_TICKETS = 50
/** Tickets with comments while the CRM is away. */
const TALKED = 20
const WATCH_MS = 1000
const PATIENCE_MS = 6 * 60_000

await withPostgres(async (postgres, folder) => {
  const nobodys = { agent: createAgent(createAccount()) }
  const hubSpot = await startDemoHubSpot({ limits: { burst: 10_000, search: 50 } })
  const places: Place[] = []
  try {
    const start = async (name: string, crm: AgentOnly, environment: Record<string, string>) => {
      const place = await startPlace(postgres, { name, folder, environment, crm })
      places.push(place)
      return place
    }
    const without = await start('bench_desk_alone', nobodys, {})
    const withCrm = await start('bench_with_crm', hubSpot, {
      CRM: 'hubspot',
      HUBSPOT_ACCESS_TOKEN: hubSpot.token,
      HUBSPOT_BASE_URL: hubSpot.url,
    })
    const failures = await run(hubSpot, { withCrm, without })
    for (const failure of failures) console.log(`FAILED: ${failure}`)
    if (failures.length > 0) process.exitCode = 1
  } finally {
    for (const place of places) await place.stop()
    await hubSpot.close()
  }
})

type AgentOnly = Pick<DemoHubSpot, 'agent'>
type Place = Awaited<ReturnType<typeof startPlace>>

async function startPlace(
  postgres: string,
  {
    name,
    folder,
    environment,
    crm,
  }: { name: string; folder: string; environment: Record<string, string>; crm: AgentOnly },
) {
  const databaseUrl = await createDatabase(postgres, name)
  const pool = createPool(databaseUrl, () => undefined)
  await migrateAlone(databaseUrl)
  const db = createDb(pool)
  const { user } = await fillCrm(db, crm, { tickets: 0, setNow: () => undefined })
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder}/${name}`,
    PORT: String(await freePort()),
    ...environment,
  })
  const cookies = await cookiesFor(db, server.url, { ...user, role: 'customer' })
  const tickets: string[] = []
  for (let count = 0; count < OWN_TICKETS; count += 1)
    tickets.push(await raiseTicket(server.url, cookies))
  return {
    db,
    url: server.url,
    cookies,
    tickets,
    async stop() {
      await server.stop()
      await pool.end()
    },
  }
}

type Speed = { list: number; create: number }

async function run(
  hubSpot: DemoHubSpot,
  { withCrm, without }: { withCrm: Place; without: Place },
): Promise<string[]> {
  await untilSent(withCrm.db)
  const measured: { answering: Speed; away: Speed; none: Speed }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const answering = await measure(withCrm)
    // Each begins when nothing is left to do of the one before.
    await untilSent(withCrm.db)
    hubSpot.faults.add({ kind: 'cut' })
    await untilAway(withCrm.db)
    const away = await measure(withCrm)
    for (const ticketId of withCrm.tickets.slice(0, TALKED))
      await say(withCrm.url, withCrm.cookies, { ticketId, content: `Said in round ${round}` })
    hubSpot.faults.clear()
    // All that waits is sent before the next round, so that each begins with the same.
    await untilSent(withCrm.db)
    const none = await measure(without)
    console.log(`Round ${round}: ${JSON.stringify({ answering, away, none })}`)
    measured.push({ answering, away, none })
  }
  console.log(
    '| | Answering, per second | Away | Share kept | Without a CRM |\n|---|---|---|---|---|',
  )
  const failures: string[] = []
  for (const call of ['list', 'create'] as const) {
    // The round in the middle by its share, whole, so that its figures belong together.
    const shareOf = ({ answering, away }: (typeof measured)[number]) => away[call] / answering[call]
    const middle = measured.toSorted((a, b) => shareOf(a) - shareOf(b))[Math.floor(rounds / 2)]!
    const { answering, away, none } = middle
    const speeds = [answering, away].map((speed) => speed[call].toFixed(0))
    console.log(
      `| ${[call, ...speeds, shareOf(middle).toFixed(2), none[call].toFixed(0)].join(' | ')} |`,
    )
    if (shareOf(middle) < AIM) failures.push(`${call} keeps less than ${AIM}`)
  }
  return [...failures, ...(await compareOrder(withCrm.db, hubSpot))]
}

/** The list before creation, when nothing waits to be sent, and after it. */
async function measure({ url, cookies }: Pick<Place, 'url' | 'cookies'>): Promise<Speed> {
  const list = { url: `${url}/api/tickets`, cookies }
  const before = await perSecond(list)
  const body = JSON.stringify({
    subject: 'The printer is on fire',
    description: 'There is smoke coming out of it.',
    categories: ['HARDWARE_ISSUE'],
  })
  const create = await perSecond({ url: `${url}/api/tickets`, cookies, method: 'POST', body })
  return { list: (before + (await perSecond(list))) / 2, create }
}

async function perSecond(load: {
  url: string
  cookies: Cookies
  method?: 'POST'
  body?: string
}): Promise<number> {
  const figures = await loadServer({ ...load, seconds, pids: [] })
  if (figures.failed > 0) throw new Error(`${load.url}: ${figures.failed} failed`)
  return figures.perSecond
}

function untilAway(db: Db): Promise<void> {
  return until('the CRM counts as away', async () => {
    const connection = await asWorker(db, (tx) =>
      tx.selectFrom('crmConnection').select('unreachableSince').executeTakeFirstOrThrow(),
    )
    return connection.unreachableSince !== null
  })
}

function untilSent(db: Db): Promise<void> {
  return until('everything is sent', async () => {
    const waiting = await asWorker(db, (tx) =>
      tx
        .selectFrom('crmActions')
        .select('id')
        .where('state', 'in', ['waiting', 'sending'])
        .limit(1)
        .executeTakeFirst(),
    )
    return !waiting
  })
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let leftMs = PATIENCE_MS; leftMs > 0; leftMs -= WATCH_MS) {
    if (await isSo()) return
    await sleep(WATCH_MS)
  }
  throw new Error(`it took too long until ${what}`)
}
