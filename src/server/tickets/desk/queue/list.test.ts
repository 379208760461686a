import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { DeskTicketItem } from '#shared/desk/contract.ts'
import type { DeskAge } from '#shared/desk/values.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, type Portal } from '#test/a-portal.ts'
import { aCustomer, anAdministrator, anInternalNote, aUser, storeTickets } from '#test/builders.ts'
import { signedInAs, type TestClient } from '#test/test-client.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')
const HOUR_MS = 3_600_000

function hoursFromNow(hours: number) {
  return new Date(NOW.getTime() + hours * HOUR_MS)
}

function anAgent({ deps }: Portal, name = 'Agnes Agent') {
  const email = `agent-${randomUUID()}@portico.example`
  return anAdministrator(deps, { email, name, role: 'agent' })
}

/** A portal at NOW with nothing in its queue, and an agent signed in. */
async function aDesk() {
  const portal = await aPortal({ now: NOW })
  // The tests share a database, and the queue leaves out what belongs to a deleted customer.
  await portal.deps.db
    .updateTable('customers')
    .set({ deletedAt: NOW })
    .where('internal', '=', false)
    .where('id', '!=', portal.customer.id)
    .execute()
  const agent = await anAgent(portal)
  const desk = await signedInAs(portal, agent)
  const store = (tickets: Parameters<typeof storeTickets>[2], user = portal.user) =>
    storeTickets(portal.deps, user, tickets)
  return { ...portal, agent, desk, store }
}

function assign({ deps }: Portal, ticketIds: string[], assigneeId: string | null) {
  return asStaff(deps.db, (tx) =>
    tx.updateTable('deskTickets').set({ assigneeId }).where('ticketId', 'in', ticketIds).execute(),
  )
}

