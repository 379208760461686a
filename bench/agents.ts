import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import {
  bulkEndpoints,
  deskEndpoints,
  MAX_BULK_TICKETS,
  PRESENCE_RENEWED_MS,
} from '#shared/desk/endpoints.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { freePort } from '#test/free-port.ts'

import { createDatabase, migrateAlone } from './create-database.ts'
import { type Cookies, cookiesFor } from './load.ts'
import { startServer } from './processes.ts'
import { seedBench } from './seed-bench.ts'
import { seedDesk } from './seed-desk.ts'
import { withPostgres } from './with-postgres.ts'

// Measures from outside how long agents wait: first each call by one agent alone, then all of them at work at the
// same time, as often as people and their open pages call, while many tickets are changed at once.

const CUSTOMERS = 1_000
/** Calls of each kind, one after the other. */
const ALONE = 100
const BULK_TICKETS = 500
const SEARCHES = ['printer', 'user7', 'zebra', '1234']
/** Each in every comment. */
const COMMON_WORDS = 'loose cable'

const { values } = parseArgs({
  options: {
    /** Half of them are closed. */
    tickets: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
  },
})

type Person = { id: string; cookies: Cookies }
type Kind = {
  title: string
  /** How often an agent's page does it; null for what is measured alone. */
  everyMs: number | null
  act: (agent: Person, n: number) => Promise<void>
}

let failed = 0

await withPostgres(async (connectionString, folder) => {
  const databaseUrl = await createDatabase(connectionString, 'bench_agents')
  await migrateAlone(databaseUrl)
  const pool = createPool(databaseUrl, () => undefined)
  const db = createDb(pool)
  // The busy person of the benchmark has 10,000 more.
  await seedBench(db, { customers: CUSTOMERS, tickets: Number(values.tickets) - 10_000 })
  const { agents } = await seedDesk(db, new Date())
  const { rows } = await pool.query<{ id: string }>(
    `select ticket_id as id from desk_tickets where status <> 'Closed' order by md5(ticket_id::text) limit $1`,
    [BULK_TICKETS * 2],
  )
  const server = await startServer({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'agents'),
    PORT: String(await freePort()),
  })
  try {
    const people: Person[] = []
    for (const { customerId, id } of agents) {
      const cookies = await cookiesFor(db, server.url, { customerId, id, role: 'agent' })
      people.push({ id, cookies })
    }
    const kinds = listKinds(
      server.url,
      rows.map(({ id }) => id),
      people,
    )
    const alone = new Map<Kind, number[]>()
    for (const kind of kinds) {
      const tookMs: number[] = []
      const times = kind.everyMs === null || kind.everyMs === 0 ? 3 : ALONE
      for (let n = 0; n < times; n += 1) {
        const agent = people[n % people.length]!
        tookMs.push(await timed(() => kind.act(agent, n)))
      }
      alone.set(kind, tookMs)
    }
    const atWork = await work(kinds, people)
    console.log(
      `${Number(values.tickets).toLocaleString('en')} tickets, ${people.length} agents, milliseconds: median, 95th percentile, slowest\n`,
    )
    console.log('| Call | One agent alone | All at work | Calls at work |\n|---|---|---|---|')
    for (const kind of kinds) {
      const busy = atWork.get(kind) ?? []
      console.log(
        `| ${kind.title} | ${figures(alone.get(kind)!)} | ${figures(busy)} | ${busy.length} |`,
      )
    }
    console.log(`\n${failed} calls failed.`)
  } finally {
    await server.stop()
    await pool.end()
  }
})

function listKinds(url: string, ticketIds: string[], people: Person[]): Kind[] {
  const ask = async (
    { cookies }: Person,
    { method, path }: { method: string; path: string },
    { search = '', body }: { search?: string; body?: object } = {},
  ) => {
    const answer = await fetch(url + path + search, {
      method,
      headers: {
        cookie: cookies.header,
        'x-xsrf-token': cookies.token,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    if (answer.ok) return
    failed += 1
    console.error(`${path}${search}: ${answer.status} ${text}`)
  }
  const ticketOf = (agent: Person, n: number) =>
    ticketIds[(people.indexOf(agent) * 7 + n) % ticketIds.length]!
  const list = deskEndpoints.listDeskTickets
  const tab = 'a'.repeat(32)
  return [
    { title: 'queue, open', everyMs: 10_000, act: (agent) => ask(agent, list) },
    {
      title: 'queue, mine',
      everyMs: 20_000,
      act: (agent) => ask(agent, list, { search: '?view=mine' }),
    },
    {
      title: 'counts of the views',
      everyMs: 10_000,
      act: (agent) => ask(agent, deskEndpoints.countDeskViews),
    },
    {
      title: 'search',
      everyMs: 30_000,
      act: (agent, n) =>
        ask(agent, list, {
          search: `?view=all&q=${encodeURIComponent(SEARCHES[n % SEARCHES.length]!)}`,
        }),
    },
    {
      title: 'search, two words that 30,000 comments have',
      everyMs: null,
      act: (agent) =>
        ask(agent, list, { search: `?view=all&q=${encodeURIComponent(COMMON_WORDS)}` }),
    },
    {
      title: 'ticket',
      everyMs: 15_000,
      act: (agent, n) =>
        ask(agent, { method: 'GET', path: `/api/desk/tickets/${ticketOf(agent, n)}` }),
    },
    {
      title: 'presence',
      everyMs: PRESENCE_RENEWED_MS,
      act: (agent, n) =>
        ask(
          agent,
          { method: 'POST', path: `/api/desk/tickets/${ticketOf(agent, n)}/presence` },
          { body: { tab, state: 'viewing' } },
        ),
    },
    {
      title: `assigning ${BULK_TICKETS}, ${MAX_BULK_TICKETS} at once`,
      everyMs: 0,
      async act(agent, n) {
        const assigneeId = people[n % people.length]!.id
        for (let from = 0; from < BULK_TICKETS; from += MAX_BULK_TICKETS) {
          const chosen = ticketIds.slice(from, from + MAX_BULK_TICKETS)
          await ask(agent, bulkEndpoints.changeTickets, {
            body: { ticketIds: chosen, change: { assigneeId } },
          })
        }
      },
    },
  ]
}

/** Has everybody do everything as often as people do, and one of them change many tickets all the time. */
async function work(kinds: Kind[], people: Person[]): Promise<Map<Kind, number[]>> {
  const took = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const endsAt = performance.now() + Number(values.seconds) * 1_000
  const loop = async (kind: Kind, agent: Person, everyMs: number, startsAfterMs: number) => {
    await setTimeout(startsAfterMs)
    for (let n = 0; performance.now() < endsAt; n += 1) {
      const next = setTimeout(everyMs)
      took.get(kind)!.push(await timed(() => kind.act(agent, n)))
      await next
    }
  }
  await Promise.all(
    kinds.flatMap((kind) => {
      const { everyMs } = kind
      if (everyMs === null) return []
      // One agent, again and again.
      if (everyMs === 0) return [loop(kind, people[0]!, 0, 0)]
      return people.map((agent, n) => loop(kind, agent, everyMs, (n * everyMs) / people.length))
    }),
  )
  return took
}

async function timed(act: () => Promise<void>): Promise<number> {
  const from = performance.now()
  await act()
  return performance.now() - from
}

function figures(tookMs: number[]): string {
  const ordered = tookMs.toSorted((a, b) => a - b)
  return [0.5, 0.95, 1]
    .map((share) => ordered[Math.floor((ordered.length - 1) * share)]?.toFixed(0) ?? '')
    .join(', ')
}
