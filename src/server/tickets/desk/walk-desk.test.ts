import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { aPortal, anAgentAtTheDesk } from '#test/a-portal.ts'
import { storeTickets } from '#test/builders.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const HOUR_MS = 3_600_000
const PAGE = 20

type Found = { spots: string | null; lastKey: string | null; lastId: string | null }
type Question = { wanted: object; key: string; isDown: boolean; after?: Found }

async function find(tx: Tx, by: 'walk_desk' | 'plan_desk_page', question: Question) {
  const { wanted, key, isDown, after } = question
  const { rows } = await sql<Found>`
    select spots::text, last_key, last_id from ${sql.raw(by)}(
      ${JSON.stringify(wanted)}, ${NOW}, ${key}, ${isDown}, ${after?.lastKey}, ${after?.lastId}, ${PAGE}
    )`.execute(tx)
  return rows[0]!
}

const ORDERS = [
  { key: 'due_order', isDown: false },
  { key: 'priority_order', isDown: false },
  { key: 'changed_at', isDown: true },
  { key: 'changed_at', isDown: false },
  { key: 'created_at', isDown: true },
  { key: 'created_at', isDown: false },
]

test('a walk finds what a planned statement finds, page by page, and nothing where it ends too early', async () => {
  const portal = await aPortal({ now: NOW })
  const { agent } = await anAgentAtTheDesk(portal)
  const stored = await storeTickets(
    portal.deps,
    portal.user,
    Array.from({ length: 420 }, (_, n) => {
      const at = new Date(NOW.getTime() - (n % 37) * 3 * HOUR_MS)
      return {
        priority: (['Low', 'Medium', 'High'] as const)[n % 3]!,
        status: n < 350 ? ('Open' as const) : (['Pending', 'Closed'] as const)[n % 2]!,
        categories: n === 200 ? ['SECURITY_INCIDENT'] : ['HARDWARE_ISSUE'],
        createdAt: at,
        updatedAt: new Date(at.getTime() + (n % 5) * HOUR_MS),
        closedAt: n >= 350 && n % 2 === 1 ? at : null,
        responseDueAt: new Date(at.getTime() + (n % 7) * 20 * HOUR_MS),
        resolutionDueAt: new Date(at.getTime() + 200 * HOUR_MS),
      }
    }),
  )
  const statuses = ['Open', 'Pending', 'Closed']
  const wanteds = [
    { statuses },
    { statuses: ['Open'], isSnoozed: false },
    { statuses: ['Closed'] },
    { statuses: ['Open', 'Pending'], isSnoozed: true },
    { statuses: ['Open', 'Pending'], isUnassigned: true },
    { statuses, priorityRank: 3 },
    { statuses: ['Open'], category: 'HARDWARE_ISSUE', minDays: 1, maxDays: 3 },
    { statuses: ['Open', 'Pending'], due: 'breached' },
    { statuses: ['Open', 'Pending'], due: 'near' },
    { statuses: ['Open', 'Pending'], due: 'on_track' },
    { statuses, category: 'SECURITY_INCIDENT' },
    { statuses, customerId: portal.customer.id },
    { statuses: ['Open'], customerId: portal.customer.id, due: 'on_track', minDays: 1 },
  ]
  await asStaff(portal.deps.db, async (tx) => {
    const some = stored.filter((_, n) => n % 4 === 0).map(({ id }) => id)
    await tx
      .updateTable('deskTickets')
      .set({ assigneeId: agent.id })
      .where('ticketId', 'in', some)
      .execute()
    await tx
      .updateTable('deskTickets')
      .set({ snoozedAt: NOW })
      .where('ticketId', 'in', some.slice(0, 30))
      .execute()
    const pairs: { question: Question; walk: Found; planned: Found }[] = []
    for (const order of ORDERS) {
      for (const wanted of wanteds) {
        let after: Found | undefined
        do {
          const question: Question = { wanted, ...order, ...(after && { after }) }
          const planned = await find(tx, 'plan_desk_page', question)
          pairs.push({ question, walk: await find(tx, 'walk_desk', question), planned })
          after = planned.lastKey === null ? undefined : planned
        } while (after)
      }
    }
    const walked = pairs.filter(({ walk }) => walk.spots !== null)
    expect(walked.length).toBeGreaterThan(200)
    const pageOf = ({ spots, lastKey, lastId }: Found) => ({
      spots: spots ?? '{}',
      end: lastKey && `${lastKey} ${lastId}`,
    })
    for (const { question, walk, planned } of walked)
      expect(pageOf(walk), JSON.stringify(question)).toEqual(pageOf(planned))
    // One of 350 open tickets, of which a walk looks at 200.
    const rare = { wanted: { statuses: ['Open'], category: 'SECURITY_INCIDENT' }, ...ORDERS[0]! }
    expect((await find(tx, 'walk_desk', rare)).spots).toBeNull()
    expect((await find(tx, 'plan_desk_page', rare)).spots).toMatch(/^\{"\(\d+,\d+\)"\}$/)
    for (const narrowed of [
      { assigneeId: agent.id },
      { ids: [], customers: [] },
      { aNewFilter: 'x' },
    ]) {
      const wanted = { statuses, ...narrowed }
      expect((await find(tx, 'walk_desk', { wanted, ...ORDERS[0]! })).spots).toBeNull()
    }
  })
}, 120_000)

