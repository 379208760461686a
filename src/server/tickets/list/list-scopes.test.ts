import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Sight } from '#shared/access/visibility.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal, aStranger, aTicket, type Portal } from '#test/a-portal.ts'
import { anAgentAnswer, anInternalNote, aUser, aViewer, storeTickets } from '#test/builders.ts'
import { signedInAs } from '#test/test-client.ts'
import { listChangedTickets } from './list-changed-tickets.ts'

/** A company with tickets of Uma, Mina and Ole, of which the last is confidential. */
async function aCompany() {
  const portal = await aPortal()
  const { deps, customer, user } = portal
  const mina = await aUser(deps, customer, { name: 'Mina Park' })
  const ole = await aUser(deps, customer, { name: 'Ole Lund' })
  const day = (n: number) => new Date(Date.UTC(2026, 1, n))
  const [own] = await storeTickets(deps, user, [{ subject: 'Own', createdAt: day(1) }])
  const [open, closed] = await storeTickets(deps, mina, [
    { subject: 'Open laptop', createdAt: day(2), priority: 'High', categories: ['NETWORK_ISSUE'] },
    { subject: 'Closed laptop', createdAt: day(3), status: 'Closed' },
  ])
  const [pending, secret] = await storeTickets(deps, ole, [
    { subject: 'Pending printer', createdAt: day(4), status: 'Pending', priority: 'Medium' },
    { subject: 'Secret laptop', createdAt: day(5), isConfidential: true },
  ])
  return {
    portal,
    mina,
    ole,
    own: own!,
    open: open!,
    closed: closed!,
    pending: pending!,
    secret: secret!,
  }
}

function see({ deps, user }: Portal, sight: Partial<Sight>) {
  return asStaff(deps.db, (tx) =>
    tx.updateTable('users').set(sight).where('id', '=', user.id).execute(),
  )
}

function takePart({ deps, user }: Portal, ticket: { id: string }, addedBy: string | null = null) {
  return asStaff(deps.db, (tx) =>
    tx
      .insertInto('ticketParticipants')
      .values({
        customerId: user.customerId,
        ticketId: ticket.id,
        userId: user.id,
        addedBy,
        addedAt: deps.now(),
      })
      .execute(),
  )
}

async function subjects({ client }: Portal, query: string): Promise<string[]> {
  const res = await client.get(`/api/tickets?${query}`)
  expect(res.statusCode).toBe(200)
  return res.json().map((ticket: TicketListItem) => ticket.subject)
}

test('list tickets answers what the person sees in each scope when they see more than their own', async () => {
  const { portal, secret } = await aCompany()
  expect(await subjects(portal, 'scope=company')).toEqual(['Own'])
  expect(await subjects(portal, 'scope=participating')).toEqual([])

  await takePart(portal, secret)
  expect(await subjects(portal, 'scope=company')).toEqual(['Secret laptop', 'Own'])
  expect(await subjects(portal, 'scope=participating')).toEqual(['Secret laptop'])

  await see(portal, { visibility: 'categories', visibleCategories: ['NETWORK_ISSUE'] })
  expect(await subjects(portal, 'scope=company')).toEqual(['Secret laptop', 'Open laptop', 'Own'])

  await see(portal, { visibility: 'all' })
  expect(await subjects(portal, 'scope=company')).toEqual([
    'Secret laptop',
    'Pending printer',
    'Closed laptop',
    'Open laptop',
    'Own',
  ])
  expect(await subjects(portal, 'scope=mine')).toEqual(['Own'])
  expect(await subjects(portal, '')).toEqual(['Own'])
})

test('list tickets names the requester only when the scope has tickets of others', async () => {
  const { portal, mina } = await aCompany()
  await see(portal, { visibility: 'all' })
  const listed = (await portal.client.get('/api/tickets?scope=company')).json()
  expect(listed).toHaveLength(4)
  expect(listed[1].requester).toEqual({ id: mina.id, name: 'Mina Park' })
  const [own] = (await portal.client.get('/api/tickets')).json()
  expect(own).not.toHaveProperty('requester')
})

