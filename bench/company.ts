import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { TicketListQuery } from '#shared/tickets/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { getDashboard } from '#server/tickets/dashboard/get-dashboard.ts'
import { listOwnTickets } from '#server/tickets/list/list-own-tickets.ts'
import { aViewer } from '#test/builders.ts'

import { createDatabase } from './create-database.ts'
import { followProcessor } from './follow-processor.ts'
import { withPostgres } from './with-postgres.ts'

// Measures lists, searches and the dashboard of people who see more of a large company than their own tickets, in
// milliseconds of the processor that the database takes, the best of a few rounds.

const ROUNDS = 5
const PEOPLE = 5_000
/** Milliseconds. */
const LIMITS = { list: 15, other: 30 }

const { values } = parseArgs({
  options: {
    tickets: { type: 'string', default: '102000' },
    /** Measures the calls with this in their name alone. */
    only: { type: 'string', default: '' },
  },
})

const SIGHTS: Record<string, Pick<Viewer, 'visibility' | 'visibleCategories'>> = {
  all: { visibility: 'all', visibleCategories: [] },
  categories: { visibility: 'categories', visibleCategories: ['HARDWARE_ISSUE', 'SOFTWARE_ISSUE'] },
}

const SEARCHES = {
  'a frequent word': 'printer',
  'what 500 tickets have': 'plotter',
  'what few tickets have': 'periscope',
  'what no ticket has': 'xylophone',
  'two letters': 'qj',
  'two words of two letters': 'qj zx',
  'two words of which few tickets have one': 'printer periscope',
  'two frequent words that no ticket has': 'printer network',
  'two frequent words that tickets have': 'printer morning',
}

await withPostgres(async (connectionString) => {
  const url = await createDatabase(connectionString, 'bench_company')
  const pool = createPool(url, () => undefined, { max: 1 })
  await migrate(pool)
  const db = createDb(pool)
  const viewerIds = await seedCompany(db, Number(values.tickets))
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const measure = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const used = await followProcessor([rows[0]!.pid])
      await work()
      times.push(await used())
    }
    return Math.min(...times)
  }
  console.log('| Call | Sees | ms | Limit |\n|---|---|---|---|')
  for (const [sees, sight] of Object.entries(SIGHTS)) {
    const viewer = aViewer({ ...viewerIds, ...sight, timeZone: 'Europe/Berlin' })
    await sql`
      update users set visibility = ${sight.visibility}, visible_categories = ${sight.visibleCategories}
      where id = ${viewer.userId}`.execute(db)
    const deps = { db, now: () => new Date() }
    const list = (query: object) => () =>
      listOwnTickets(deps, viewer, TicketListQuery.parse({ scope: 'company', ...query }))
    const calls: Record<string, () => Promise<unknown>> = {
      'list, newest': list({}),
      'list, Pending, by change': list({ status: 'Pending', sort: 'updatedAt' }),
      'list, by priority': list({ sort: 'priority' }),
      'list, of this month': list({ month: new Date().toISOString().slice(0, 7) }),
      'list, of a month of last year': list({ month: monthBefore(15) }),
      'list, of a month of last year, by priority': list({
        month: monthBefore(15),
        sort: 'priority',
      }),
      'list, first answer in time': list({ response: 'met' }),
      'list, first answer late, of which there is none': list({ response: 'breached' }),
      'list, solution late': list({ resolution: 'breached' }),
      'list, solution late, oldest first': list({ resolution: 'breached', direction: 'asc' }),
      'list, solution late, by priority': list({ resolution: 'breached', sort: 'priority' }),
      'list, solution late, by change': list({ resolution: 'breached', sort: 'updatedAt' }),
      'list, solution to come': list({ resolution: 'pending' }),
      dashboard: () => getDashboard(deps, viewer, { scope: 'company' }),
    }
    for (const [name, q] of Object.entries(SEARCHES)) calls[`search: ${name}`] = list({ q })
    for (const [name, call] of Object.entries(calls)) {
      if (!name.includes(values.only)) continue
      const ms = await measure(call)
      const limit = name.startsWith('list') ? LIMITS.list : LIMITS.other
      console.log(
        `| ${name} | ${sees} | ${ms.toFixed(1)}${ms > limit ? ' MISSED' : ''} | ${limit} |`,
      )
    }
  }
  await pool.end()
})

