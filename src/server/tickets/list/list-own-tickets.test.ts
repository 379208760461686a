import fc from 'fast-check'
import type { Selectable } from 'kysely'
import { expect, test } from 'vitest'

import type { Tables } from '#server/platform/db/tables.ts'
import {
  PRIORITIES,
  SORT_DIRECTIONS,
  type SortDirection,
  TICKET_SORTS,
  TICKET_STATUSES,
  type TicketSort,
} from '#shared/tickets/values.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { aUser, storeTickets } from '#test/builders.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor, signedInAs, type TestClient } from '#test/test-client.ts'

type Row = Selectable<Tables['tickets']>

function minute(minutes: number) {
  return new Date(Date.UTC(2026, 2, 2, 9, minutes))
}

function subjectsOf(tickets: TicketListItem[]) {
  return tickets.map((ticket) => ticket.subject)
}

function nextPage(link: unknown): string | undefined {
  return typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined
}

async function readAllPages(client: TestClient, firstUrl: string) {
  const ids: string[] = []
  const pageSizes: number[] = []
  for (let url: string | undefined = firstUrl; url !== undefined;) {
    const res = await client.get(url)
    expect(res.statusCode).toBe(200)
    const page: TicketListItem[] = res.json()
    ids.push(...page.map((ticket) => ticket.id))
    pageSizes.push(page.length)
    url = nextPage(res.headers.link)
  }
  return { ids, pageSizes }
}

/** The same order, written down a second time without a database. */
function inOrder(rows: Row[], sort: TicketSort, direction: SortDirection): string[] {
  const key = (row: Row) => {
    const rank = sort === 'priority' ? PRIORITIES.indexOf(row.priority) : 0
    const at = sort === 'updatedAt' ? row.updatedAt : row.createdAt
    return `${rank} ${at.toISOString()} ${row.id}`
  }
  const ascending = rows.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return (direction === 'asc' ? ascending : ascending.toReversed()).map((row) => row.id)
}

test("list tickets answers a ticket when it is the viewer's own, newest first, without comments and attachments", async () => {
  const portal = await aPortal()
  const { client, setNow } = portal
  const first = await aTicket(client, { subject: 'First' })
  setNow(new Date('2026-03-03T10:00:00.001Z'))
  const second = await aTicket(client, { subject: 'Second' })
  await aTicket(await aColleague(portal), { subject: 'Of a colleague' })
  await aTicket(await aStranger(portal), { subject: 'Of a stranger' })
  const res = await client.get('/api/tickets')
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual(
    [second, first].map(({ comments: _comments, attachments: _attachments, ...item }) => item),
  )
  expect(res.headers.link).toBeUndefined()
  expect(res.headers['x-total-count']).toBeUndefined()
})

test('list tickets answers 401 when the caller is a visitor', async () => {
  expect((await aVisitor(await aPortal()).get('/api/tickets')).statusCode).toBe(401)
})

test.each([
  ['status=Open', ['High open', 'Low open']],
  ['status=pending', ['Low pending']],
  ['status=CLOSED', ['Low closed']],
  ['priority=hIGH', ['High open']],
  ['status=open&priority=LOW', ['Low open']],
  [
    'status=&priority=&q=&limit=&count=&cursor=&since=&sort=&direction=',
    ['Low closed', 'Low pending', 'High open', 'Low open'],
  ],
])('list tickets answers the matching ones when asked with ?%s', async (query, expected) => {
  const { client, deps, user } = await aPortal()
  await storeTickets(deps, user, [
    { subject: 'Low open', createdAt: minute(1) },
    { subject: 'High open', priority: 'High', createdAt: minute(2) },
    { subject: 'Low pending', status: 'Pending', createdAt: minute(3) },
    { subject: 'Low closed', status: 'Closed', createdAt: minute(4) },
  ])
  const tickets = (await client.get(`/api/tickets?${query}`)).json()
  expect(subjectsOf(tickets)).toEqual(expected)
})

test.each([
  ['printer', ['By description', 'Broken PRINTER']],
  ['  Printer ', ['By description', 'Broken PRINTER']],
  ['100%', ['100% load']],
  ['%', ['100% load']],
  ['_', ['under_score']],
  ['\\', ['back\\slash']],
  ['ÄRGER', ['Großer Ärger']],
  ["'; drop table tickets; --", []],
])('list tickets searches subject and description literally when given %j', async (q, expected) => {
  const { client, deps, user } = await aPortal()
  const subjects = ['Broken PRINTER', '100% load', 'under_score', 'back\\slash', 'Großer Ärger']
  await storeTickets(deps, user, [
    ...subjects.map((subject, index) => ({ subject, createdAt: minute(index) })),
    { subject: 'By description', description: 'The printer, again', createdAt: minute(9) },
  ])
  const res = await client.get(`/api/tickets?q=${encodeURIComponent(q)}`)
  expect(subjectsOf(res.json())).toEqual(expected)
})

