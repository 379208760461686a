import { randomUUID } from 'node:crypto'

import { expect, onTestFinished, test } from 'vitest'

import type { TicketTime, TimeEntry } from '#shared/desk/time/contract.ts'

import {
  aColleague,
  anAgentAtTheDesk,
  aPortal,
  aSignedInAdministrator,
  aStranger,
  aTicket,
} from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aFile, aReplyForm } from '#test/builders.ts'
import { openEventStream } from '#test/event-stream.ts'
import { statusesOf, type TestClient } from '#test/test-client.ts'

const TODAY = TEST_NOW.toISOString().slice(0, 10)
const REMOTE = { kindId: 'REMOTE' }

async function aDesk() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana Agent' })
  const admin = await aSignedInAdministrator(portal)
  const ticket = await aTicket(portal.client)
  const own = `customerId=${portal.customer.id}`
  return { ...portal, agent, desk, admin, ticket, own, address: `/api/desk/tickets/${ticket.id}` }
}

type Desk = Awaited<ReturnType<typeof aDesk>>

async function add({ desk, address }: Desk, work: object): Promise<TicketTime> {
  const answer = await desk.post(`${address}/time`, { ...REMOTE, ...work })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

function rulesOf({ admin, customer }: Desk, rules: object) {
  return admin.put(`/api/admin/customers/${customer.id}/time-rules`, {
    minimumMinutes: 0,
    roundingMinutes: 1,
    isShownToCustomer: false,
    ...rules,
  })
}

function correct(client: TestClient, { id }: Pick<TimeEntry, 'id'>, work: object) {
  return client.post(`/api/desk/time/${id}/correction`, { ...REMOTE, ...work })
}

test('time is added with a reply, with a note that has files, and by hand when the ticket is closed', async () => {
  const scene = await aDesk()
  const { desk, address, agent, customer, ticket } = scene
  const work = { ...REMOTE, minutes: 12, invoiceText: 'Set up the printer' }
  const reply = await desk.post(`${address}/comments`, { kind: 'reply', comment: 'Hi', time: work })
  const form = aReplyForm([aFile()], 'For us')
  form.set('kind', 'note')
  form.set('time', JSON.stringify({ ...REMOTE, minutes: 0, isBillable: false }))
  const note = await desk.send('POST', `${address}/comments`, { form })
  await desk.post(`${address}/close`, {})
  const time = await add(scene, { minutes: 30, day: '2026-01-05' })

  expect(time.entries.map(({ day, minutes, commentId }) => [day, minutes, commentId])).toEqual([
    [TODAY, 0, note.json().comment.id],
    [TODAY, 12, reply.json().comment.id],
    ['2026-01-05', 30, null],
  ])
  expect([time.minutes, time.billedMinutes]).toEqual([42, 42])
  expect(time.entries[1]).toMatchObject({
    ticket: { id: ticket.id, number: ticket.number },
    customer: { id: customer.id, name: customer.name },
    agent: { id: agent.id, name: 'Ana Agent' },
    kind: { id: 'REMOTE', name: 'Remote support' },
    isBillable: true,
    invoiceText: 'Set up the printer',
    createdBy: 'Ana Agent',
    exportedAt: null,
  })
  expect((await desk.get(`${address}/time`)).json()).toEqual(time)
})

test('adding time names each wrong field, and adds nothing, when there is one', async () => {
  const { desk, address } = await aDesk()
  const wrong = [
    [{ ...REMOTE, minutes: 1.5 }, 'minutes'],
    [{ ...REMOTE, minutes: -1 }, 'minutes'],
    [{ ...REMOTE, minutes: 1441 }, 'minutes'],
    [{ ...REMOTE, minutes: '5' }, 'minutes'],
    [{ ...REMOTE, minutes: 5, day: '2026-02-30' }, 'day'],
    [{ ...REMOTE, minutes: 5, day: '2999-01-01' }, 'day'],
    [{ minutes: 5, kindId: 'NOPE' }, 'kindId'],
    [{ ...REMOTE, minutes: 5, invoiceText: 'x'.repeat(501) }, 'invoiceText'],
  ] as const
  for (const [work, field] of wrong) {
    const answer = await desk.post(`${address}/time`, work)
    expect(answer.statusCode, field).toBe(400)
    expect(answer.json().fields, JSON.stringify(work)).toHaveProperty(field)
  }
  // An answer whose time is wrong is not sent either.
  const time = 'no JSON'
  const reply = await desk.post(`${address}/comments`, { kind: 'reply', comment: 'Hi', time })
  expect(reply.statusCode).toBe(400)
  expect((await desk.get(address)).json().comments).toEqual([])
  expect((await desk.get(`${address}/time`)).json().entries).toEqual([])
  const missing = `/api/desk/tickets/${randomUUID()}/time`
  expect((await desk.post(missing, { ...REMOTE, minutes: 5 })).statusCode).toBe(404)
})

test('an addition adds the time once when it is repeated', async () => {
  const { desk, address } = await aDesk()
  const once = { 'idempotency-key': randomUUID() }
  const work = { ...REMOTE, minutes: 5 }
  const [first, second] = [
    await desk.post(`${address}/time`, work, once),
    await desk.post(`${address}/time`, work, once),
  ]
  expect(second.json()).toEqual(first.json())
  expect(second.json().minutes).toBe(5)
})

test("billed minutes follow the customer's minimum and rounding of that moment", async () => {
  const scene = await aDesk()
  await add(scene, { minutes: 7 })
  const rules = { minimumMinutes: 30, roundingMinutes: 15, isShownToCustomer: false }
  expect((await rulesOf(scene, rules)).json()).toEqual(rules)
  await add(scene, { minutes: 7 })
  await add(scene, { minutes: 31 })
  const time = await add(scene, { minutes: 31, isBillable: false })
  expect(time.entries.map(({ billedMinutes }) => billedMinutes)).toEqual([0, 45, 30, 7])
  const { admin, customer } = scene
  const read = await scene.desk.get(`/api/desk/customers/${customer.id}/time-rules`)
  expect(read.json()).toEqual(rules)
  const audited = await admin.get(`/api/admin/audit-log?customerId=${customer.id}&action=time`)
  expect(audited.json()).toMatchObject([
    {
      action: 'time.rules_changed',
      before: { roundingMinutes: 1 },
      after: { roundingMinutes: 15 },
    },
  ])
  expect((await rulesOf(scene, { roundingMinutes: 7 })).json().fields).toHaveProperty(
    'roundingMinutes',
  )
})

test('a correction keeps the wrong entry as history, and is refused when it is by neither its agent nor an administrator', async () => {
  const scene = await aDesk()
  const { desk, admin } = scene
  const { entries } = await add(scene, { minutes: 300, day: '2026-01-05' })
  const [wrong] = entries as [TimeEntry]
  const { desk: other } = await anAgentAtTheDesk(scene)
  expect((await correct(other, wrong, { minutes: 30 })).statusCode).toBe(403)
  const corrected = await correct(desk, wrong, { minutes: 30, reason: 'A zero too many' })
  expect(corrected.statusCode).toBe(201)
  const time: TicketTime = corrected.json()
  expect(time.minutes).toBe(30)
  expect(time.entries).toMatchObject([
    { minutes: 30, day: '2026-01-05', correctsId: wrong.id, reason: 'A zero too many' },
    { id: wrong.id, minutes: 300, correctedAt: TEST_NOW.toISOString() },
  ])
  expect((await correct(desk, wrong, { minutes: 20 })).statusCode).toBe(409)
  const again = await correct(admin, time.entries[0]!, { minutes: 0 })
  expect(again.json()).toMatchObject({ minutes: 0 })
  expect(again.json().entries[0]).toMatchObject({ agent: { name: 'Ana Agent' } })
  expect((await correct(admin, { id: randomUUID() }, { minutes: 0 })).statusCode).toBe(404)
  // Entries that were never exported leave no trace on an invoice.
  expect((await desk.get(`/api/desk/time?${scene.own}`)).json()).toHaveLength(1)
})

test('an export takes each entry once, and reverses one when it was corrected afterwards', async () => {
  const scene = await aDesk()
  const { admin, desk, own, customer } = scene
  await add(scene, { minutes: 60, invoiceText: '=1+1' })
  const exports = '/api/admin/time-exports'
  const filters = { customerId: customer.id }
  const first = await admin.post(exports, filters)
  expect(first.statusCode).toBe(201)
  expect(first.json()).toMatchObject({ entries: 1, customer: { id: customer.id }, month: null })
  expect((await admin.post(exports, filters)).statusCode).toBe(409)

  const [entry]: TimeEntry[] = (await desk.get(`/api/desk/time?${own}&exported=true`)).json()
  expect(entry?.exportedAt).toBe(TEST_NOW.toISOString())
  const time: TicketTime = (await correct(desk, entry!, { minutes: 45 })).json()
  expect([time.minutes, time.entries.length]).toEqual([45, 3])
  const second = (await admin.post(exports, filters)).json()
  expect(second.entries).toBe(2)
  const file = await admin.get(`${exports}/${second.id}/file`)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8; header=present',
    'content-disposition': `attachment; filename=time-export-${TODAY}.csv`,
  })
  const [header, ...lines] = file.body.trimEnd().split('\r\n')
  expect(header).toMatch(
    /^\uFEFFday,customer,ticket,subject,agent,kind,minutes,billedMinutes,billable,text/,
  )
  expect(lines.map((line) => line.split(',').slice(6, 11).join())).toEqual([
    '45,45,yes,,corrected',
    "-60,-60,yes,'=1+1,reversal",
  ])
  // Reading it again answers the same, and the first one, too.
  expect((await admin.get(`${exports}/${second.id}/file`)).body).toBe(file.body)
  const old = await admin.get(`${exports}/${first.json().id}/file`)
  expect(old.body.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await admin.get(exports)).json().slice(0, 2)).toEqual([second, first.json()])
  expect((await admin.get(`${exports}/${randomUUID()}/file`)).statusCode).toBe(404)
})

