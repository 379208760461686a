import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { createSession, sessionCheck } from '#server/access/sessions/sessions.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, anAgentAtTheDesk } from '#test/a-portal.ts'
import { aCustomer, aUser, storeTickets } from '#test/builders.ts'
import type { DeskPlace } from './desk-cursor.ts'
import {
  deskOrder,
  type DeskOrder,
  deskRanges,
  startOf,
  toDeskWants,
  VIEWER,
} from './desk-ranges.ts'
import { chooseWay, type DeskWay, type FewBy, fewToAskFor } from './desk-way.ts'
import { areDeskTicketsFew, readDeskPageOfSession } from './queue-queries.ts'
import type { WantedTickets } from './wanted-tickets.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const HOUR_MS = 3_600_000
const PAGE = 20
const PRIORITIES = ['Low', 'Medium', 'High'] as const
const STATUSES = ['Open', 'Open', 'Pending', 'Closed'] as const
const CATEGORIES = [
  ['HARDWARE_ISSUE'],
  ['HARDWARE_ISSUE', 'NETWORK_ISSUE'],
  ['NETWORK_ISSUE'],
  ['SOFTWARE_ISSUE'],
  ['SOFTWARE_ISSUE', 'HARDWARE_ISSUE'],
]

const ORDERS = [
  deskOrder('due', 'asc'),
  deskOrder('priority', 'desc'),
  deskOrder('updatedAt', 'desc'),
  deskOrder('updatedAt', 'asc'),
  deskOrder('createdAt', 'desc'),
  deskOrder('createdAt', 'asc'),
].filter((order) => order !== undefined)

type Desk = Awaited<ReturnType<typeof aDesk>>

/** A portal with tickets of every kind, which come round in different steps, and a customer that was deleted. */
async function aDesk() {
  const portal = await aPortal({ now: NOW })
  const { deps, customer } = portal
  const { agent } = await anAgentAtTheDesk(portal)
  const gone = await aCustomer(deps)
  await storeTickets(deps, portal.user, Array.from({ length: 130 }, aTicketOfStep))
  await storeTickets(deps, await aUser(deps, gone), Array.from({ length: 20 }, aTicketOfStep))
  await asWorker(deps.db, async (tx) => {
    await sql`
      update desk_tickets set
        assignee_id = case when extract(hour from created_at)::int % 2 = 0 then ${agent.id}::uuid end,
        snoozed_at = case when priority_rank = 1 and status <> 'Closed' then ${NOW}::timestamptz end,
        told_due_at = case when ticket_id::text < '8' then due_at end`.execute(tx)
  })
  await deleteCustomer(deps, gone)
  const { token } = await createSession(deps, agent)
  return { ...portal, customer, agent, check: sessionCheck(deps, token) }
}

function deleteCustomer({ db }: Pick<Deps, 'db'>, { id }: { id: string }) {
  return asStaff(db, (tx) =>
    tx.updateTable('customers').set({ deletedAt: NOW }).where('id', '=', id).execute(),
  )
}

function aTicketOfStep(_: unknown, n: number) {
  const at = new Date(NOW.getTime() - (n % 37) * 3 * HOUR_MS)
  const status = STATUSES[n % 4]!
  return {
    priority: PRIORITIES[n % 3]!,
    status,
    categories: n % 61 === 0 ? ['SECURITY_INCIDENT'] : CATEGORIES[n % 5]!,
    createdAt: at,
    updatedAt: new Date(at.getTime() + (n % 5) * (n % 2 === 0 ? 1 : 25) * HOUR_MS),
    closedAt: status === 'Closed' ? at : null,
    responseDueAt: new Date(at.getTime() + (n % 7) * 20 * HOUR_MS),
    resolutionDueAt: new Date(at.getTime() + 200 * HOUR_MS),
  }
}