/** `YYYY-MM`, so many months ago. */
function monthBefore(months: number): string {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months, 1)
  return day.toISOString().slice(0, 7)
}

/** Fills a company as the use-cases would, and returns a person of it with 20 tickets who takes part in 190. */
async function seedCompany(
  db: Db,
  tickets: number,
): Promise<{ customerId: string; userId: string }> {
  const customerId = '00000000-0000-7000-8000-300000000001'
  const personOf = (n: string) =>
    sql`('00000000-0000-7000-8000-1' || lpad((${sql.raw(n)})::text, 11, '0'))::uuid`
  // Row by row, these would take several times as long.
  const beside = ['keep_text', 'keep_list_version', 'keep_desk']
  for (const name of beside)
    await sql`alter table tickets disable trigger ${sql.raw(name)}`.execute(db)
  await asWorker(db, async (tx) => {
    await sql`
      insert into customers (id, name, active, time_zone, created_at, updated_at)
      values (${customerId}, 'Company', true, 'Europe/Berlin', now(), now())`.execute(tx)
    await sql`
      insert into users (customer_id, id, email, name, role, created_at)
      select ${customerId}, ${personOf('n')}, 'person' || n || '@company.example', 'Person ' || n, 'customer', now()
      from generate_series(1, ${PEOPLE}::int) n`.execute(tx)
    await sql`
      insert into tickets (
        customer_id, id, requester_id, subject, description, priority, status, categories, comment_count,
        created_at, updated_at, first_response_at, first_response_minutes, closed_at, resolution_minutes,
        resolution_code, time_zone, response_due_at, resolution_due_at, is_confidential
      )
      select
        ${customerId}, ('00000000-0000-7000-8000-2' || lpad(n::text, 11, '0'))::uuid, ${personOf(`1 + n % ${PEOPLE}`)},
        'Ticket ' || n || ' about the ' || (array['printer', 'network'])[1 + n % 2],
        'It does not work since this morning, and the other one does not either. '
          || case when n % 200 = 7 then 'The plotter is near. ' else '' end
          || case when n % 20000 = 9 then 'Not the periscope. ' else '' end,
        (array['Low', 'Medium', 'High'])[1 + n % 3],
        (array['Open', 'Pending', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed', 'Closed'])[1 + n % 10],
        array[(select (array_agg(id order by id))[1 + n % count(*)] from categories)]
          || case when n % 10 = 3 then array['SOFTWARE_ISSUE'] else '{}' end,
        0, created, created + interval '1 hour', created + interval '40 minutes', 40,
        case when n % 10 > 1 then created + interval '1 day' end, case when n % 10 > 1 then 500 end,
        case when n % 10 > 1 then 'ISSUE_FIXED' end, 'Europe/Berlin',
        created + interval '1 hour', created + interval '2 days', n % 33 = 0
      from generate_series(1, ${tickets}::int) n,
        lateral (
          select date_trunc('milliseconds', now() - n % 700 * interval '1 day' - n * interval '1 millisecond') as created
        ) dated`.execute(tx)
    await sql`
      insert into ticket_participants (customer_id, ticket_id, user_id, added_by, added_at)
      select customer_id, id, ${personOf('1')}, null, now() from tickets order by id limit 190`.execute(
      tx,
    )
    await sql`
      update tickets set participant_ids = array[${personOf('1')}]
      where id in (select ticket_id from ticket_participants)`.execute(tx)
    await sql`
      insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, search_text)
      select customer_id, requester_id, id, id, searched_words(subject || E'\\n' || description) from tickets`.execute(
      tx,
    )
  })
  for (const name of beside)
    await sql`alter table tickets enable trigger ${sql.raw(name)}`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { rows } = await sql<{ userId: string }>`select ${personOf('1')} as "userId"`.execute(db)
  return { customerId, ...rows[0]! }
}