test('the poll of what a person takes part in finds a quiet ticket when someone has added them since, and says who', async () => {
  const { portal, ole, secret } = await aCompany()
  const { deps, client, user, setNow } = portal
  const since = deps.now().toISOString()
  setNow(new Date(deps.now().getTime() + 60_000))
  const address = `/api/tickets/${secret.id}/participants`
  const theirs = await signedInAs(portal, ole)
  expect((await theirs.post(address, { participant: user.id })).statusCode).toBe(200)
  const listed = async (after: string) =>
    (await client.get(`/api/tickets?scope=participating&sort=updatedAt&since=${after}`)).json()
  const joined = { at: deps.now().toISOString(), by: 'Ole Lund' }
  expect(await listed(since)).toMatchObject([{ id: secret.id, joined }])
  expect(await listed(joined.at)).toEqual([])

  const { desk } = await anAgentAtTheDesk(portal)
  await client.delete(`${address}/${user.id}`)
  await desk.post(`/api/desk/tickets/${secret.id}/participants`, { participant: user.email })
  expect(await listed(since)).toMatchObject([{ joined: { by: 'Agnes Agent' } }])

  // One who adds themselves is told nothing.
  await client.delete(`${address}/${user.id}`)
  await takePart(portal, secret, user.id)
  expect(await listed(since)).toMatchObject([{ id: secret.id }])
  expect((await listed(since))[0]).not.toHaveProperty('joined')
})

test.each([
  ['status=closed', ['Closed laptop']],
  ['status=Open&priority=high', ['Open laptop']],
  ['sort=priority', ['Open laptop', 'Pending printer', 'Closed laptop', 'Own']],
  ['sort=priority&direction=asc', ['Own', 'Closed laptop', 'Pending printer', 'Open laptop']],
  ['sort=updatedAt&direction=asc', ['Own', 'Open laptop', 'Closed laptop', 'Pending printer']],
  ['sort=updatedAt&since=2026-02-02T12:00:00Z', ['Pending printer', 'Closed laptop']],
  ['response=breached', ['Pending printer', 'Closed laptop', 'Open laptop', 'Own']],
  ['resolution=breached&sort=priority', ['Open laptop', 'Pending printer', 'Own']],
  ['resolution=pending&direction=asc', []],
  ['q=laptop', ['Closed laptop', 'Open laptop']],
  ['q=mina', ['Closed laptop', 'Open laptop']],
  ['q=park closed', ['Closed laptop']],
  ['q=example', []],
])(
  'the company list answers the same on one page and on several when asked for %s',
  async (query, expected) => {
    const { portal } = await aCompany()
    await see(portal, { visibility: 'all' })
    const asked = `scope=company&count=true&${query}`
    const whole = await portal.client.get(`/api/tickets?${asked}`)
    expect(whole.json().map((ticket: TicketListItem) => ticket.subject)).toEqual(expected)
    expect(whole.headers['x-total-count']).toBe(String(expected.length))

    const paged: string[] = []
    let next = `/api/tickets?${asked}&limit=1`
    while (next) {
      const page = await portal.client.get(next)
      paged.push(...page.json().map((ticket: TicketListItem) => ticket.subject))
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1] ?? ''
    }
    expect(paged).toEqual(expected)
  },
)

test('the list answers tickets of one requester when it is filtered by them', async () => {
  const { portal, ole, secret } = await aCompany()
  await see(portal, { visibility: 'all' })
  const ofOle = `scope=company&requester=${ole.id}`
  expect(await subjects(portal, ofOle)).toEqual(['Pending printer'])
  expect(await subjects(portal, `${ofOle}&status=Open`)).toEqual([])
  expect(await subjects(portal, `${ofOle}&q=laptop`)).toEqual([])
  await takePart(portal, secret)
  expect(await subjects(portal, `${ofOle}&q=laptop`)).toEqual(['Secret laptop'])
  expect(await subjects(portal, `scope=participating&requester=${ole.id}&q=ole`)).toEqual([
    'Secret laptop',
  ])
  expect(await subjects(portal, `requester=${ole.id}`)).toEqual([])
})

