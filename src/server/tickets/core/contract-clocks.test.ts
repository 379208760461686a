import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { DeskTicketItem } from '#shared/desk/contract.ts'
import type { Ticket } from '#shared/tickets/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { raiseByMail } from '#server/tickets/by-mail/raise-by-mail.ts'
import { replyByMail } from '#server/tickets/by-mail/reply-by-mail.ts'
import { applyExternalChange } from '#server/tickets/external/apply-external-change.ts'
import { addExternalReply } from '#server/tickets/external/add-external-reply.ts'
import { lockExternalTicket } from '#server/tickets/external/lock-external-ticket.ts'
import {
  raiseExternalTicket,
  requesterActor,
} from '#server/tickets/external/raise-external-ticket.ts'
import { standardCalendar } from '#shared/sla/calendar.ts'
import { SLA_TARGETS } from '#shared/sla/sla.ts'
import type { ServiceTerms } from '#shared/sla/terms.ts'
import { aCorrection, aServiceContract, someTerms } from '#test/a-service-contract.ts'
import { aFile, anAgentAnswer, aNewTicket, aReplyForm } from '#test/builders.ts'
import { anAgentAtTheDesk, aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { recountTickets } from './recount-tickets.ts'

const { signal } = new AbortController()
// Two of those that an installation begins with.
const CATEGORY_IDS = ['GENERAL_INQUIRY', 'NETWORK_ISSUE']

/** A Tuesday; the hours of the contract are 9 to 17 in UTC. */
function at(time: string) {
  return new Date(`2026-03-03T${time}:00.000Z`)
}

const iso = (time: string) => at(time).toISOString()

function termsInUtc(overrides: Partial<ServiceTerms> = {}) {
  return someTerms({ calendar: { ...standardCalendar('UTC'), name: 'Office hours' }, ...overrides })
}

const pausing = (
  cause: ServiceTerms['pauses']['causes'][number],
  clocks: ServiceTerms['pauses']['clocks'] = 'both',
) => termsInUtc({ pauses: { causes: [cause], clocks } })

async function aContract(terms: ServiceTerms) {
  const portal = await aPortal({ now: at('09:00') })
  const versionId = await aServiceContract(portal.deps, portal.customer.id, { terms })
  const { desk, agent } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const slaOf = async (id: string): Promise<Ticket['sla']> =>
    (await portal.client.get(`/api/tickets/${id}`)).json().sla
  return { ...portal, versionId, desk, agent, slaOf }
}

/** The receipt counts the same as what is stored. */
async function expectReceipt(
  { client, slaOf }: { client: Portal['client']; slaOf: (id: string) => Promise<unknown> },
  id: string,
) {
  const receipt = (await client.get(`/api/tickets/${id}/sla`)).json()
  expect(receipt.sla).toEqual(await slaOf(id))
  return receipt
}

test('a ticket has the targets and hours of the version that holds when it is raised, in any way', async () => {
  const { High } = SLA_TARGETS
  const targets = { High, Medium: High, Low: { firstResponseMinutes: 90, resolutionMinutes: 120 } }
  const portal = await aContract(termsInUtc({ targets }))
  const { deps, client, customer, user, desk, slaOf } = portal
  const requester = { customer: { ...customer, timeZone: 'UTC' }, requester: user }
  const onBehalf = { ...aNewTicket(), customerId: customer.id, email: user.email }
  const mail = { subject: 'By mail', description: 'By mail', files: [] }
  const external = { ...aNewTicket(), createdAt: at('09:00') }
  const closed = await aTicket(client)
  await client.post(`/api/tickets/${closed.id}/close`, {})
  const ids = [
    (await aTicket(client)).id,
    (await aTicket(client, { followsId: closed.id })).id,
    (await desk.post('/api/desk/tickets', onBehalf)).json().ticket.id,
    await asWorker(deps.db, async (tx) => (await raiseByMail(tx, deps, requester, mail)).ticketId),
    await asWorker(deps.db, async (tx) => (await raiseExternalTicket(tx, requester, external)).id),
  ]
  for (const id of ids) {
    const due = { responseDueAt: iso('10:30'), resolutionDueAt: iso('11:00') }
    expect(await slaOf(id)).toMatchObject(due)
    await expectReceipt(portal, id)
  }
  const { rows } = await asStaff(deps.db, (tx) =>
    sql<{ data: object }>`select data from ticket_events where type = 'created'`.execute(tx),
  )
  for (const { data } of rows)
    expect(data).toMatchObject({ priority: 'Low', categories: [expect.any(String)] })
})

test('a clock of a contract stands still while the ticket is Pending, and counts what passed before', async () => {
  const portal = await aContract(pausing('pending'))
  const { client, desk, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'High' })
  const set = (status: string) => desk.put(`/api/desk/tickets/${id}`, { status })
  setNow(at('09:10'))
  await set('Pending')
  const paused = {
    responseDueAt: null,
    resolutionDueAt: null,
    responseLeft: 20,
    resolutionLeft: 230,
  }
  expect(await slaOf(id)).toMatchObject({ ...paused, responseStatus: 'pending' })
  // A list that was stored says the same as the ticket, hours later.
  setNow(at('16:00'))
  const [listed] = (await client.get('/api/tickets')).json()
  expect(listed.sla).toEqual(await slaOf(id))
  expect(listed.sla).toMatchObject({ ...paused, slaStatus: 'pending' })
  const receipt = await expectReceipt(portal, id)
  expect(receipt.response.lines.at(-1)).toMatchObject({
    kind: 'paused',
    causes: [{ cause: 'pending', by: 'Ana' }],
  })
  await set('Open')
  const sla = await slaOf(id)
  expect(sla).toMatchObject({
    responseDueAt: iso('16:20'),
    resolutionDueAt: '2026-03-04T11:50:00.000Z',
  })
  expect(sla).not.toHaveProperty('responseLeft')
  await expectReceipt(portal, id)
})