test('the list, the sums and the files have the same entries when the filters are the same', async () => {
  const scene = await aDesk()
  const { desk, own, customer, agent } = scene
  await add(scene, { minutes: 10, day: '2026-01-31' })
  await add(scene, { minutes: 20, day: '2026-02-01', kindId: 'TRAVEL', isBillable: false })
  await add(scene, { minutes: 30, day: '2026-02-28' })
  const minutesOf = async (query: string) => {
    const entries: TimeEntry[] = (await desk.get(`/api/desk/time?${own}&${query}`)).json()
    return entries.map(({ minutes }) => minutes)
  }
  expect(await minutesOf('')).toEqual([30, 20, 10])
  expect(await minutesOf('month=2026-02')).toEqual([30, 20])
  expect(await minutesOf('kindId=TRAVEL')).toEqual([20])
  expect(await minutesOf('billable=true')).toEqual([30, 10])
  expect(await minutesOf(`agentId=${agent.id}&exported=false`)).toEqual([30, 20, 10])
  expect(await minutesOf(`agentId=${randomUUID()}`)).toEqual([])
  expect((await desk.get('/api/desk/time?month=2026-13')).json().fields).toHaveProperty('month')

  const first = await desk.get(`/api/desk/time?${own}&limit=2`)
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? ''
  expect((await desk.get(next)).json()).toMatchObject([{ minutes: 10 }])

  const sums = (await desk.get(`/api/desk/time/sums?${own}`)).json()
  const of = { customer: { id: customer.id, name: customer.name } }
  expect(sums).toEqual([
    {
      ...of,
      month: '2026-02',
      kind: { id: 'REMOTE', name: 'Remote support' },
      entries: 1,
      minutes: 30,
      billedMinutes: 30,
      openMinutes: 30,
    },
    {
      ...of,
      month: '2026-02',
      kind: { id: 'TRAVEL', name: 'Travel' },
      entries: 1,
      minutes: 20,
      billedMinutes: 0,
      openMinutes: 0,
    },
    {
      ...of,
      month: '2026-01',
      kind: { id: 'REMOTE', name: 'Remote support' },
      entries: 1,
      minutes: 10,
      billedMinutes: 10,
      openMinutes: 10,
    },
  ])
  const file = await desk.get(`/api/desk/time/file?${own}&of=sums&month=2026-01`)
  expect(file.body.split('\r\n')[1]).toBe(
    `2026-01,${customer.name},Remote support,1,10,10,10,${customer.id}`,
  )
  const plain = await desk.get(`/api/desk/time/file?${own}&kindId=TRAVEL`)
  expect(plain.body.trimEnd().split('\r\n')).toHaveLength(2)
  // Reading marks nothing.
  expect(await minutesOf('exported=true')).toEqual([])
})