async function subjects(desk: TestClient, query: string): Promise<string[]> {
  const answer = await desk.get(`/api/desk/tickets?${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json().map(({ subject }: DeskTicketItem) => subject)
}

test('a row has the last words that both sides see, and is unread until its agent has looked at it', async () => {
  const portal = await aDesk()
  const { desk, store, client, agent } = portal
  const [ticket] = await store([{ subject: 'Talk' }, { subject: 'Done', status: 'Closed' }])
  const address = `/api/desk/tickets/${ticket!.id}`
  const row = async () => (await desk.get('/api/desk/tickets')).json()[0] as DeskTicketItem
  const look = () => desk.post(`${address}/presence`, { tab: 'a'.repeat(32), state: 'viewing' })
  expect(await row()).toMatchObject({ lastWords: null, isUnread: true })
  await look()
  expect(await row()).toMatchObject({ lastWords: null, isUnread: false })

  portal.setNow(hoursFromNow(1))
  await client.put(`/api/tickets/${ticket!.id}`, { comment: 'Still\n\nbroken' })
  expect(await row()).toMatchObject({
    lastWords: {
      by: portal.user.name,
      isRequester: true,
      at: hoursFromNow(1).toISOString(),
      text: 'Still broken',
    },
    isUnread: true,
  })
  // A look of another agent is not one's own.
  const other = await signedInAs(portal, await anAgent(portal))
  await other.post(`${address}/presence`, { tab: 'b'.repeat(32), state: 'viewing' })
  expect(await row()).toMatchObject({ isUnread: true })

  portal.setNow(hoursFromNow(2))
  await desk.post(`${address}/comments`, { kind: 'reply', comment: '<p>Try <b>this</b></p>' })
  await desk.post(`${address}/comments`, { kind: 'note', comment: '<p>Secret</p>' })
  const pending = (await desk.get('/api/desk/tickets?view=mine')).json()
  expect(pending).toMatchObject([
    { lastWords: { by: agent.name, isRequester: false, text: 'Try this' }, isUnread: false },
  ])
  await desk.post(`${address}/close`, {})
  for (const closed of (await desk.get('/api/desk/tickets?view=closed')).json())
    expect(closed.isUnread).toBe(false)
  const seen = await asWorker(portal.deps.db, (tx) =>
    tx.selectFrom('deskSeen').selectAll().where('ticketId', '=', ticket!.id).execute(),
  )
  expect(seen).toEqual([])
})

test('preferences of an agent are theirs, and stay where they are left out', async () => {
  const portal = await aDesk()
  const { desk } = portal
  const read = async (client: TestClient) =>
    (await client.get('/api/desk/choices')).json().preferences
  expect(await read(desk)).toEqual({ newestFirst: false, afterClose: 'next' })
  await desk.put('/api/desk/preferences', { newestFirst: true })
  const saved = await desk.put('/api/desk/preferences', { afterClose: 'list' })
  expect(saved.json()).toEqual({ newestFirst: true, afterClose: 'list' })
  expect(await read(desk)).toEqual(saved.json())
  const other = await signedInAs(portal, await anAgent(portal))
  expect(await read(other)).toEqual({ newestFirst: false, afterClose: 'next' })
})

test('the queue shows a ticket with customer, requester, assignee and next due time', async () => {
  const portal = await aDesk()
  const { desk, store, customer, user, agent } = portal
  const description = 'Says ","priority":"Low" and \\"description\\": "x"'
  const [ticket] = await store([
    {
      subject: 'With "quotes"',
      description,
      createdAt: hoursFromNow(-1),
      responseDueAt: hoursFromNow(-0.5),
      resolutionDueAt: hoursFromNow(4),
    },
  ])
  await assign(portal, [ticket!.id], agent.id)
  const [item] = (await desk.get('/api/desk/tickets')).json()
  // The database writes it, and nothing of it may be beyond the contract.
  expect(item).toEqual(DeskTicketItem.parse(item))
  expect(item).toMatchObject({
    id: ticket!.id,
    subject: 'With "quotes"',
    customer: { id: customer.id, name: customer.name },
    requester: { id: user.id, name: user.name, email: user.email },
    assignee: { id: agent.id, name: agent.name },
    due: { clock: 'response', at: hoursFromNow(-0.5).toISOString(), state: 'breached' },
    deskUpdatedAt: hoursFromNow(-1).toISOString(),
    sla: { slaStatus: 'breached' },
  })
})

test('the queue orders by the next due time, and by each other order in both directions', async () => {
  const { desk, store } = await aDesk()
  await store([
    {
      subject: 'answered',
      priority: 'Low',
      createdAt: hoursFromNow(-9),
      updatedAt: hoursFromNow(-3),
      firstResponseAt: hoursFromNow(-8),
      responseDueAt: hoursFromNow(-8),
      resolutionDueAt: hoursFromNow(2),
    },
    {
      subject: 'new',
      priority: 'High',
      createdAt: hoursFromNow(-1),
      updatedAt: hoursFromNow(-1),
      responseDueAt: hoursFromNow(1),
      resolutionDueAt: hoursFromNow(9),
    },
    {
      subject: 'closed first',
      status: 'Closed',
      priority: 'High',
      createdAt: hoursFromNow(-8),
      updatedAt: hoursFromNow(-8),
    },
    {
      subject: 'closed last',
      status: 'Closed',
      priority: 'Medium',
      createdAt: hoursFromNow(-7),
      updatedAt: hoursFromNow(-7),
    },
  ])
  const orders: Record<string, string[]> = {
    'sort=due': ['new', 'answered', 'closed last', 'closed first'],
    'sort=priority': ['new', 'closed first', 'closed last', 'answered'],
    'sort=updatedAt': ['new', 'answered', 'closed last', 'closed first'],
    'sort=createdAt': ['new', 'closed last', 'closed first', 'answered'],
  }
  for (const [order, expected] of Object.entries(orders)) {
    expect(await subjects(desk, `view=all&${order}`), order).toEqual(expected)
    const upwards = order === 'sort=due' ? expected : expected.toReversed()
    expect(await subjects(desk, `view=all&${order}&direction=asc`), order).toEqual(upwards)
  }
})

test.each(['due', 'priority', 'updatedAt', 'createdAt'])(
  'the queue leads through all pages, none twice, when its order is %s',
  async (sort) => {
    const { desk, store } = await aDesk()
    const [open, pending, closed] = ['Open', 'Pending', 'Closed'] as const
    await store(
      Array.from({ length: 7 }, (_, n) => ({
        subject: `${n}`,
        status: [open, pending, closed][n % 3]!,
        createdAt: hoursFromNow(-1 - (n % 2)),
        closedAt: n % 3 === 2 ? NOW : null,
      })),
    )
    const seen: string[] = []
    let url = `/api/desk/tickets?view=all&limit=2&count=true&sort=${sort}`
    for (let page = 0; page < 4; page += 1) {
      const answer = await desk.get(url)
      expect(answer.headers['x-total-count']).toBe('7')
      seen.push(...answer.json().map(({ subject }: DeskTicketItem) => subject))
      url = /<(.*)>/.exec(String(answer.headers.link))?.[1] ?? ''
      expect(url === '').toBe(page === 3)
    }
    expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4', '5', '6'])
    expect(await subjects(desk, `view=all&sort=${sort}`)).toEqual(seen)
  },
)

test('the queue narrows when views and filters are chosen', async () => {
  const portal = await aDesk()
  const { desk, store, agent, deps } = portal
  const other = await anAgent(portal, 'Otto Other')
  const elsewhere = await aCustomer(deps)
  const [mine, others, , closed] = await store([
    { subject: 'mine', categories: ['NETWORK_ISSUE', 'HARDWARE_ISSUE'] },
    { subject: "other's", status: 'Pending', priority: 'High' },
    { subject: "nobody's" },
    { subject: 'closed', status: 'Closed' },
  ])
  await store([{ subject: 'elsewhere', status: 'Pending' }], await aUser(deps, elsewhere))
  await assign(portal, [mine!.id, closed!.id], agent.id)
  await assign(portal, [others!.id], other.id)
  const expected: Record<string, string[]> = {
    '': ['mine', "nobody's"],
    'view=mine': ['mine'],
    'view=mine&status=Closed': ['closed'],
    'view=mine&assignee=me': ['mine'],
    [`view=mine&assignee=${other.id}`]: [],
    'view=mine&assignee=none': [],
    'view=unassigned': ['elsewhere', "nobody's"],
    'view=pending': ['elsewhere', "other's"],
    'view=open&status=Closed': [],
    'view=closed': ['closed'],
    'view=all&status=open': ['mine', "nobody's"],
    'view=all&priority=high': ["other's"],
    [`view=all&customerId=${elsewhere.id}`]: ['elsewhere'],
    [`view=all&assignee=${other.id}`]: ["other's"],
    'view=all&assignee=none': ['elsewhere', "nobody's"],
    'view=all&category=NETWORK_ISSUE': ['mine'],
    'view=all&category=%27%22%7B%7D': [],
  }
  for (const [query, names] of Object.entries(expected))
    expect((await subjects(desk, query)).toSorted(), query).toEqual(names)
  expect((await desk.get('/api/desk/views')).json()).toEqual({
    mine: 1,
    unassigned: 2,
    open: 2,
    pending: 2,
    snoozed: 0,
    closed: 1,
    all: 5,
  })
})

test('the queue narrows by age, in days of 24 hours, when a filter asks for it', async () => {
  const { desk, store } = await aDesk()
  const ages = { '23h': 23.9, '1d': 24, '6d': 6 * 24, '7d': 7 * 24, '29d': 29 * 24, '30d': 30 * 24 }
  await store(
    Object.entries(ages).map(([subject, hours]) => ({ subject, createdAt: hoursFromNow(-hours) })),
  )
  const expected: Record<DeskAge, string[]> = {
    under_1d: ['23h'],
    '1d_7d': ['1d', '6d'],
    '7d_30d': ['7d', '29d'],
    over_7d: ['7d', '29d', '30d'],
    over_30d: ['30d'],
  }
  for (const [age, names] of Object.entries(expected))
    expect(await subjects(desk, `sort=createdAt&direction=desc&age=${age}`)).toEqual(names)
})

test('the queue distinguishes breached, near and on track, and narrows when one is chosen', async () => {
  const { desk, store } = await aDesk()
  // Less than 12 minutes of the hour until the first answer is near.
  await store(
    Object.entries({ late: -0.1, near: 0.19, 'on track': 0.2 }).map(([subject, hours]) => ({
      subject,
      responseDueAt: hoursFromNow(hours),
      resolutionDueAt: hoursFromNow(48),
    })),
  )
  await store([{ subject: 'closed', status: 'Closed' }])
  for (const sort of ['due', 'createdAt']) {
    expect(await subjects(desk, `view=all&sort=${sort}&due=breached`)).toEqual(['late'])
    expect(await subjects(desk, `view=all&sort=${sort}&due=near`)).toEqual(['near'])
    expect(await subjects(desk, `view=all&sort=${sort}&due=on_track`)).toEqual(['on track'])
  }
  const items: DeskTicketItem[] = (await desk.get('/api/desk/tickets?view=all')).json()
  expect(items.map(({ subject, due }) => [subject, due?.state])).toEqual([
    ['late', 'breached'],
    ['near', 'near'],
    ['on track', 'on_track'],
    ['closed', undefined],
  ])
})

test('the queue finds a ticket when its number, subject, text, comment, note, requester or customer matches', async () => {
  const { desk, store, deps, customer, client } = await aDesk()
  const person = await aUser(deps, customer, {
    name: 'Zoë Xylander',
    email: `zx@${customer.domain}`,
  })
  await aCustomer(deps, { name: 'Unrelated' })
  const elsewhere = await aCustomer(deps, { name: 'Quibble & Sons' })
  const [first] = await store([{ subject: 'Router (wifi) gone', description: 'All_the%lamps' }])
  await store([{ subject: 'of Zoë' }], person)
  await store([{ subject: 'of Quibble' }], await aUser(deps, elsewhere))
  await anInternalNote(
    deps,
    { customerId: customer.id, ticketId: first!.id },
    '<p>R&amp;D <b>grumble</b>s</p>',
  )
  await client.put(`/api/tickets/${first!.id}`, { comment: 'It is <blinking> now' })
  const expected: Record<string, string[]> = {
    [String(first!.number)]: ['Router (wifi) gone'],
    [`#${first!.number}`]: ['Router (wifi) gone'],
    'ROUTER (wifi)': ['Router (wifi) gone'],
    '_the%lamps': ['Router (wifi) gone'],
    'wifi QUIBBLE': [],
    'quibble of': ['of Quibble'],
    'grumble blinking router': ['Router (wifi) gone'],
    l_mps: [],
    'r&d': ['Router (wifi) gone'],
    grumble: ['Router (wifi) gone'],
    '<b>': [],
    '<blinking>': ['Router (wifi) gone'],
    'zoë xyl': ['of Zoë'],
    [`zx@${customer.domain}`]: ['of Zoë'],
    'quibble &': ['of Quibble'],
    [elsewhere.domain]: ['of Quibble'],
    'it is <blinking> now and': [],
    'router (wifi) gone\nall_the': ['Router (wifi) gone'],
    zo: ['of Zoë'],
    zebra: [],
  }
  for (const [words, names] of Object.entries(expected)) {
    const found = await subjects(desk, `view=all&q=${encodeURIComponent(words)}`)
    expect(found, words).toEqual(names)
  }
  expect(await subjects(desk, 'view=closed&q=router')).toEqual([])
})