test('list tickets answers 400 with the name when a value is unknown', async () => {
  const { client } = await aPortal()
  const cases = {
    'status=Done': 'status',
    'status=Open&status=Closed': 'status',
    'priority=Urgent': 'priority',
    'sort=subject': 'sort',
    'direction=up': 'direction',
    'count=yes': 'count',
    'limit=0': 'limit',
    'limit=101': 'limit',
    'limit=1.5': 'limit',
    'limit=-1': 'limit',
    'limit=many': 'limit',
    'sort=updatedAt&since=yesterday': 'since',
    'sort=updatedAt&since=2026-02-30T00:00:00Z': 'since',
    'since=2026-03-02T09:00:00.000Z': 'since',
    [`q=${'a'.repeat(201)}`]: 'q',
    'q=%00': 'q',
  }
  for (const [query, field] of Object.entries(cases)) {
    const res = await client.get(`/api/tickets?${query}`)
    expect(res.statusCode, query).toBe(400)
    expect(res.json(), query).toEqual({
      error: 'invalid_input',
      message: expect.any(String),
      fields: { [field]: res.json().message },
    })
  }
})

test('list tickets names all values in one answer when several are unknown', async () => {
  const { client } = await aPortal()
  const res = await client.get(
    '/api/tickets?status=x&priority=x&sort=x&direction=x&limit=x&count=x',
  )
  expect(Object.keys(res.json().fields).toSorted()).toEqual(
    ['count', 'direction', 'limit', 'priority', 'sort', 'status'].toSorted(),
  )
})

test('list tickets answers 50 when no limit is given, and at most 100', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(
    deps,
    user,
    Array.from({ length: 101 }, () => ({})),
  )
  expect((await client.get('/api/tickets')).json()).toHaveLength(50)
  expect((await client.get('/api/tickets?limit=100')).json()).toHaveLength(100)
  expect((await client.get('/api/tickets?limit=1')).json()).toHaveLength(1)
})

test('list tickets names the next page in the Link header, with the same filters and order, when there is one', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(deps, user, [
    ...Array.from({ length: 3 }, () => ({ status: 'Closed' as const, subject: 'Näher' })),
    ...Array.from({ length: 3 }, () => ({ status: 'Open' as const, subject: 'Näher' })),
  ])
  const res = await client.get(
    '/api/tickets?status=open&limit=2&q=n%C3%A4&direction=asc&count=true',
  )
  const next = new URL(nextPage(res.headers.link)!, 'http://here')
  expect(next.pathname).toBe('/api/tickets')
  expect(Object.fromEntries(next.searchParams)).toEqual({
    status: 'open',
    limit: '2',
    q: 'nä',
    direction: 'asc',
    count: 'true',
    cursor: expect.any(String),
  })
  const last = await client.get(next.pathname + next.search)
  expect(last.json()).toHaveLength(1)
  expect(last.headers.link).toBeUndefined()
})

test('list tickets names no next page when the last one is exactly full', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(
    deps,
    user,
    Array.from({ length: 4 }, () => ({})),
  )
  expect((await readAllPages(client, '/api/tickets?limit=2')).pageSizes).toEqual([2, 2])
})

test('list tickets counts all matching ones, on every page, when asked to', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(deps, user, [
    ...Array.from({ length: 5 }, () => ({})),
    { status: 'Closed' },
    { subject: 'Other' },
  ])
  const totalOf = async (query: string) =>
    (await client.get(`/api/tickets?${query}`)).headers['x-total-count']
  expect(await totalOf('count=true')).toBe('7')
  expect(await totalOf('count=true&limit=2')).toBe('7')
  expect(await totalOf('count=true&status=closed')).toBe('1')
  expect(await totalOf('count=true&q=other')).toBe('1')
  expect(await totalOf('count=false')).toBeUndefined()
})

test('list tickets answers the tickets changed after an instant, oldest change first on request, when since is given', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(deps, user, [
    { subject: 'at', updatedAt: minute(5) },
    { subject: 'a moment after', updatedAt: new Date(minute(5).getTime() + 1) },
    { subject: 'later', updatedAt: minute(6) },
    { subject: 'before', updatedAt: minute(4) },
  ])
  const changed = async (since: string, direction = 'asc') =>
    subjectsOf(
      (
        await client.get(
          `/api/tickets?sort=updatedAt&direction=${direction}&since=${encodeURIComponent(since)}`,
        )
      ).json(),
    )
  expect(await changed('2026-03-02T09:05:00.000Z')).toEqual(['a moment after', 'later'])
  expect(await changed('2026-03-02T10:05:00+01:00')).toEqual(['a moment after', 'later'])
  expect(await changed('2026-03-02T09:04:59Z', 'desc')).toEqual(['later', 'a moment after', 'at'])
  expect(await changed('2999-01-01T00:00:00Z')).toEqual([])
  expect(await changed('0000-01-01T00:00:00Z')).toHaveLength(4)
})