test('a requester sees the time of their ticket only when their organization has it shown', async () => {
  const scene = await aDesk()
  const { client, ticket, admin, desk } = scene
  const { entries } = await add(scene, { minutes: 50, invoiceText: 'A slip' })
  const shown = async () => (await client.get(`/api/tickets/${ticket.id}/time`)).json()
  expect(await shown()).toEqual({ billedMinutes: 0, entries: [] })
  await rulesOf(scene, { isShownToCustomer: true, roundingMinutes: 60 })
  // Also what was exported and corrected is shown once, as it is by now.
  await admin.post('/api/admin/time-exports', { customerId: scene.customer.id })
  await correct(desk, entries[0]!, { minutes: 5, invoiceText: 'Set up the printer' })
  expect(await shown()).toEqual({
    billedMinutes: 60,
    entries: [
      {
        id: expect.any(String),
        day: TODAY,
        billedMinutes: 60,
        isBillable: true,
        kind: 'Remote support',
        invoiceText: 'Set up the printer',
      },
    ],
  })
  expect((await client.get(`/api/tickets/${randomUUID()}/time`)).statusCode).toBe(404)
})

test('time of internal work is never shown to a customer when a kind has become internal', async () => {
  const scene = await aDesk()
  const { client, ticket, admin } = scene
  await rulesOf(scene, { isShownToCustomer: true })
  await add(scene, { minutes: 50, kindId: 'INTERNAL', invoiceText: 'Called them names' })
  await add(scene, { minutes: 10 })
  const shown = async () => (await client.get(`/api/tickets/${ticket.id}/time`)).json()
  expect(await shown()).toMatchObject({ billedMinutes: 10, entries: [{ kind: 'Remote support' }] })
  const change = (isInternal: boolean) => admin.put('/api/admin/work-kinds/REMOTE', { isInternal })
  onTestFinished(async () => void (await change(false)))
  expect((await change(true)).json()).toMatchObject({ isInternal: true })
  expect(await shown()).toEqual({ billedMinutes: 0, entries: [] })
})