test('a page of a view is what a planned statement finds, in each order, and none while somebody was renamed', async () => {
  const portal = await aPortal({ now: NOW })
  const { agent } = await anAgentAtTheDesk(portal)
  await storeTickets(
    portal.deps,
    portal.user,
    Array.from({ length: 70 }, (_, n) => {
      const at = new Date(NOW.getTime() - (n % 23) * HOUR_MS)
      return {
        priority: (['Low', 'Medium', 'High'] as const)[n % 3]!,
        status: (['Open', 'Open', 'Pending', 'Closed'] as const)[n % 4]!,
        createdAt: at,
        updatedAt: new Date(at.getTime() + (n % 5) * HOUR_MS),
        closedAt: n % 4 === 3 ? at : null,
        responseDueAt: new Date(at.getTime() + (n % 7) * 20 * HOUR_MS),
      }
    }),
  )
  const statuses = ['Open', 'Pending', 'Closed']
  const wanteds = [
    { statuses },
    { statuses: ['Pending'], isSnoozed: false },
    { statuses: ['Open', 'Pending'], isSnoozed: false, isUnassigned: true },
    { statuses: ['Open', 'Pending'], assigneeId: agent.id },
  ]
  await asStaff(portal.deps.db, async (tx) => {
    await sql`
      update desk_tickets set
        assignee_id = case when extract(minute from created_at)::int % 2 = 0 and priority_rank = 2 then ${agent.id}::uuid end,
        snoozed_at = case when priority_rank = 1 and status = 'Open' then ${NOW}::timestamptz end
      where customer_id = ${portal.customer.id}`.execute(tx)
    for (const wanted of wanteds) {
      // Those of an assignee or of nobody are offered by what is due alone.
      const orders =
        Object.keys(wanted).length > 2 || 'assigneeId' in wanted ? ORDERS.slice(0, 1) : ORDERS
      for (const order of orders) await comparePages(tx, { wanted, ...order })
    }
    const isPlain = async () => {
      const { rows } = await sql<{ is: boolean }>`
        select is_desk_plain(${JSON.stringify({ statuses })}) as is`.execute(tx)
      return rows[0]?.is
    }
    expect(await isPlain()).toBe(true)
    await sql`update users set name = 'Somebody Else' where id = ${agent.id}`.execute(tx)
    expect(await isPlain()).toBe(false)
  })
}, 120_000)

type Page = { ids: string[]; lastKey: string | null; lastId: string | null }

/** Compares all pages of a list. */
async function comparePages(tx: Tx, { wanted, key, isDown }: Question) {
  let after: Page | undefined
  do {
    const asked = sql`${JSON.stringify(wanted)}, ${NOW}, ${key}, ${isDown}, ${after?.lastKey}, ${after?.lastId}, ${PAGE}`
    const plain = await sql<{ tickets: string | null } & Omit<Page, 'ids'>>`
      select tickets, last_key, last_id from read_plain_desk_page(${asked})`.execute(tx)
    const planned = await sql<Page>`
      select last_key, last_id, array(
        select ticket_id::text from unnest(spots) with ordinality page (spot, place)
        join desk_tickets on ctid = spot order by place
      ) as ids
      from plan_desk_page(${asked})`.execute(tx)
    const { tickets, lastKey, lastId } = plain.rows[0]!
    const items: { id: string }[] = JSON.parse(tickets ?? '[]')
    after = planned.rows[0]!
    expect(
      { ids: items.map(({ id }) => id), lastKey, lastId },
      `${key} ${JSON.stringify(wanted)}`,
    ).toEqual(after)
  } while (after.lastKey !== null)
}
