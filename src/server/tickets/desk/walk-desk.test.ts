import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { aPortal, anAgentAtTheDesk } from '#test/a-portal.ts'
import { storeTickets } from '#test/builders.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const HOUR_MS = 3_600_000
const PAGE = 20

const ORDERS = [
  { key: 'due_order', sort: 'due', isDown: false, descending: false },
  { key: 'priority_order', sort: 'priority', isDown: false, descending: true },
  { key: 'changed_at', sort: 'updatedAt', isDown: true, descending: true },
  { key: 'changed_at', sort: 'updatedAt', isDown: false, descending: false },
  { key: 'created_at', sort: 'createdAt', isDown: true, descending: true },
  { key: 'created_at', sort: 'createdAt', isDown: false, descending: false },
]
type Order = (typeof ORDERS)[number]
type Page = { ids: string[]; lastKey: string | null; lastId: string | null }
type Row = Omit<Page, 'ids'> & { tickets: string | null }

/** A portal with tickets of every kind, which come round in different steps. */
async function aDesk() {
  const portal = await aPortal({ now: NOW })
  const { agent } = await anAgentAtTheDesk(portal)
  await storeTickets(
    portal.deps,
    portal.user,
    Array.from({ length: 130 }, (_, n) => {
      const at = new Date(NOW.getTime() - (n % 37) * 3 * HOUR_MS)
      const status = (['Open', 'Open', 'Pending', 'Closed'] as const)[n % 4]!
      return {
        priority: (['Low', 'Medium', 'High'] as const)[n % 3]!,
        status,
        categories: n % 61 === 0 ? ['SECURITY_INCIDENT'] : ['HARDWARE_ISSUE'],
        createdAt: at,
        updatedAt: new Date(at.getTime() + (n % 5) * HOUR_MS),
        closedAt: status === 'Closed' ? at : null,
        responseDueAt: new Date(at.getTime() + (n % 7) * 20 * HOUR_MS),
        resolutionDueAt: new Date(at.getTime() + 200 * HOUR_MS),
      }
    }),
  )
  await asStaff(portal.deps.db, (tx) =>
    sql`
      update desk_tickets set
        assignee_id = case when extract(hour from created_at)::int % 2 = 0 then ${agent.id}::uuid end,
        snoozed_at = case when priority_rank = 1 and status <> 'Closed' then ${NOW}::timestamptz end
      where customer_id = ${portal.customer.id}`.execute(tx),
  )
  return { ...portal, agent }
}

test('a walk and a sort find what a planned statement finds, page by page, in each order', async () => {
  const { deps, customer, agent } = await aDesk()
  const statuses = ['Open', 'Pending', 'Closed']
  const wanteds = [
    { statuses },
    { statuses: ['Open'] },
    { statuses: ['Open'], isSnoozed: false },
    { statuses: ['Pending'], isSnoozed: false },
    { statuses: ['Closed'] },
    { statuses: ['Open', 'Pending'], isSnoozed: false, isUnassigned: true },
    { statuses, isUnassigned: true },
    { statuses, assigneeId: agent.id },
    { statuses: ['Closed'], isSnoozed: false, assigneeId: agent.id },
    { statuses, priorityRank: 3 },
    { statuses: ['Open'], category: 'HARDWARE_ISSUE', minDays: 1, maxDays: 3 },
    { statuses: ['Open', 'Pending'], due: 'breached' },
    { statuses: ['Open', 'Pending'], due: 'near' },
    { statuses: ['Open', 'Pending'], due: 'on_track', maxDays: 2 },
    { statuses, category: 'SECURITY_INCIDENT' },
    { statuses, category: 'SECURITY_INCIDENT', assigneeId: agent.id },
    { statuses: ['Pending'], category: 'HARDWARE_ISSUE', assigneeId: agent.id },
    { statuses: ['Closed'], category: 'HARDWARE_ISSUE' },
    { statuses, customerId: customer.id },
    { statuses: ['Open'], customerId: customer.id, due: 'on_track', minDays: 1 },
    { statuses, maxDays: 2 },
    { statuses: ['Open'], due: 'breached', maxDays: 3 },
  ]
  const asleep = [
    { statuses: ['Open', 'Pending'], isSnoozed: true },
    { statuses: ['Open'], isSnoozed: true, category: 'HARDWARE_ISSUE', due: 'on_track' },
    { statuses: ['Pending'], isSnoozed: true, customerId: customer.id, maxDays: 2 },
    { statuses: ['Open', 'Pending'], isSnoozed: true, assigneeId: agent.id },
  ]
  await asStaff(deps.db, async (tx) => {
    for (const order of ORDERS) {
      for (const wanted of wanteds) {
        for (const way of waysOf(wanted, order)) await comparePages(tx, { wanted, way, order })
        await comparePages(tx, { wanted, order })
      }
      for (const wanted of asleep) await comparePages(tx, { wanted, order })
    }
  })
}, 120_000)