test('open pages of a customer are told when the time that they are shown changes, and never of internal work', async () => {
  const scene = await aDesk()
  const { client, admin, desk } = scene
  const own = await openEventStream(scene, client)
  const theirs = await openEventStream(scene, await aColleague(scene))
  const others = await openEventStream(scene, await aStranger(scene))
  const expectTold = (count: number) =>
    expect.poll(() => own.told('shown-time').length, { interval: 10 }).toBe(count)
  await add(scene, { minutes: 1 })
  await rulesOf(scene, { isShownToCustomer: true })
  await expectTold(1)
  const { entries } = await add(scene, { minutes: 5, kindId: 'INTERNAL' })
  await correct(desk, entries[0]!, { minutes: 6, kindId: 'INTERNAL' })
  await add(scene, { minutes: 7 })
  await expectTold(2)
  // A correction to internal work takes away what was shown.
  const time: TicketTime = (await desk.get(`${scene.address}/time`)).json()
  const shown = time.entries.find(({ minutes }) => minutes === 7)
  await correct(desk, shown!, { minutes: 7, kindId: 'INTERNAL' })
  await expectTold(3)
  onTestFinished(
    async () => void (await admin.put('/api/admin/work-kinds/ON_SITE', { isInternal: false })),
  )
  await admin.put('/api/admin/work-kinds/ON_SITE', { isInternal: true })
  await expectTold(4)
  await rulesOf(scene, { isShownToCustomer: true, roundingMinutes: 15 })
  await rulesOf(scene, { isShownToCustomer: false })
  await expectTold(5)
  // A colleague is told of what concerns every ticket of the customer, and another customer of nothing.
  await expect.poll(() => theirs.told('shown-time').length).toBe(3)
  expect(others.told('shown-time')).toEqual([])
})