test('a hit shows the passage with most of the words, and a mark when it is of a note', async () => {
  const { desk, store, deps, customer, client } = await aDesk()
  const [first] = await store([
    { subject: 'Router', description: 'The lamps of the Wi-Fi are dark' },
  ])
  const ticketId = first!.id
  await anInternalNote(
    deps,
    { customerId: customer.id, ticketId },
    '<p>A <b>grumb</b>ler, R&amp;D</p>',
  )
  await client.put(`/api/tickets/${ticketId}`, { comment: 'The lamps blink' })
  await client.put(`/api/tickets/${ticketId}`, { comment: 'Since the blackout' })
  const passageFor = async (words: string) => {
    const answer = await desk.get(`/api/desk/tickets?view=all&q=${encodeURIComponent(words)}`)
    const [hit, ...others] = answer.json<DeskTicketItem[]>()
    expect(others).toEqual([])
    return hit?.passage
  }
  expect(await passageFor('grumbler')).toEqual({ text: 'A grumbler, R&D', isNote: true })
  expect(await passageFor('lamps blink')).toEqual({ text: 'The lamps blink', isNote: false })
  expect(await passageFor('lamps dark')).toEqual({
    text: 'The lamps of the Wi-Fi are dark',
    isNote: false,
  })
  expect(await passageFor('wifi')).toEqual({
    text: 'The lamps of the Wi-Fi are dark',
    isNote: false,
  })
  expect(await passageFor('black-out')).toEqual({ text: 'Since the blackout', isNote: false })
  expect(await passageFor('router')).toBeUndefined()
  expect(await passageFor(customer.name)).toBeUndefined()
})