test('the resolution alone stands still when the contract says so', async () => {
  const portal = await aContract(pausing('pending', 'resolution'))
  const { client, desk, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'High' })
  setNow(at('09:10'))
  await desk.put(`/api/desk/tickets/${id}`, { status: 'Pending' })
  const sla = await slaOf(id)
  expect(sla).toMatchObject({
    responseDueAt: iso('09:30'),
    resolutionDueAt: null,
    resolutionLeft: 230,
  })
  const { body } = await client.get('/api/tickets/export')
  expect(body).toContain(`${iso('09:30')},On track,,Paused,`)
  expect(sla).not.toHaveProperty('responseLeft')
  await expectReceipt(portal, id)
})

test('waiting for the customer begins with a reply that says so, and ends with their reply by any channel, or an agent’s', async () => {
  const portal = await aContract(pausing('waiting', 'resolution'))
  const { deps, client, customer, user, desk, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'High' })
  const key = { customerId: customer.id, ticketId: id }
  const requester = { customer: { ...customer, timeZone: 'UTC' }, requester: user }
  const by = { viewer: { userId: null, name: 'Ext' }, byAgent: true } as const
  const wait = (more: object = { waits: true }) =>
    desk.post(`/api/desk/tickets/${id}/comments`, {
      kind: 'reply',
      comment: '<p>Well?</p>',
      ...more,
    })
  const external = (who: Parameters<typeof addExternalReply>[2]['by']) =>
    asWorker(deps.db, async (tx) => {
      const ticket = await lockExternalTicket(tx, key)
      const said = { by: who, content: 'Yes', saidAt: deps.now(), now: deps.now() }
      return addExternalReply(tx, ticket!, said)
    })
  const answers: [string, () => Promise<unknown>][] = [
    ['09:30', () => client.put(`/api/tickets/${id}`, { comment: 'Yes' })],
    [
      '10:30',
      () =>
        asWorker(deps.db, (tx) =>
          replyByMail(tx, deps, requester, { ticketId: id, content: 'Y', files: [] }),
        ),
    ],
    ['11:30', () => external(requesterActor(requester))],
    ['12:30', () => external(by)],
    ['13:30', () => wait({})],
  ]
  // Each pause is 20 minutes long.
  let left = 240
  for (const [time, answer] of answers) {
    const end = at(time)
    setNow(new Date(end.getTime() - 20 * 60_000))
    await wait()
    left -= time === '09:30' ? 10 : 40
    expect(await slaOf(id)).toMatchObject({ resolutionDueAt: null, resolutionLeft: left })
    expect((await slaOf(id)).responseStatus).toBe('met')
    setNow(end)
    await answer()
    const dueAt = new Date(end.getTime() + left * 60_000).toISOString()
    expect(await slaOf(id)).toMatchObject({ resolutionDueAt: dueAt })
    await expectReceipt(portal, id)
  }
  // Pending alone is no waiting.
  expect((await client.get(`/api/tickets/${id}`)).json().status).toBe('Pending')
})

