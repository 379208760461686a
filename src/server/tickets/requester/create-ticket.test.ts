import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aFile, aNewTicket } from '#test/builders.ts'
import { aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

test('create ticket answers the ticket with everything that a client may know of it', async () => {
  const { client, customer } = await aPortal()
  const res = await client.post('/api/tickets', aNewTicket({ subject: 'Printer' }))
  expect(res.statusCode).toBe(201)
  expect(res.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    number: expect.any(Number),
    subject: `Printer (${customer.name})`,
    description: 'There is smoke coming out of it.',
    priority: 'Low',
    status: 'Open',
    categories: ['HARDWARE_ISSUE'],
    createdAt: '2026-03-03T10:00:00.000Z',
    updatedAt: '2026-03-03T10:00:00.000Z',
    closedAt: null,
    resolutionCode: null,
    commentCount: 0,
    comments: [],
    attachments: [],
    sla: {
      firstResponseTime: null,
      resolutionTime: null,
      slaStatus: 'pending',
      responseStatus: 'pending',
      resolutionStatus: 'pending',
      responseDueAt: '2026-03-03T11:00:00.000Z',
      resolutionDueAt: '2026-03-09T13:00:00.000Z',
    },
  })
  expect(res.headers.location).toBe(`/api/tickets/${res.json().id}`)
  expect((await client.get(res.headers.location!)).json()).toEqual(res.json())
})

test('create ticket asks the database twice, for the session and to count and raise, when it has no files', async () => {
  const { client } = await aPortal()
  await aTicket(client)
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  await aTicket(client)
  const questions = asked.mock.calls.map(([query]) => JSON.stringify(query))
  const own = questions.filter((text) => !text.includes('relay_announcements'))
  expect(own).toEqual([
    expect.stringContaining('usable_sessions'),
    expect.stringContaining('raise_counted_ticket'),
  ])
})

test('create ticket counts the service level on the wall clock of the customer', async () => {
  const { client } = await aPortal({
    customer: { timeZone: 'America/New_York' },
    // Friday 16:45 there, and on Sunday the clocks go forward.
    now: new Date('2026-03-06T21:45:00.000Z'),
  })
  expect(await aTicket(client, { priority: 'High' })).toMatchObject({
    sla: {
      responseDueAt: '2026-03-09T13:15:00.000Z',
      resolutionDueAt: '2026-03-09T16:45:00.000Z',
    },
  })
})

test('create ticket gives every ticket a number of its own, counting up', async () => {
  const { client } = await aPortal()
  const first = await aTicket(client)
  const second = await aTicket(client)
  expect(second.number).toBeGreaterThan(first.number)
  expect(first.number).toBeGreaterThan(1000)
})

test('create ticket names all fields in one answer when several are wrong', async () => {
  const { client } = await aPortal()
  const res = await client.post('/api/tickets', { priority: 'Urgent', categories: [] })
  expect(res.statusCode).toBe(400)
  expect(res.json()).toEqual({
    error: 'invalid_input',
    message: expect.any(String),
    fields: {
      subject: 'Subject is required',
      description: 'Description is required',
      priority: 'Priority must be Low, Medium or High',
      categories: 'At least one category is required',
    },
  })
})

test('create ticket answers 400 with the message when a field is wrong', async () => {
  const { client } = await aPortal()
  const notStorable = 'Remove the unsupported character'
  const cases: [string, unknown, string][] = [
    ['subject', '', 'Subject is required'],
    ['subject', ' \t\n', 'Subject is required'],
    ['subject', 'a'.repeat(101), 'Subject must be 100 characters or less'],
    ['subject', 'a\0b', notStorable],
    ['subject', 7, 'Subject is required'],
    ['subject', null, 'Subject is required'],
    ['description', '', 'Description is required'],
    ['description', ' ', 'Description is required'],
    ['description', 'a'.repeat(65_537), 'Description must be 65,536 characters or less'],
    ['description', 'a\0b', notStorable],
    ['priority', 'low', 'Priority must be Low, Medium or High'],
    ['priority', null, 'Priority is required'],
    ['priority', '', 'Priority is required'],
    ['categories', [], 'At least one category is required'],
    ['categories', undefined, 'At least one category is required'],
    ['categories', '', 'At least one category is required'],
    ['categories', 'HARDWARE_ISSUE', 'At least one category is required'],
    ['categories', [7], 'At least one category is required'],
    ['categories', Array(21).fill('HARDWARE_ISSUE'), 'Choose up to 20 categories'],
    ['categories', ['NOPE'], '“NOPE” isn’t a valid category. Choose one from the list.'],
    ['categories', ['NO\0PE'], '“NO\0PE” isn’t a valid category. Choose one from the list.'],
  ]
  for (const [name, value, message] of cases) {
    const res = await client.post('/api/tickets', { ...aNewTicket(), [name]: value })
    expect(res.statusCode, message).toBe(400)
    expect(res.json()).toEqual({ error: 'invalid_input', message, fields: { [name]: message } })
  }
  expect((await client.get('/api/tickets')).json()).toEqual([])
})

test('create ticket takes Low when no priority is given', async () => {
  const { client } = await aPortal()
  const res = await client.post('/api/tickets', { ...aNewTicket(), priority: undefined })
  expect(res.json()).toMatchObject({ priority: 'Low' })
})

test('create ticket accepts texts when they are as long as their limits, and trims white space around them', async () => {
  const { client, customer } = await aPortal()
  const subject = 'a'.repeat(100)
  const description = 'é'.repeat(65_536)
  const ticket = await aTicket(client, {
    subject: `  ${subject}\n`,
    description: ` ${description} `,
  })
  expect(ticket.subject).toBe(`${subject} (${customer.name})`)
  expect(ticket.description).toBe(description)
})