test('each way finds what a planned statement finds, page by page, in each order', async () => {
  const desk = await aDesk()
  const { agent, customer } = desk
  const statuses = ['Open', 'Pending', 'Closed'] as const
  const notClosed = ['Open', 'Pending'] as const
  const wanteds: WantedTickets[] = [
    { statuses },
    { statuses: ['Open'] },
    { statuses: ['Open'], isSnoozed: false },
    { statuses: ['Pending'], isSnoozed: false },
    { statuses: ['Closed'] },
    { statuses: notClosed, isSnoozed: false, isUnassigned: true },
    { statuses, isUnassigned: true },
    { statuses, assigneeId: agent.id },
    { statuses: ['Open'], assigneeId: VIEWER },
    { statuses: ['Closed'], isSnoozed: false, assigneeId: agent.id },
    { statuses, priorityRank: 3 },
    { statuses: ['Closed'], priorityRank: 2 },
    { statuses: notClosed, due: 'breached' },
    { statuses: notClosed, due: 'near' },
    { statuses: ['Open'], due: 'near', category: 'HARDWARE_ISSUE' },
    { statuses: notClosed, due: 'on_track', maxDays: 2 },
    { statuses: ['Open'], due: 'breached', maxDays: 3, priorityRank: 2 },
    { statuses, category: 'SECURITY_INCIDENT' },
    { statuses, category: 'NOBODY_HAS_IT' },
    { statuses, category: 'HARDWARE_ISSUE', assigneeId: agent.id },
    { statuses: ['Open'], category: 'HARDWARE_ISSUE', minDays: 1, maxDays: 3 },
    { statuses: ['Closed'], category: 'HARDWARE_ISSUE', isUnassigned: true },
    { statuses, customerId: customer.id },
    { statuses, customerId: customer.id, category: 'NETWORK_ISSUE' },
    { statuses: ['Open'], customerId: customer.id, due: 'on_track', minDays: 1 },
    { statuses, maxDays: 2 },
    { statuses, minDays: 1 },
    { statuses: ['Closed'], minDays: 2, maxDays: 4 },
    { statuses: notClosed, isSnoozed: true },
    { statuses: ['Open'], isSnoozed: true, category: 'HARDWARE_ISSUE', due: 'on_track' },
    { statuses: ['Pending'], isSnoozed: true, customerId: customer.id, maxDays: 2 },
    { statuses: notClosed, isSnoozed: true, assigneeId: agent.id, priorityRank: 1 },
  ]
  for (const order of ORDERS) {
    for (const wanted of wanteds) {
      const planned = await planList(desk, wanted, order)
      const ways = waysOf(wanted, order)
      expect(ways).toContain(chooseWay(wanted, order, new Set()))
      expect(ways).toContain(chooseWay(wanted, order, new Set(fewToAskFor(wanted, order))))
      for (const way of ways)
        expect(
          await readList(desk, { wanted, order, way }),
          `${order.name} ${way} ${JSON.stringify(wanted)}`,
        ).toEqual(planned)
    }
  }
}, 120_000)

test('a page has the new name as soon as somebody was renamed, and nothing of a customer who was deleted', async () => {
  const desk = await aDesk()
  const { deps, customer, user } = desk
  const [order] = ORDERS
  const read = async () =>
    (await readPage(desk, { wanted: { statuses: ['Open'] }, order: order!, way: 'plain' })).json
  expect(await read()).toContain(customer.id)
  await asWorker(deps.db, (tx) =>
    sql`update users set name = 'Somebody Else' where id = ${user.id}`.execute(tx),
  )
  expect(await read()).toContain('Somebody Else')
  await deleteCustomer(deps, customer)
  expect(await read()).not.toContain(customer.id)
}, 120_000)

test('a way that nobody knows is refused, not answered with an empty page', async () => {
  const desk = await aDesk()
  const asked = { wanted: { statuses: ['Open'] as const }, order: ORDERS[0]! }
  await expect(readPage(desk, { ...asked, way: 'elsewhere' as DeskWay })).rejects.toThrow('case')
  expect(await readPage(desk, { ...asked, way: 'none' })).toMatchObject({ json: '[]' })
}, 120_000)

test('a filter leaves few tickets up to a number of the wanted states', async () => {
  const { deps } = await aDesk()
  const areFew = (wanted: WantedTickets, filter: FewBy, atMost: number) =>
    areDeskTicketsFew(deps.pool, toDeskWants(deskRanges(wanted, NOW)!), {
      filter,
      now: NOW,
      atMost,
    })
  // The tests of this file share a database.
  const { rows } = await asStaff(deps.db, (tx) =>
    sql<{ all: number; rare: number; closed: number }>`
      select
        count(*) as all, count(*) filter (where 'SECURITY_INCIDENT' = any (categories)) as rare,
        count(*) filter (where status = 'Closed') as closed from desk_tickets`.execute(tx),
  )
  const { all, rare, closed } = rows[0]!
  const statuses = ['Open', 'Pending', 'Closed'] as const
  const edges = [
    [{ statuses, category: 'SECURITY_INCIDENT' }, 'category', rare],
    [{ statuses, maxDays: 200 }, 'age', all],
    [{ statuses: ['Closed'], maxDays: 200 }, 'age', closed],
    [{ statuses: ['Open'], maxDays: 200 }, 'age', all - closed],
  ] as const
  for (const [wanted, filter, count] of edges) {
    expect(await areFew(wanted, filter, count), JSON.stringify(wanted)).toBe(true)
    expect(await areFew(wanted, filter, count - 1), JSON.stringify(wanted)).toBe(false)
  }
  const due = { statuses: ['Open', 'Pending'], due: 'breached' } as const
  expect(await areFew(due, 'due', 1_000)).toBe(true)
  expect(await areFew(due, 'due', 5)).toBe(false)
}, 120_000)