test('a reply keeps that it waits for the customer when it is held, and loses it when a status is chosen meanwhile', async () => {
  const { client, desk, setNow, slaOf, deps } = await aContract(pausing('waiting'))
  const send = (id: string, more: object) =>
    desk.post(`/api/desk/tickets/${id}/comments`, {
      kind: 'reply',
      comment: '<p>Well?</p>',
      waits: true,
      release: iso('10:00'),
      ...more,
    })
  const [kept, chosen, reopened] = [
    await aTicket(client, { priority: 'Low' }),
    await aTicket(client, { priority: 'Low' }),
    await aTicket(client, { priority: 'Low' }),
  ]
  await send(kept.id, {})
  await send(chosen.id, {})
  await send(reopened.id, { status: 'Open' })
  await desk.put(`/api/desk/tickets/${chosen.id}`, { status: 'Pending' })
  setNow(at('10:00'))
  expect(await runOutbox(deps)).toEqual([])
  expect(await slaOf(kept.id)).toMatchObject({ resolutionDueAt: null, resolutionLeft: 2_040 })
  expect((await slaOf(chosen.id)).resolutionDueAt).not.toBeNull()
  expect((await slaOf(reopened.id)).resolutionDueAt).not.toBeNull()
})

test('the desk learns that a ticket can wait for the customer when its contract says so', async () => {
  for (const [terms, pauses] of [
    [pausing('waiting'), true],
    [pausing('pending'), undefined],
  ] as const) {
    const { client, desk } = await aContract(terms)
    const { id } = await aTicket(client)
    expect((await desk.get(`/api/desk/tickets/${id}`)).json().pausesWhileWaiting).toBe(pauses)
  }
})

test('a macro keeps that its reply waits for the customer', async () => {
  const { desk } = await aContract(pausing('waiting'))
  const changes = { status: 'Pending', waits: true }
  const macro = { name: 'Ask', isShared: true, kind: 'reply', content: '<p>Well?</p>', changes }
  const { id } = (await desk.post('/api/desk/macros', macro)).json()
  expect((await desk.get(`/api/desk/macros/${id}`)).json().changes).toEqual(changes)
})

test('an answer with files says that it waits for the customer', async () => {
  const { client, desk, slaOf } = await aContract(pausing('waiting'))
  const { id } = await aTicket(client)
  const form = aReplyForm([aFile()], '<p>Well?</p>')
  form.set('kind', 'reply')
  form.set('waits', 'true')
  const sent = await desk.send('POST', `/api/desk/tickets/${id}/comments`, { form })
  expect(sent.statusCode).toBe(201)
  expect((await slaOf(id)).resolutionDueAt).toBeNull()
})

test('a pause that a CRM begins is one, and so is its end', async () => {
  const portal = await aContract(pausing('pending'))
  const { deps, client, customer, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'High' })
  const set = (status: 'Open' | 'Pending') =>
    asWorker(deps.db, async (tx) => {
      const ticket = await lockExternalTicket(tx, { customerId: customer.id, ticketId: id })
      const by = { viewer: { userId: null, name: 'Ext' }, byAgent: true } as const
      return applyExternalChange(tx, ticket!, { status }, { by, now: deps.now() })
    })
  setNow(at('09:10'))
  await set('Pending')
  expect(await slaOf(id)).toMatchObject({ responseLeft: 20 })
  setNow(at('10:10'))
  await set('Open')
  expect(await slaOf(id)).toMatchObject({ responseDueAt: iso('10:30') })
  await expectReceipt(portal, id)
})

