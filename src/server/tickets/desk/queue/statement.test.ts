import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, anAgentAtTheDesk } from '#test/a-portal.ts'
import { aCustomer, aUser, storeTickets } from '#test/builders.ts'
import { NOBODY, type QueueFilter } from './filter.ts'
import type { ItemRow } from '#server/tickets/desk/ticket/item-queries.ts'
import { countEach, readPage } from './queries.ts'
import { pageStatement, type QueueOrder, queueOrder, type QueuePosition } from './statement.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
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
const ALL = ['Open', 'Pending', 'Closed'] as const
const NOT_CLOSED = ['Open', 'Pending'] as const

const ORDERS = [
  queueOrder('due', 'asc'),
  queueOrder('priority', 'desc'),
  queueOrder('priority', 'asc'),
  queueOrder('updatedAt', 'desc'),
  queueOrder('updatedAt', 'asc'),
  queueOrder('createdAt', 'desc'),
  queueOrder('createdAt', 'asc'),
]

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
        snoozed_at = case when priority_rank = 1 and status <> 'Closed' then ${NOW}::timestamptz end`.execute(
      tx,
    )
  })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('customers').set({ deletedAt: NOW }).where('id', '=', gone.id).execute(),
  )
  return { deps, customer, agent }
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

function filtersOf(agentId: string, customerId: string): QueueFilter[] {
  return [
    { statuses: ALL },
    { statuses: ['Open'] },
    { statuses: ['Open'], isSnoozed: false },
    { statuses: ['Pending'], isSnoozed: false },
    { statuses: ['Closed'] },
    { statuses: NOT_CLOSED, isSnoozed: false, ownerId: NOBODY },
    { statuses: ALL, ownerId: NOBODY },
    { statuses: ALL, ownerId: agentId },
    { statuses: ['Closed'], isSnoozed: false, ownerId: agentId },
    { statuses: ALL, priorityRank: 3 },
    { statuses: ['Closed'], priorityRank: 2 },
    { statuses: NOT_CLOSED, due: 'breached' },
    { statuses: NOT_CLOSED, due: 'near' },
    { statuses: ['Open'], due: 'near', category: 'HARDWARE_ISSUE' },
    { statuses: NOT_CLOSED, due: 'on_track', maxDays: 2 },
    { statuses: ['Open'], due: 'breached', maxDays: 3, priorityRank: 2 },
    { statuses: ALL, category: 'SECURITY_INCIDENT' },
    { statuses: ALL, category: 'NOBODY_HAS_IT' },
    { statuses: ALL, category: 'HARDWARE_ISSUE', ownerId: agentId },
    { statuses: ['Open'], category: 'HARDWARE_ISSUE', minDays: 1, maxDays: 3 },
    { statuses: ALL, customerId },
    { statuses: ALL, customerId, category: 'NETWORK_ISSUE' },
    { statuses: ['Open'], customerId, due: 'on_track', minDays: 1 },
    { statuses: ALL, maxDays: 2 },
    { statuses: ALL, minDays: 1 },
    { statuses: ['Closed'], minDays: 2, maxDays: 4 },
    { statuses: NOT_CLOSED, isSnoozed: true },
    { statuses: ['Pending'], isSnoozed: true, customerId, maxDays: 2 },
    { statuses: NOT_CLOSED, isSnoozed: true, ownerId: agentId, priorityRank: 1 },
    { statuses: ALL, createdFrom: ago(3), createdBefore: ago(2) },
    { statuses: ALL, createdFrom: ago(4), createdBefore: ago(1), verdict: 'response_breached' },
    { statuses: ALL, createdFrom: ago(4), createdBefore: ago(1), verdict: 'resolution_met' },
    { statuses: ALL, createdFrom: ago(4), createdBefore: ago(1), verdict: 'response_running' },
    { statuses: ALL, closedFrom: ago(3), closedBefore: ago(1) },
    { statuses: ALL, openAt: ago(2) },
  ]
}

function ago(days: number) {
  return new Date(NOW.getTime() - days * DAY_MS)
}

test('a list has the tickets that a walk through all of them finds when it is read page by page', async () => {
  const { deps, agent, customer } = await aDesk()
  await asStaff(deps.db, async (tx) => {
    const everything = await readPage(tx, { statuses: ALL }, { order: ORDERS[0]!, ...FROM_START })
    expect(everything.length).toBeGreaterThan(129)
    for (const filter of filtersOf(agent.id, customer.id)) {
      const wanted = everything.filter((row) => isWanted(row, filter))
      expect(await countEach(tx, [filter], { now: NOW }), JSON.stringify(filter)).toEqual([
        wanted.length,
      ])
      for (const order of ORDERS) {
        const expected = wanted.toSorted((a, b) => compare(a, b, order)).map(({ id }) => id)
        const found: string[] = []
        let after: QueuePosition | undefined
        do {
          const page = await readPage(tx, filter, { order, after, limit: PAGE, now: NOW })
          found.push(...page.map(({ id }) => id))
          const last = page.length === PAGE ? page.at(-1) : undefined
          after = last && { key: keyOf(last, order), id: last.id }
        } while (after)
        expect(found, `${JSON.stringify(order)} ${JSON.stringify(filter)}`).toEqual(expected)
      }
    }
  })
})

const FROM_START = { after: undefined, limit: 1_000, now: NOW }

/** The filters as they are meant, ticket by ticket. */
function isWanted(row: ItemRow, filter: QueueFilter): boolean {
  const days = (NOW.getTime() - row.createdAt.getTime()) / DAY_MS
  const { due, isSnoozed, createdFrom, createdBefore, closedFrom, closedBefore, openAt } = filter
  const verdict = filter.verdict?.split('_')
  return [
    filter.statuses.includes(row.status),
    isSnoozed === undefined || (row.snoozedAt !== null) === isSnoozed,
    !filter.customerId || row.customerId === filter.customerId,
    !filter.ownerId || (row.assigneeId ?? NOBODY) === filter.ownerId,
    !filter.priorityRank || row.priority === PRIORITIES[filter.priorityRank - 1],
    !filter.category || row.categories.includes(filter.category),
    !due || (row.dueAt !== null && dueState(row) === due),
    filter.minDays === undefined || days >= filter.minDays,
    filter.maxDays === undefined || days < filter.maxDays,
    !createdFrom || (row.createdAt >= createdFrom && row.createdAt < createdBefore!),
    !closedFrom ||
      (row.closedAt !== null && row.closedAt >= closedFrom && row.closedAt < closedBefore!),
    !openAt || (row.createdAt < openAt && (row.closedAt === null || row.closedAt >= openAt)),
    !verdict || verdictOf(row, verdict[0]!) === verdict[1],
  ].every(Boolean)
}

function dueState({ dueAt, nearAt }: ItemRow) {
  if (dueAt! < NOW) return 'breached'
  return nearAt! < NOW ? 'near' : 'on_track'
}

function verdictOf(row: ItemRow, clock: string) {
  const [ended, due] =
    clock === 'response'
      ? [row.firstResponseAt, row.responseDueAt]
      : [row.closedAt, row.resolutionDueAt]
  if (ended) return ended <= due! ? 'met' : 'breached'
  return due! >= NOW ? 'running' : 'breached'
}

function compare(a: ItemRow, b: ItemRow, { key, isDown }: QueueOrder): number {
  const columns = {
    due_order: 'dueOrder',
    priority_order: 'priorityOrder',
    changed_at: 'changedAt',
    created_at: 'createdAt',
  } as const
  const difference = Number(a[columns[key]]) - Number(b[columns[key]]) || (a.id < b.id ? -1 : 1)
  return isDown ? -difference : difference
}

function keyOf(row: ItemRow, { key }: QueueOrder): string {
  if (key === 'due_order') return String(row.dueOrder)
  if (key === 'priority_order') return String(row.priorityOrder)
  return (key === 'changed_at' ? row.changedAt : row.createdAt).toISOString()
}

test('the queue shows the new name when a person was renamed', async () => {
  const portal = await aPortal({ now: NOW })
  const { deps, user } = portal
  await storeTickets(deps, user, [{}])
  await asWorker(deps.db, (tx) =>
    tx.updateTable('users').set({ name: 'Jane Renamed' }).where('id', '=', user.id).execute(),
  )
  const [row] = await asStaff(deps.db, (tx) =>
    readPage(
      tx,
      { statuses: ALL, customerId: user.customerId },
      { order: ORDERS[0]!, ...FROM_START },
    ),
  )
  expect(row).toMatchObject({ requesterName: 'Jane Renamed', requesterId: user.id })
})

test('each shape of statement is the one that was reviewed', async () => {
  const { deps } = await aPortal()
  const agentId = 'agent-id'
  const customerId = 'customer-id'
  const page = { limit: 31, now: NOW, categorySets: undefined }
  const after = { key: '1772539200000', id: 'ticket-id' }
  const print = (filter: QueueFilter, order: QueueOrder, more = {}) =>
    pageStatement(filter, { ...page, after: undefined, ...more, order }).compile(deps.db).sql
  const shapes = {
    'all by due date': print({ statuses: ALL }, ORDERS[0]!),
    'open by due date, second page': print({ statuses: ['Open'] }, ORDERS[0]!, { after }),
    'open and awake by last change': print({ statuses: ['Open'], isSnoozed: false }, ORDERS[3]!),
    'asleep by due date': print({ statuses: NOT_CLOSED, isSnoozed: true }, ORDERS[0]!),
    'closed, oldest first': print({ statuses: ['Closed'] }, ORDERS[6]!),
    'one priority by priority': print({ statuses: ['Open'], priorityRank: 3 }, ORDERS[1]!),
    'of an age by last change': print({ statuses: ['Open'], minDays: 1, maxDays: 7 }, ORDERS[3]!),
    'of an age by due date': print({ statuses: ['Open'], maxDays: 7 }, ORDERS[0]!),
    'breached of an agent and a customer': print(
      { statuses: ['Open'], due: 'breached', ownerId: agentId, customerId },
      ORDERS[0]!,
    ),
    'near with a category': print({ statuses: ['Open'], due: 'near' }, ORDERS[0]!, {
      categorySets: ['1', '2'],
    }),
    'of a figure': print(
      { statuses: ALL, createdFrom: ago(7), createdBefore: NOW, verdict: 'response_breached' },
      ORDERS[0]!,
    ),
    'found by a search': print(
      { statuses: ALL, found: { customerIds: [], ticketIds: [] } },
      ORDERS[0]!,
    ),
    'searched for': print({ statuses: ALL, search: { terms: ['a'], number: null } }, ORDERS[0]!),
  }
  const text = Object.entries(shapes).map(([name, statement]) => `-- ${name}\n${statement}\n`)
  await expect(text.join('\n')).toMatchFileSnapshot('statement.snapshot.sql')
})