test('an export stays listed and readable when it is taken back, and a later one takes its entries', async () => {
  const scene = await aDesk()
  const { admin, desk, own, customer } = scene
  const exports = '/api/admin/time-exports'
  const filters = { customerId: customer.id }
  await add(scene, { minutes: 60 })
  await add(scene, { minutes: 10 })
  const first: { id: string } = (await admin.post(exports, filters)).json()
  const file = (await admin.get(`${exports}/${first.id}/file`)).body
  const takeBack = (id: string) => admin.post(`${exports}/${id}/take-back`)
  const listed = async (query = '') => {
    const entries: TimeEntry[] = (await desk.get(`/api/desk/time?${own}${query}`)).json()
    return entries.map(({ minutes }) => minutes)
  }
  // Corrected since, so that a line below zero waits for the next export.
  const [, entry]: TimeEntry[] = (await desk.get(`/api/desk/time?${own}`)).json()
  await correct(desk, entry!, { minutes: 45 })
  expect((await listed()).toSorted((a, b) => a - b)).toEqual([-60, 10, 45, 60])

  const taken = await takeBack(first.id)
  const mark = { takenBackAt: TEST_NOW.toISOString(), takenBackBy: 'Ada Admin' }
  expect(taken.json()).toEqual({ ...first, ...mark })
  expect((await takeBack(first.id)).statusCode).toBe(409)
  expect((await takeBack(randomUUID())).statusCode).toBe(404)
  // The wrong entry was never billed, so nothing has to be taken back.
  expect((await listed()).toSorted((a, b) => a - b)).toEqual([10, 45])
  expect(await listed('&exported=true')).toEqual([])
  const reread = (await admin.get(`${exports}/${first.id}/file`)).body
  expect(reread.split('\r\n')).toHaveLength(file.split('\r\n').length)

  const second: { id: string; entries: number } = (await admin.post(exports, filters)).json()
  expect(second.entries).toBe(2)
  expect((await admin.get(exports)).json().slice(0, 2)).toMatchObject([
    { id: second.id, takenBackAt: null, takenBackBy: null },
    { id: first.id, takenBackAt: TEST_NOW.toISOString() },
  ])
  const audited = await admin.get(`/api/admin/audit-log?customerId=${customer.id}&action=time`)
  expect(audited.json().map(({ action }: { action: string }) => action)).toEqual([
    'time.exported',
    'time.export_taken_back',
    'time.exported',
  ])
})

test('an export cannot be taken back when a later one has a correction of its entries', async () => {
  const scene = await aDesk()
  const { admin, desk, own, customer } = scene
  const exports = '/api/admin/time-exports'
  const { entries } = await add(scene, { minutes: 60 })
  const make = async (): Promise<{ id: string }> =>
    (await admin.post(exports, { customerId: customer.id })).json()
  const first = await make()
  await correct(desk, entries[0]!, { minutes: 45 })
  const second = await make()
  const takeBack = (id: string) => admin.post(`${exports}/${id}/take-back`)
  expect((await takeBack(first.id)).statusCode).toBe(409)
  const sum = async () => {
    const sums: { billedMinutes: number }[] = (await desk.get(`/api/desk/time/sums?${own}`)).json()
    return sums.map(({ billedMinutes }) => billedMinutes)
  }
  expect(await sum()).toEqual([45])
  expect((await takeBack(second.id)).statusCode).toBe(200)
  expect(await sum()).toEqual([45])
  expect((await takeBack(first.id)).statusCode).toBe(200)
  expect(await sum()).toEqual([45])
  expect(await make()).toMatchObject({ entries: 1 })
})

test('an export is taken back once when two requests come at the same time', async () => {
  const scene = await aDesk()
  await add(scene, { minutes: 60 })
  const filters = { customerId: scene.customer.id }
  const { id } = (await scene.admin.post('/api/admin/time-exports', filters)).json()
  const answers = await Promise.all(
    [1, 2].map(() => scene.admin.post(`/api/admin/time-exports/${id}/take-back`)),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
})

test('time is shown at the remaining ticket, and counted once, when its own was merged', async () => {
  const scene = await aDesk()
  const { client, desk, own, ticket } = scene
  await add(scene, { minutes: 60 })
  const target = await aTicket(client)
  const last = await aTicket(client)
  await desk.post(`/api/desk/tickets/${target.id}/time`, { ...REMOTE, minutes: 5 })
  const merge = (from: string, into: string) =>
    desk.post(`/api/desk/tickets/${from}/merge`, { intoTicketId: into })
  await merge(ticket.id, target.id)
  await merge(target.id, last.id)
  const read = async (id: string): Promise<TicketTime> =>
    (await desk.get(`/api/desk/tickets/${id}/time`)).json()
  const shown = await read(last.id)
  expect([shown.minutes, shown.billedMinutes]).toEqual([65, 65])
  expect(shown.entries.map((entry) => entry.ticket.number)).toEqual([target.number, ticket.number])
  expect((await read(ticket.id)).minutes).toBe(60)
  expect((await desk.get(`/api/desk/time/sums?${own}`)).json()).toMatchObject([
    { entries: 2, minutes: 65 },
  ])
  // Its requester reads the time of each ticket at that ticket alone.
  await rulesOf(scene, { isShownToCustomer: true })
  expect((await client.get(`/api/tickets/${last.id}/time`)).json().billedMinutes).toBe(0)
})