test('create ticket removes marks from the subject when they change the direction of writing', async () => {
  const { client, customer } = await aPortal()
  const { subject } = await aTicket(client, { subject: 'Open invoice\u202Efdp.exe' })
  expect(subject).toBe(`Open invoicefdp.exe (${customer.name})`)
})

test('create ticket stores the replacement character when a text has half a surrogate pair', async () => {
  const { client } = await aPortal()
  expect(await aTicket(client, { description: 'a\ud800b' })).toMatchObject({
    description: 'a\ufffdb',
  })
})

test("create ticket checks the subject's length when it has removed the organization once", async () => {
  const { client, customer } = await aPortal()
  const suffix = ` (${customer.name})`
  const longest = 'a'.repeat(100)
  expect(await aTicket(client, { subject: longest + suffix })).toMatchObject({
    subject: longest + suffix,
  })
  const tooLong = await client.post('/api/tickets', aNewTicket({ subject: `${longest}a${suffix}` }))
  expect(tooLong.json()).toMatchObject({
    fields: { subject: 'Subject must be 100 characters or less' },
  })
  const blank = await client.post('/api/tickets', aNewTicket({ subject: suffix }))
  expect(blank.json()).toMatchObject({ fields: { subject: 'Subject is required' } })
})

test('create ticket adds the organization once when it was sent several times', async () => {
  const { client, customer } = await aPortal({ customer: { name: 'Acme (Europe) $&' } })
  const suffix = ` (${customer.name})`
  const subjects = ['Printer', `Printer${suffix}`, `Printer${suffix}${suffix}`, 'Printer (Acme)']
  const stored: string[] = []
  for (const subject of subjects) stored.push((await aTicket(client, { subject })).subject)
  expect(stored).toEqual([
    `Printer${suffix}`,
    `Printer${suffix}`,
    `Printer${suffix}${suffix}`,
    `Printer (Acme)${suffix}`,
  ])
})

test('create ticket adds no organization when staff create it, who have none', async () => {
  const { subject } = await aTicket(await aSignedInAdministrator(await aPortal()), {
    subject: 'Printer',
  })
  expect(subject).toBe('Printer')
})

test('create ticket keeps the order of the categories and drops one when it is repeated', async () => {
  const { client } = await aPortal()
  const categories = ['NETWORK_ISSUE', 'BILLING_ISSUE', 'NETWORK_ISSUE']
  expect(await aTicket(client, { categories })).toMatchObject({
    categories: ['NETWORK_ISSUE', 'BILLING_ISSUE'],
  })
})

test('create ticket takes the owner from the session when the body names another', async () => {
  const portal = await aPortal()
  const { client, deps, user, customer } = portal
  const other = await aPortal()
  const res = await client.post('/api/tickets', {
    ...aNewTicket(),
    customerId: other.customer.id,
    requesterId: other.user.id,
    status: 'Closed',
    number: 1,
    createdAt: '2000-01-01T00:00:00.000Z',
  })
  const { id } = res.json()
  expect(res.json()).toMatchObject({ status: 'Open', createdAt: '2026-03-03T10:00:00.000Z' })
  expect((await other.client.get('/api/tickets')).json()).toEqual([])
  const row = await asStaff(deps.db, (tx) =>
    tx.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
  expect(row).toMatchObject({ customerId: customer.id, requesterId: user.id })
})

test('create ticket records an event with when and by whom', async () => {
  const { client, deps, user } = await aPortal()
  const { id } = await aTicket(client, { priority: 'High' })
  const events = await asStaff(deps.db, (tx) =>
    tx.selectFrom('ticketEvents').selectAll().where('ticketId', '=', id).execute(),
  )
  expect(events).toMatchObject([
    {
      type: 'created',
      actorId: user.id,
      byAgent: false,
      at: new Date('2026-03-03T10:00:00.000Z'),
      data: { priority: 'High' },
    },
  ])
})

test('create ticket answers 401 when the caller is a visitor', async () => {
  const portal = await aPortal()
  const res = await aVisitor(portal).post('/api/tickets', aNewTicket())
  expect(res.statusCode).toBe(401)
  expect(res.json()).toEqual({ error: 'unauthenticated', message: 'Please sign in first.' })
})

test('the categories are the keys of the available ones, in their order', async () => {
  const portal = await aPortal()
  const res = await portal.client.get('/api/tickets/categories')
  expect(res.statusCode).toBe(200)
  expect(res.json().slice(0, 2)).toEqual([
    { id: 'GENERAL_INQUIRY', name: 'GENERAL_INQUIRY' },
    { id: 'HARDWARE_ISSUE', name: 'HARDWARE_ISSUE' },
  ])
  expect((await aVisitor(portal).get('/api/tickets/categories')).statusCode).toBe(401)
})

test('a ticket is created in the same way when it has files', async () => {
  const { client } = await aPortal()
  const form = new FormData()
  const typed = aNewTicket({ priority: 'High', categories: ['NETWORK_ISSUE', 'HARDWARE_ISSUE'] })
  for (const [name, value] of Object.entries(typed)) form.set(name, String(value))
  form.append('attachments', aFile('one.txt', 'one'))
  const without = (await client.post('/api/tickets', typed)).json()
  const withFile = (await client.send('POST', '/api/tickets', { form })).json()
  const asOther = { id: withFile.id, number: withFile.number, attachments: withFile.attachments }
  expect({ ...without, ...asOther }).toEqual(withFile)
  const [one, other] = [without, withFile].map(({ id }) => client.get(`/api/tickets/${id}/sla`))
  expect((await one)?.json()).toEqual((await other)?.json())
})