test('a change of priority or category while paused counts from the raise time, and an answer in time stays in time', async () => {
  const [category = '', other = ''] = CATEGORY_IDS
  const { High, Medium, Low } = SLA_TARGETS
  const quick = { firstResponseMinutes: 15, resolutionMinutes: 60 }
  const terms = pausing('pending')
  terms.categoryTargets = [{ category: other, targets: { High: quick, Medium: quick, Low: quick } }]
  terms.targets = { High, Medium, Low }
  const portal = await aContract(terms)
  const { client, desk, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'Low', categories: [category] })
  setNow(at('09:20'))
  await desk.post(`/api/desk/tickets/${id}/comments`, { kind: 'reply', comment: '<p>On it</p>' })
  expect(await slaOf(id)).toMatchObject({ responseStatus: 'met', resolutionLeft: 2_080 })
  setNow(at('09:50'))
  await client.put(`/api/tickets/${id}`, { priority: 'High' })
  expect(await slaOf(id)).toMatchObject({ responseStatus: 'met', resolutionLeft: 220 })
  await client.put(`/api/tickets/${id}`, { categories: [category, other] })
  expect(await slaOf(id)).toMatchObject({ responseStatus: 'met', resolutionLeft: 40 })
  setNow(at('10:00'))
  await desk.put(`/api/desk/tickets/${id}`, { status: 'Open' })
  expect(await slaOf(id)).toMatchObject({ responseStatus: 'met', resolutionDueAt: iso('10:40') })
  await expectReceipt(portal, id)
  setNow(at('10:30'))
  await desk.post(`/api/desk/tickets/${id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  expect(await slaOf(id)).toMatchObject({ resolutionTime: 50, resolutionStatus: 'met' })
  await expectReceipt(portal, id)
})

test('closing and opening again change no verdict and start no clock', async () => {
  const portal = await aContract(pausing('pending'))
  const { client, setNow, slaOf } = portal
  const { id } = await aTicket(client, { priority: 'High' })
  setNow(at('10:00'))
  await client.post(`/api/tickets/${id}/close`, {})
  const closed = await slaOf(id)
  expect(closed).toMatchObject({ resolutionTime: 60, resolutionStatus: 'met' })
  setNow(at('12:00'))
  expect((await client.post(`/api/tickets/${id}/reopen`, { reason: 'Again' })).statusCode).toBe(200)
  expect(await slaOf(id)).toMatchObject({
    resolutionTime: 60,
    resolutionStatus: 'met',
    resolutionDueAt: closed.resolutionDueAt,
  })
  await expectReceipt(portal, id)
})

test('a correction counts open tickets again and leaves a verdict that was reached', async () => {
  const portal = await aContract(termsInUtc())
  const { deps, client, customer, versionId, setNow, slaOf } = portal
  const late = await aTicket(client, { priority: 'High' })
  setNow(at('10:00'))
  const open = await aTicket(client, { priority: 'High' })
  const answered = await aTicket(client, { priority: 'High' })
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: answered.id })
  const before = await slaOf(answered.id)
  setNow(at('10:10'))
  const holiday = { date: '2026-03-03', name: 'Forgotten', intervals: [], counts: true }
  const terms = termsInUtc()
  terms.calendar.holidays = [holiday]
  await aCorrection(deps, { customerId: customer.id, versionId }, terms)
  await recountTickets(deps, { customerId: customer.id, versionId }, { signal })
  expect((await slaOf(late.id)).responseDueAt).toBe(iso('09:30'))
  expect((await slaOf(open.id)).responseDueAt).toBe('2026-03-04T09:30:00.000Z')
  const after = await slaOf(answered.id)
  expect([after.responseDueAt, after.responseStatus]).toEqual([before.responseDueAt, 'met'])
  for (const { id } of [late, open, answered]) await expectReceipt(portal, id)
})

test('a maintenance window stops the clock as soon as tickets are counted, and again at its end', async () => {
  const portal = await aContract(pausing('maintenance'))
  const { deps, client, customer, versionId, setNow, slaOf } = portal
  await asStaff(deps.db, (tx) =>
    sql`insert into maintenance_windows values (gen_random_uuid(), 'Upgrade', true, ${at('09:10')}, ${at('10:10')},
      tstzmultirange(tstzrange(${at('09:10')}, ${at('10:10')})), 1, now())`.execute(tx),
  )
  const recount = () => recountTickets(deps, { customerId: customer.id, versionId }, { signal })
  const { id } = await aTicket(client, { priority: 'High' })
  // A planned window counts from the beginning.
  expect(await slaOf(id)).toMatchObject({ responseDueAt: iso('10:30') })
  setNow(at('09:10'))
  await recount()
  expect(await slaOf(id)).toMatchObject({ responseDueAt: null, responseLeft: 20 })
  const during = await aTicket(client, { priority: 'High' })
  expect(during.sla).toMatchObject({ responseDueAt: null, responseLeft: 30 })
  setNow(at('10:10'))
  await recount()
  expect(await slaOf(id)).toMatchObject({ responseDueAt: iso('10:30') })
  expect(await slaOf(during.id)).toMatchObject({ responseDueAt: iso('10:40') })
  await expectReceipt(portal, id)
})

test('the queue has paused tickets after running ones, by what is left, and before closed ones', async () => {
  const { client, customer, desk, setNow } = await aContract(pausing('pending'))
  const tickets = [
    await aTicket(client, { priority: 'Low' }),
    await aTicket(client, { priority: 'High' }),
    await aTicket(client, { priority: 'Low' }),
    await aTicket(client, { priority: 'High' }),
  ]
  const [pausedLow, pausedHigh, running, closed] = tickets.map(({ id }) => id)
  setNow(at('09:10'))
  for (const id of [pausedLow, pausedHigh])
    await desk.put(`/api/desk/tickets/${id}`, { status: 'Pending' })
  await desk.post(`/api/desk/tickets/${closed}/close`, { resolutionCode: 'ISSUE_FIXED' })
  const list = async (query: string): Promise<DeskTicketItem[]> =>
    (await desk.get(`/api/desk/tickets?customerId=${customer.id}&${query}`)).json()
  const queue = await list('view=all')
  expect(queue.map(({ id }) => id)).toEqual([running, pausedHigh, pausedLow, closed])
  expect(queue.map(({ due }) => due)).toEqual([
    { clock: 'response', at: iso('10:00'), state: 'on_track' },
    { clock: 'response', at: null, left: 20, state: 'paused' },
    { clock: 'response', at: null, left: 50, state: 'paused' },
    null,
  ])
  for (const due of ['breached', 'near', 'on_track'])
    expect((await list(`view=all&due=${due}`)).map(({ id }) => id)).toEqual(
      due === 'on_track' ? [running] : [],
    )
  const urgent = await list('view=all&sort=priority')
  expect(urgent.map(({ id }) => id)).toEqual([pausedHigh, closed, running, pausedLow])
})

test('dashboard and CSV count a paused ticket as one that is in time', async () => {
  const { client, desk, setNow } = await aContract(pausing('pending'))
  const { id } = await aTicket(client, { priority: 'High' })
  await desk.put(`/api/desk/tickets/${id}`, { status: 'Pending' })
  setNow(at('16:00'))
  const { sla } = (await client.get('/api/dashboard')).json()
  expect([sla.response.pending, sla.resolution.pending]).toEqual([1, 1])
  expect([sla.response.breached, sla.resolution.breached]).toEqual([0, 0])
  const [, row = ''] = (await client.get('/api/tickets/export')).body.trim().split('\r\n')
  expect(row).toMatch(/,,[^,]+,,[^,]+,0$/)
})

test('escalations are told once each, to whom the contract names, and instead of the usual notice', async () => {
  const ben = { id: '' }
  const portal = await aContract(termsInUtc())
  const { deps, client, desk, agent: ana, setNow } = portal
  const { agent } = await anAgentAtTheDesk(portal, { name: 'Ben' })
  ben.id = agent.id
  const terms = pausing('pending')
  terms.escalations = [
    { percent: 50, to: 'assignee' },
    { percent: 75, to: ben.id },
    { percent: 100, to: 'everybody' },
  ]
  await aServiceContract(deps, portal.customer.id, { terms, startsAt: at('08:00') })
  const { id } = await aTicket(client, { priority: 'High' })
  await desk.put(`/api/desk/tickets/${id}`, { assigneeId: ana.id })
  const names = new Map([
    [ana.id, 'Ana'],
    [ben.id, 'Ben'],
  ])
  const told = async () => {
    expect(await runSchedules(deps)).toEqual([])
    const rows = await asStaff(deps.db, (tx) =>
      tx
        .selectFrom('staffNotices')
        .selectAll()
        .where('ticketId', '=', id)
        .where('kind', '=', 'near_due')
        .orderBy('id')
        .execute(),
    )
    return rows
      .filter(({ userId }) => names.has(userId))
      .map(({ userId, data }) => `${names.get(userId)} ${data.clock} ${data.percent}`)
      .toSorted()
  }
  setNow(at('09:14'))
  expect(await told()).toEqual([])
  setNow(at('09:15'))
  expect(await told()).toEqual(['Ana response 50'])
  await desk.put(`/api/desk/tickets/${id}`, { status: 'Pending' })
  setNow(at('12:00'))
  expect(await told()).toEqual(['Ana response 50'])
  await desk.put(`/api/desk/tickets/${id}`, { status: 'Open' })
  setNow(at('12:08'))
  expect(await told()).toEqual(['Ana response 50', 'Ben response 75'])
  setNow(at('12:15'))
  const all = ['Ana response 100', 'Ana response 50', 'Ben response 100', 'Ben response 75']
  expect(await told()).toEqual(all)
  await desk.post(`/api/desk/tickets/${id}/comments`, {
    kind: 'reply',
    comment: '<p>On it</p>',
    status: 'Open',
  })
  await desk.put(`/api/desk/tickets/${id}`, { assigneeId: null })
  setNow(at('14:00'))
  expect(await told()).toEqual([...all, 'Ana resolution 50', 'Ben resolution 50'].toSorted())
  await desk.post(`/api/desk/tickets/${id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  setNow(at('16:59'))
  expect(await told()).toHaveLength(6)
})

test('the promise of the form has the targets of the contract and of the chosen categories', async () => {
  const [category = '', other = ''] = CATEGORY_IDS
  const quick = { firstResponseMinutes: 15, resolutionMinutes: 60 }
  const terms = termsInUtc()
  terms.categoryTargets = [{ category: other, targets: { High: quick, Medium: quick, Low: quick } }]
  const { client, versionId } = await aContract(terms)
  const promise = async (categories: string[]) =>
    (await client.get(`/api/tickets/service-level?categories=${categories.join()}`)).json()
  const usual = await promise([category])
  expect(usual).toMatchObject({ startsAt: iso('09:00'), contract: { versionId } })
  expect(usual.promises.at(-1).responseDueAt).toBe(iso('09:30'))
  expect((await promise([category, other])).promises.at(-1).responseDueAt).toBe(iso('09:15'))
})

test('a ticket of the evening before a holiday is promised, due and explained for the morning after it', async () => {
  const calendar = {
    ...standardCalendar('UTC'),
    name: 'Office hours',
    holidays: [{ date: '2026-03-04', name: 'Foundation Day', intervals: [], counts: true }],
  }
  const portal = await aContract(termsInUtc({ calendar }))
  const { client, setNow, slaOf } = portal
  setNow(at('18:00'))
  const promise = (await client.get('/api/tickets/service-level')).json()
  const due = {
    responseDueAt: '2026-03-05T09:30:00.000Z',
    resolutionDueAt: '2026-03-05T13:00:00.000Z',
  }
  expect(promise).toMatchObject({ startsAt: '2026-03-05T09:00:00.000Z' })
  expect(promise.promises.at(-1)).toMatchObject(due)
  const { id } = await aTicket(client, { priority: 'High' })
  expect(await slaOf(id)).toMatchObject(due)
  expect(JSON.stringify(await expectReceipt(portal, id))).toContain('Foundation Day')
})