test('few tickets are sorted, many are walked past, and what no range can say is planned', async () => {
  const { deps, customer, agent } = await aDesk()
  const statuses = ['Open', 'Pending']
  await sql`analyze desk_tickets`.execute(deps.db)
  await asStaff(deps.db, async (tx) => {
    // A connection knows it from before.
    await sql`select set_config('portico.rare_categories', '', false)`.execute(tx)
    const wayOf = async (narrowed: object, key = 'changed_at') => {
      const wanted = JSON.stringify({ statuses, ...narrowed })
      const { rows } = await sql<{ way: string | null }>`
        select way.way
        from desk_ranges(${wanted}, ${NOW}) wants, find_desk_way(${wanted}, wants, ${key}, ${NOW}) way
        where wants.state_from is not null`.execute(tx)
      return rows[0]?.way
    }
    expect(await wayOf({})).toBe('plain')
    expect(await wayOf({ priorityRank: 3 })).toBe('narrow')
    expect(await wayOf({ isSnoozed: true })).toBe('asleep')
    expect(await wayOf({ assigneeId: agent.id })).toBe('owned')
    expect(await wayOf({ assigneeId: agent.id, statuses: ['Closed'] })).toBe('sort')
    expect(await wayOf({ assigneeId: agent.id, statuses: ['Closed'] }, 'due_order')).toBe('owned')
    expect(await wayOf({ assigneeId: agent.id, category: 'HARDWARE_ISSUE' })).toBe('owned_marked')
    expect(await wayOf({ isUnassigned: true })).toBe('narrow')
    expect(await wayOf({ isUnassigned: true }, 'due_order')).toBe('owned')
    expect(await wayOf({ customerId: customer.id })).toBe('customer')
    expect(await wayOf({ minDays: 30 })).toBe('sort')
    expect(await wayOf({ minDays: 30 }, 'created_at')).toBe('narrow')
    expect(await wayOf({ category: 'SECURITY_INCIDENT' })).toBe('category')
    expect(await wayOf({ category: 'HARDWARE_ISSUE' })).toBe('marked')
    expect(await wayOf({ category: 'NOBODY_HAS_IT' })).toBe('category')
    expect(await wayOf({ ids: [], customers: [] })).toBeUndefined()
    expect(await wayOf({ aNewFilter: 'x' })).toBeUndefined()
  })
}, 120_000)

test('a page has the new name as soon as somebody was renamed, and nothing of a customer who was deleted', async () => {
  const { deps, customer, user } = await aDesk()
  await asStaff(deps.db, async (tx) => {
    const read = async () => {
      const { rows } = await sql<Row>`
        select tickets from list_desk_page(${JSON.stringify({ statuses: ['Open'] })}, ${NOW}, 'due', false, null, null, ${PAGE})`.execute(
        tx,
      )
      return rows[0]?.tickets
    }
    expect(await read()).toContain(customer.id)
    await sql`update users set name = 'Somebody Else' where id = ${user.id}`.execute(tx)
    expect(await read()).toContain('Somebody Else')
    await sql`update customers set deleted_at = ${NOW} where id = ${customer.id}`.execute(tx)
    expect(await read()).not.toContain(customer.id)
  })
}, 120_000)

/** The ways that may find these. */
function waysOf(wanted: object, { key }: Order): string[] {
  const isMarked = 'category' in wanted
  const isOwned = 'assigneeId' in wanted || ('isUnassigned' in wanted && key === 'due_order')
  return [
    'sort',
    isMarked ? 'marked' : 'narrow',
    ...(isOwned ? [isMarked ? 'owned_marked' : 'owned'] : []),
  ]
}

/** Compares all pages of a list, found in one way or in the one that the queue takes. */
async function comparePages(
  tx: Tx,
  { wanted, way, order }: { wanted: object; way?: string; order: Order },
) {
  let after: Page | undefined
  do {
    const planned = await planPage(tx, wanted, order, after)
    const { tickets, lastKey, lastId } = await readPage(tx, { wanted, way, order, after })
    const items: { id: string }[] = JSON.parse(`[${tickets}]`)
    expect(
      { ids: items.map(({ id }) => id), lastKey, lastId },
      `${order.key} ${way} ${JSON.stringify(wanted)}`,
    ).toEqual(planned)
    after = planned
  } while (after.lastKey !== null)
}

async function planPage(tx: Tx, wanted: object, { key, isDown }: Order, after?: Page) {
  const { rows } = await sql<Page>`
    select last_key, case when last_key is not null then last_id end as last_id, array(
      select ticket_id::text from unnest(spots) with ordinality page (spot, place)
      join desk_tickets on ctid = spot order by place
    ) as ids
    from plan_desk_page(
      ${JSON.stringify(wanted)}, ${NOW}, ${key}, ${isDown}, ${after?.lastKey}, ${after?.lastId}, ${PAGE}
    )`.execute(tx)
  return rows[0]!
}

async function readPage(
  tx: Tx,
  asked: { wanted: object; way: string | undefined; order: Order; after: Page | undefined },
) {
  const { way, order, after } = asked
  const wanted = JSON.stringify(asked.wanted)
  const { rows } =
    way === undefined
      ? await sql<Row>`
          select tickets, last_key, last_id from list_desk_page(
            ${wanted}, ${NOW}, ${order.sort}, ${order.descending}, ${after?.lastKey}, ${after?.lastId}, ${PAGE}
          )`.execute(tx)
      : await sql<Row>`
          select tickets, last_key, last_id from read_desk_ranges(
            desk_ranges(${wanted}, ${NOW}), ${way}, array(select ctid from desk_tickets),
            ${order.key}, ${order.isDown}, ${after?.lastKey}, ${after?.lastId}, ${PAGE}, ${NOW}, false
          )`.execute(tx)
  return rows[0]!
}