test('list tickets pages without a gap or a repeat, in every order, when there are ties', async () => {
  const portal = await aPortal()
  const { deps, customer } = portal
  const ticket = fc.record({
    createdAt: fc.integer({ min: 0, max: 2 }).map(minute),
    updatedAt: fc.integer({ min: 3, max: 5 }).map(minute),
    priority: fc.constantFrom(...PRIORITIES),
    status: fc.constantFrom(...TICKET_STATUSES),
  })
  const query = fc.record({
    tickets: fc.array(ticket, { minLength: 1, maxLength: 16 }),
    limit: fc.integer({ min: 1, max: 6 }),
    status: fc.option(fc.constantFrom(...TICKET_STATUSES)),
  })
  for (const sort of TICKET_SORTS) {
    for (const direction of SORT_DIRECTIONS) {
      await fc.assert(
        fc.asyncProperty(query, async ({ tickets, limit, status }) => {
          const user = await aUser(deps, customer)
          const client = await signedInAs(portal, user)
          const rows = await storeTickets(deps, user, tickets)
          const wanted = rows.filter((row) => status === null || row.status === status)
          const filter = status === null ? '' : `&status=${status}`
          const pages = await readAllPages(
            client,
            `/api/tickets?sort=${sort}&direction=${direction}&limit=${limit}${filter}`,
          )
          expect(pages.ids).toEqual(inOrder(wanted, sort, direction))
          expect(pages.pageSizes.slice(0, -1).every((size) => size === limit)).toBe(true)
        }),
        { numRuns: 6 },
      )
    }
  }
})

test('a page moves no ticket when a new one comes in before it', async () => {
  const { client, deps, user } = await aPortal()
  const rows = await storeTickets(
    deps,
    user,
    Array.from({ length: 4 }, () => ({})),
  )
  const first = await client.get('/api/tickets?limit=2')
  await storeTickets(deps, user, [{ createdAt: minute(30) }])
  const second = await client.get(nextPage(first.headers.link)!)
  const ids = [...first.json(), ...second.json()].map((ticket: TicketListItem) => ticket.id)
  expect(ids).toEqual(inOrder(rows, 'createdAt', 'desc'))
})

const ID = '0190a5d0-ac96-774b-bcce-b302099a8057'
const AT = '2026-03-02T09:00:00.000Z'
test('list tickets answers 400 when it did not issue the cursor', async () => {
  const { client } = await aPortal()
  const cases: Record<string, unknown> = {
    'JSON of another kind': { sort: 'priority' },
    'another sort': ['createdAt', 'desc', 1, AT, ID],
    'another direction': ['priority', 'asc', 1, AT, ID],
    'a part too few': ['priority', 'desc', 1, AT],
    'a rank in quotes': ['priority', 'desc', '1', AT, ID],
    'half a rank': ['priority', 'desc', 1.5, AT, ID],
    'a rank beyond what the column holds': ['priority', 'desc', 2 ** 40, AT, ID],
    'no instant': ['priority', 'desc', 1, 'now', ID],
    'an instant in another spelling': ['priority', 'desc', 1, '2026-03-02', ID],
    'an instant too late': ['priority', 'desc', 1, '+275760-09-13T00:00:00.000Z', ID],
    'an instant too early': ['priority', 'desc', 1, '-271821-04-20T00:00:00.000Z', ID],
    'the year 0': ['priority', 'desc', 1, '0000-01-01T00:00:00.000Z', ID],
    'no id': ['priority', 'desc', 1, AT, "' or 1=1"],
  }
  const cursors = Object.entries(cases).map(([name, parts]) => [name, encode(parts)])
  for (const [name, cursor] of [['garbage', 'garbage'], ...cursors]) {
    const res = await client.get(`/api/tickets?sort=priority&direction=desc&cursor=${cursor}`)
    expect(res.statusCode, name).toBe(400)
    expect(res.json(), name).toMatchObject({
      error: 'invalid_input',
      fields: { cursor: expect.stringContaining('previous page’s Link header') },
    })
  }
  const right = await client.get(
    `/api/tickets?sort=priority&cursor=${encode(['priority', 'desc', 1, AT, ID])}`,
  )
  expect(right.statusCode).toBe(200)
})

function encode(parts: unknown) {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

test("a cursor shows nothing when it is another person's", async () => {
  const portal = await aPortal()
  await storeTickets(
    portal.deps,
    portal.user,
    Array.from({ length: 4 }, () => ({ subject: 'Of the owner' })),
  )
  const link = (await portal.client.get('/api/tickets?limit=2')).headers.link
  const res = await (await aStranger(portal)).get(nextPage(link)!)
  expect(res.json()).toEqual([])
})

test('a list shows the present service level', async () => {
  const { client, deps, user } = await aPortal()
  const due = { responseDueAt: minute(0), resolutionDueAt: new Date('2026-03-03T10:00:00.000Z') }
  await storeTickets(deps, user, [due])
  expect((await client.get('/api/tickets')).json()).toMatchObject([
    { sla: { slaStatus: 'breached', responseStatus: 'breached', resolutionStatus: 'pending' } },
  ])
})