/** The ways that find these, whichever is chosen. */
function waysOf(wanted: WantedTickets, order: DeskOrder): DeskWay[] {
  const { statuses: _, isSnoozed, ...others } = wanted
  const { category, customerId, due, minDays, maxDays, priorityRank, isUnassigned, assigneeId } =
    others
  if (isSnoozed) return ['asleep']
  const isOwned = assigneeId !== undefined || (isUnassigned === true && order.key === 'due_order')
  const isTold = (due === 'near' || due === 'breached') && order.key !== 'due_order'
  if (customerId !== undefined) {
    if (category !== undefined) return ['narrow_of_customer_of_sets']
    return Object.keys(others).length === 1
      ? ['customer', 'narrow_of_customer']
      : ['narrow_of_customer']
  }
  if (category !== undefined)
    return [
      'narrow_of_sets',
      'of_sets',
      ...(Object.keys(others).length === 1 ? (['category'] as const) : []),
      ...(Object.keys(others).every((name) => ['category', 'minDays', 'maxDays'].includes(name))
        ? (['age_and_category'] as const)
        : []),
      ...(order.name === 'desk_last_changed' ? (['older_of_sets'] as const) : []),
      ...(isOwned ? (['owned_of_sets'] as const) : []),
      ...(isTold ? (['told_of_sets'] as const) : []),
    ]
  const isOfAge = minDays !== undefined || maxDays !== undefined
  const singles: [DeskWay, boolean][] = [
    ['rank', priorityRank !== undefined],
    ['owner', isUnassigned === true || assigneeId !== undefined],
    ['due', due !== undefined],
    ['age', isOfAge],
  ]
  const narrowing = singles.filter(([, isWanted]) => isWanted).map(([way]) => way)
  return [
    'narrow_aged',
    ...(narrowing.length === 1 ? narrowing : []),
    ...(narrowing.length === 0 ? (['plain'] as const) : []),
    ...(isOfAge ? [] : (['narrow'] as const)),
    ...(order.name === 'desk_last_changed' ? (['older'] as const) : []),
    ...(isOwned ? (['owned'] as const) : []),
    ...(isTold ? (['narrow_told'] as const) : []),
    ...(isTold && narrowing.length === 1 ? (['told'] as const) : []),
    ...(due !== undefined && order.key !== 'due_order' ? (['few_due'] as const) : []),
    ...(isOfAge && order.key !== 'created_at' ? (['few_of_age'] as const) : []),
  ]
}

/** Reads all pages of a list by the session of the agent. */
async function readList(
  desk: Desk,
  asked: { wanted: WantedTickets; order: DeskOrder; way: DeskWay },
) {
  const pages: { ids: string[]; last: DeskPlace | undefined }[] = []
  let after: DeskPlace | undefined
  do {
    const { json, last } = await readPage(desk, { ...asked, after })
    const items: { id: string }[] = JSON.parse(json)
    pages.push({ ids: items.map(({ id }) => id), last })
    after = last
  } while (after)
  return pages
}

async function readPage(
  { deps, check }: Desk,
  asked: { wanted: WantedTickets; order: DeskOrder; way: DeskWay; after?: DeskPlace | undefined },
) {
  const { wanted, order, way, after } = asked
  const ranges = deskRanges(wanted, NOW)!
  const page = await readDeskPageOfSession(deps.pool, check, {
    order,
    wants: toDeskWants(ranges),
    way,
    start: startOf(order, ranges, after),
    limit: PAGE,
  })
  return page!
}

/** Finds all pages of a list by statements that are planned for it. */
async function planList(
  { deps, agent }: Desk,
  { assigneeId, ...others }: WantedTickets,
  { key, isDown }: DeskOrder,
) {
  const wanted = JSON.stringify({
    ...others,
    assigneeId: assigneeId === VIEWER ? agent.id : assigneeId,
  })
  const pages: { ids: string[]; last: DeskPlace | undefined }[] = []
  await asStaff(deps.db, async (tx) => {
    let after: DeskPlace | undefined
    do {
      const { rows } = await sql<{ lastKey: string | null; lastId: string; ids: string[] }>`
        select last_key, last_id, array(
          select ticket_id::text from unnest(spots) with ordinality page (spot, place)
          join desk_tickets on ctid = spot where place <= ${PAGE} order by place
        ) as ids
        from plan_desk_page(${wanted}, ${NOW}, ${key}, ${isDown}, ${after?.key}, ${after?.id}, ${PAGE})`.execute(
        tx,
      )
      const { ids, lastKey, lastId } = rows[0]!
      after = lastKey === null ? undefined : { key: lastKey, id: lastId }
      pages.push({ ids, last: after })
    } while (after)
  })
  return pages
}