test('requesters are found by name or address when the person sees a ticket of theirs', async () => {
  const { portal, mina, ole, secret } = await aCompany()
  const { deps, client, customer, user } = portal
  await aUser(deps, customer, { name: 'Mia Parker' })
  const found = async (q: string) => {
    const people = (await client.get(`/api/colleagues?requesters=true&q=${q}`)).json()
    return people.map(({ name }: { name: string }) => name)
  }
  expect(await found('par')).toEqual([])
  expect(await found('uma')).toEqual([user.name])
  await takePart(portal, secret)
  expect(await found('lund')).toEqual(['Ole Lund'])
  await see(portal, { visibility: 'categories', visibleCategories: ['NETWORK_ISSUE'] })
  expect(await found('par')).toEqual(['Mina Park'])
  await see(portal, { visibility: 'all' })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('id', '=', mina.id).execute(),
  )
  expect(await found(mina.email)).toEqual(['Mina Park'])
  expect(await found(`new@${customer.domain}`)).toEqual([])
  const stranger = await aStranger(portal)
  expect((await stranger.get(`/api/colleagues?requesters=true&q=${ole.email}`)).json()).toEqual([])
})

test('a search finds what the person sees when many tickets that they do not see have the words', async () => {
  const { portal, ole, secret } = await aCompany()
  await see(portal, { visibility: 'all' })
  await storeTickets(
    portal.deps,
    ole,
    Array.from({ length: 600 }, () => ({ subject: 'Hidden laptop', isConfidential: true })),
  )
  const all = ['Closed laptop', 'Open laptop']
  expect(await subjects(portal, 'scope=company&q=laptop')).toEqual(all)
  expect(await subjects(portal, 'scope=company&q=laptop%20mina')).toEqual(all)
  await takePart(portal, secret)
  expect(await subjects(portal, 'scope=participating&q=laptop')).toEqual(['Secret laptop'])
  expect(await subjects(portal, `scope=company&q=${secret.number}`)).toEqual(['Secret laptop'])
})

test('a search of the company finds very many tickets page by page when they have the words', async () => {
  const { portal, ole } = await aCompany()
  await see(portal, { visibility: 'all' })
  await storeTickets(
    portal.deps,
    ole,
    Array.from({ length: 620 }, (_, n) => ({ subject: `Laptop ${n}` })),
  )
  const res = await portal.client.get('/api/tickets?scope=company&q=laptop&count=true&limit=100')
  expect(res.headers['x-total-count']).toBe('622')
  expect(res.json()).toHaveLength(100)
  const named = await portal.client.get('/api/tickets?scope=company&q=ole&count=true')
  expect(named.headers['x-total-count']).toBe('621')
})

test('a search of the company finds one or two letters, also in comments next to a word, when the newest tickets have none', async () => {
  // As autovacuum does: what it finds of this company, which comes later, is nothing.
  await sql`analyze`.execute((await aPortal()).deps.db)
  const { portal, ole, open, secret } = await aCompany()
  const { deps, customer } = portal
  await see(portal, { visibility: 'all' })
  await storeTickets(deps, ole, [{ subject: 'Bay Q7' }])
  for (const { id: ticketId } of [open, secret])
    await anAgentAnswer(deps, { customerId: customer.id, ticketId }, '<p>Ask at q7.</p>')
  await storeTickets(
    deps,
    ole,
    Array.from({ length: 2_100 }, () => ({ subject: 'Laptop' })),
  )
  expect(await subjects(portal, 'scope=company&q=q7')).toEqual(['Bay Q7'])
  expect(await subjects(portal, 'scope=company&q=bay%20q7')).toEqual(['Bay Q7'])
  expect(await subjects(portal, 'scope=company&q=laptop%20q7')).toEqual(['Open laptop'])
  expect(await subjects(portal, 'scope=company&q=q7%20pe')).toEqual(['Open laptop'])
})