test('the queue finds the same tickets when many others have the words', async () => {
  const { desk, store, deps } = await aDesk()
  const [first] = await store([{ subject: 'needle' }, { subject: 'hay' }])
  await anInternalNote(deps, { customerId: first!.customerId, ticketId: first!.id }, 'seldom')
  const few = await subjects(desk, 'q=seldom')
  await asWorker(deps.db, async (tx) => {
    await sql`
      insert into tickets (customer_id, id, requester_id, subject, description, priority, status, categories,
        created_at, updated_at, time_zone, response_due_at, resolution_due_at)
      select customer_id, gen_random_uuid(), requester_id, 'seldom', description, priority, 'Pending', categories,
        created_at, updated_at, time_zone, response_due_at, resolution_due_at
      from tickets, generate_series(1, 2001) where subject = 'needle'`.execute(tx)
  })
  expect(few).toEqual(['needle'])
  expect(await subjects(desk, 'q=seldom')).toEqual(few)
})

test('the queue shows the letters of a domain when it is internationalized', async () => {
  const { desk, store, deps, customer } = await aDesk()
  const person = await aUser(deps, customer, { email: 'ute@xn--mller-kva.example' })
  await store([{ subject: 'of Ute' }], person)
  const [item] = (await desk.get('/api/desk/tickets?q=ute@müller.example')).json()
  expect(item).toMatchObject({ subject: 'of Ute', requester: { email: 'ute@müller.example' } })
})