test('a search of the company finds nothing of internal notes when they have the words', async () => {
  const { portal, open } = await aCompany()
  const { deps, customer } = portal
  await see(portal, { visibility: 'all' })
  await takePart(portal, open)
  await anInternalNote(deps, { customerId: customer.id, ticketId: open.id }, '<p>blunderbuss</p>')
  for (const scope of ['company', 'participating'])
    for (const q of ['blunderbuss', 'laptop%20blunderbuss'])
      expect(await subjects(portal, `scope=${scope}&q=${q}`)).toEqual([])
})

test('another company has none of it when it asks for its company', async () => {
  const { portal, mina } = await aCompany()
  const stranger = await aStranger(portal)
  await aTicket(stranger)
  await asStaff(portal.deps.db, (tx) =>
    tx.updateTable('users').set({ visibility: 'all' }).where('name', '=', 'Sam Stranger').execute(),
  )
  for (const query of [
    'scope=company',
    `scope=company&requester=${mina.id}`,
    'scope=company&q=laptop',
  ]) {
    const res = await stranger.get(`/api/tickets?${query}`)
    expect(res.body).not.toContain('laptop')
  }
  expect((await stranger.get('/api/tickets?scope=company')).json()).toHaveLength(1)
})

test('the changes since an instant have tickets of others when the person sees them', async () => {
  const { portal, secret, open } = await aCompany()
  await takePart(portal, secret)
  const since = new Date(0)
  const changed = async (sight: Partial<Sight>) => {
    const { user } = portal
    const viewer = aViewer({ customerId: user.customerId, userId: user.id, ...sight })
    return (await listChangedTickets(portal.deps, viewer, since)).changes.map(({ id }) => id)
  }
  expect(await changed({})).toHaveLength(2)
  const sight = { visibility: 'categories' as const, visibleCategories: ['NETWORK_ISSUE'] }
  await see(portal, sight)
  const ids = await changed(sight)
  expect(ids).toHaveLength(3)
  expect(ids).toEqual(expect.arrayContaining([secret.id, open.id]))
})

test('an export has all pages of the list as the person filters it, and no formula', async () => {
  const { portal, ole } = await aCompany()
  const { client, deps } = portal
  await see(portal, { visibility: 'all' })
  await storeTickets(
    deps,
    ole,
    Array.from({ length: 230 }, (_, n) => ({
      subject: `=HYPERLINK("x") ${n}`,
      status: 'Closed',
      responseDueAt: new Date(Date.UTC(2026, 3, 1)),
    })),
  )
  const all = await client.get('/api/tickets/export?scope=company')
  expect(all.headers['content-type']).toContain('text/csv')
  expect(all.headers['content-disposition']).toContain('tickets.csv')
  const lines = all.body.trimEnd().split('\r\n')
  expect(lines).toHaveLength(1 + 230 + 4)
  expect(lines[0]).toMatch(/^\uFEFFNumber,Subject,Requester,Status/)
  expect(all.body).toContain(`"'=HYPERLINK(""x"") 229",Ole Lund,Closed`)
  expect(lines.find((line) => line.includes('229"'))).toContain(',No reply yet,')
  expect(all.body).not.toContain('Secret')
  const own = await client.get('/api/tickets/export')
  expect(own.body.trimEnd().split('\r\n')).toHaveLength(2)
  expect(own.body).toContain('Own,Uma User,Open,Low,General Inquiry')
  const filtered = await client.get(`/api/tickets/export?scope=company&q=printer&status=Pending`)
  expect(filtered.body.trimEnd().split('\r\n')).toHaveLength(2)
})