test('the queue leaves out a ticket when its customer was deleted', async () => {
  const { desk, store, deps, customer } = await aDesk()
  await store([{ subject: 'gone with its customer' }])
  await deps.db
    .updateTable('customers')
    .set({ deletedAt: NOW })
    .where('id', '=', customer.id)
    .execute()
  expect(await subjects(desk, 'view=all')).toEqual([])
  expect((await desk.get('/api/desk/views')).json()).toMatchObject({ all: 0, open: 0 })
  expect((await desk.post('/api/desk/next', {})).json()).toEqual({ ticket: null })
})

test('the queue refuses a cursor when it is of another order or made up', async () => {
  const { desk } = await aDesk()
  const cursors = [
    'x',
    `due desc 99999999999999999999 ${randomUUID()}`,
    `createdAt desc 2026-03-03T12:00:00.000Z ${randomUUID()}`,
    `due desc 2026-03-03T12:00:00.000Z ${randomUUID()}`,
  ]
  for (const text of cursors) {
    const cursor = Buffer.from(text).toString('base64url')
    expect((await desk.get(`/api/desk/tickets?cursor=${cursor}`)).statusCode).toBe(400)
  }
  const never = Buffer.from(`createdAt desc 2026-02-31T12:00:00.000Z ${randomUUID()}`)
  const url = `/api/desk/tickets?sort=createdAt&cursor=${never.toString('base64url')}`
  expect((await desk.get(url)).statusCode).toBe(400)
})

test('the choices are the customers by name and the active staff', async () => {
  const portal = await aDesk()
  const { desk, deps, agent } = portal
  const admin = await anAdministrator(deps)
  const gone = await anAgent(portal, 'Gone')
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', gone.id).execute()
  const choices = (await desk.get('/api/desk/choices')).json()
  expect(choices.customers).toContainEqual({ id: portal.customer.id, name: portal.customer.name })
  expect(choices.agents).toEqual(
    expect.arrayContaining([agent, admin].map(({ id, name }) => ({ id, name }))),
  )
  expect(choices.agents.map(({ id }: { id: string }) => id)).not.toContain(gone.id)
})
