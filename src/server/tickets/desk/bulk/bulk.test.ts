import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { BulkOutcome } from '#shared/desk/queue/contract.ts'
import { BULK_UNDO_MINUTES } from '#shared/desk/endpoints.ts'
import type { DeskTicket } from '#shared/desk/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal } from '#test/a-portal.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { storeTickets } from '#test/builders.ts'
import { runSchedules } from '#test/run-schedules.ts'

function minute(minutes: number) {
  return new Date(TEST_NOW.getTime() + minutes * 60_000)
}

/** An agent at the desk, and tickets of one requester. */
async function aDesk(tickets: Parameters<typeof storeTickets>[2]) {
  const portal = await aPortal({ now: TEST_NOW })
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ids = (await storeTickets(portal.deps, portal.user, tickets)).map(({ id }) => id)
  const change = async (what: object, ticketIds = ids): Promise<BulkOutcome> => {
    const answer = await desk.post('/api/desk/bulk', { ticketIds, change: what })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const undo = (bulkId: string | null) => desk.post(`/api/desk/bulk/${bulkId}/undo`)
  const read = async (id = ''): Promise<DeskTicket> =>
    (await desk.get(`/api/desk/tickets/${id}`)).json()
  return { ...portal, agent, desk, ids, change, undo, read }
}

test('a bulk change treats each ticket as if alone, and names one when it is impossible', async () => {
  const { ids, agent, change, read } = await aDesk([
    { priority: 'Low' },
    { priority: 'High' },
    { status: 'Closed' },
  ])
  const [low = '', high = '', closed = ''] = ids
  const missing = randomUUID()
  const due = (await read(low)).due
  expect(await change({ priority: 'High' }, [...ids, missing, low])).toEqual({
    bulkId: expect.any(String),
    changed: [low],
    refused: expect.arrayContaining([
      { ticketId: closed, reason: 'closed' },
      { ticketId: missing, reason: 'missing' },
    ]),
  })
  // With the priority goes what was promised.
  expect((await read(low)).due?.at).not.toBe(due?.at)
  expect((await change({ assigneeId: agent.id }, [low, high])).changed).toHaveLength(2)
  expect((await read(high)).assignee).toEqual({ id: agent.id, name: 'Ana' })
  expect((await change({ status: 'Pending' }, [low, high])).changed).toHaveLength(2)
  expect(await change({ status: 'Pending' }, [low])).toEqual({
    bulkId: null,
    changed: [],
    refused: [],
  })
})

test('an undo restores each ticket of a bulk change, except when it was changed later', async () => {
  const { ids, agent, client, setNow, change, undo, read, deps } = await aDesk([
    { priority: 'Low' },
    { priority: 'Medium', status: 'Pending' },
    { priority: 'Low' },
  ])
  const [a = '', b = '', c = ''] = ids
  const before = await Promise.all(ids.map(read))
  const { bulkId } = await change({ priority: 'High' })
  setNow(minute(1))
  await client.put(`/api/tickets/${c}`, { comment: 'Any news?' })
  const undone = (await undo(bulkId)).json()
  expect(undone.changed).toEqual([a, b].toSorted())
  expect(undone.refused).toEqual([{ ticketId: c, reason: 'changed_since' }])
  const facts = ({ priority, status, assignee }: DeskTicket) => [priority, status, assignee]
  expect(facts(await read(a))).toEqual(facts(before[0]!))
  expect(facts(await read(b))).toEqual(facts(before[1]!))
  expect((await read(c)).priority).toBe('High')
  // Not twice, not by anybody else, and not for longer than it is kept.
  expect((await undo(bulkId)).json()).toMatchObject({
    error: 'not_found',
    message: 'This can no longer be undone.',
  })
  const assigned = await change({ assigneeId: agent.id }, [a])
  setNow(minute(2 + BULK_UNDO_MINUTES))
  expect((await undo(assigned.bulkId)).statusCode).toBe(404)
  await runSchedules(deps)
  const kept = await asStaff(deps.db, (tx) =>
    tx.selectFrom('deskBulkTickets').selectAll().where('ticketId', 'in', ids).execute(),
  )
  expect(kept).toEqual([])
})

test('an undo is refused when another agent asks for it, and assigns no former agent', async () => {
  const portal = await aDesk([{}])
  const { ids, agent, deps, change, undo, read, desk } = portal
  const { agent: ben, desk: bensDesk } = await anAgentAtTheDesk(portal, { name: 'Ben' })
  await change({ assigneeId: ben.id })
  const { bulkId } = await change({ assigneeId: agent.id })
  expect((await bensDesk.post(`/api/desk/bulk/${bulkId}/undo`)).statusCode).toBe(404)
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', ben.id).execute()
  expect((await undo(bulkId)).json()).toEqual({
    bulkId: null,
    changed: [],
    refused: [{ ticketId: ids[0], reason: 'agent_gone' }],
  })
  expect((await read(ids[0])).assignee?.id).toBe(agent.id)
  const body = { ticketIds: ids, change: { assigneeId: ben.id } }
  expect((await desk.post('/api/desk/bulk', body)).statusCode).toBe(400)
})

test('tickets return to their state when they were closed together and reopened, and their requester reads both', async () => {
  const { ids, client, setNow, change, undo, read } = await aDesk([{ status: 'Pending' }, {}])
  const [pending = '', open = ''] = ids
  const before = await read(pending)
  const promised = (await client.get(`/api/tickets/${pending}/sla`)).json()
  const { bulkId } = await change({ resolutionCode: 'ISSUE_FIXED' })
  expect(await read(open)).toMatchObject({ status: 'Closed', due: null, assignee: { name: 'Ana' } })
  setNow(minute(1))
  expect((await undo(bulkId)).json().changed).toEqual(ids.toSorted())
  const after = await read(pending)
  expect(after).toMatchObject({ status: 'Pending', closedAt: null, resolutionCode: null })
  expect(after.due?.at).toBe(before.due?.at)
  expect(await read(open)).toMatchObject({ status: 'Open', assignee: null })
  const told = (await client.get(`/api/tickets/${pending}`)).json()
  expect(told.comments.map(({ content }: { content: string }) => content).slice(0, 2)).toEqual([
    'Ticket reopened by Ana (closed by mistake).',
    expect.stringContaining('Ticket closed by Ana.'),
  ])
  setNow(TEST_NOW)
  expect((await client.get(`/api/tickets/${pending}/sla`)).json().sla).toEqual(promised.sla)
  // It can be closed once more.
  expect((await change({ resolutionCode: 'ISSUE_FIXED' }, [pending])).changed).toEqual([pending])
})

test('closing words are added to each ticket, and answer it, when it is closed', async () => {
  const { ids, client, desk, change, undo, read } = await aDesk([{}, {}, { status: 'Closed' }])
  const closing = { resolutionCode: 'ISSUE_FIXED', additionalComment: '<p>The line is back.</p>' }
  const { bulkId, changed, refused } = await change(closing)
  expect([changed.length, refused.length]).toEqual([2, 1])
  for (const id of changed) {
    const told = (await client.get(`/api/tickets/${id}`)).json().comments
    expect(told[1]).toMatchObject({ content: '<p>The line is back.</p>' })
    expect(await read(id)).toMatchObject({ status: 'Closed', commentCount: 2 })
  }
  // Comments stay.
  expect((await undo(bulkId)).json().changed).toHaveLength(2)
  expect((await read(changed[0])).status).toBe('Open')
  const additionalComment = '<p>Dear {{requester.name}}</p>'
  const body = { ticketIds: ids, change: { ...closing, additionalComment } }
  const unfilled = await desk.post('/api/desk/bulk', body)
  expect(unfilled.json().fields).toHaveProperty('additionalComment')
})

test('a bulk change is refused when it has no ticket, two changes or too many tickets', async () => {
  const { ids, desk } = await aDesk([{}])
  const many = Array.from({ length: 101 }, () => randomUUID())
  for (const body of [
    { ticketIds: [], change: { priority: 'High' } },
    { ticketIds: ids, change: {} },
    { ticketIds: ids, change: { priority: 'High', status: 'Pending' } },
    { ticketIds: ids, change: { status: 'Closed' } },
    { ticketIds: ids, change: { status: 'Pending', additionalComment: 'Hello' } },
    { ticketIds: ids, change: { additionalComment: 'Hello' } },
    { ticketIds: many, change: { priority: 'High' } },
  ])
    expect((await desk.post('/api/desk/bulk', body)).statusCode).toBe(400)
})

test('a bulk change is made once when it is repeated with its key', async () => {
  const { ids, desk, undo } = await aDesk([{}, {}])
  const key = { 'idempotency-key': randomUUID() }
  const send = () =>
    desk.post('/api/desk/bulk', { ticketIds: ids, change: { priority: 'High' } }, key)
  const first = (await send()).json()
  expect((await send()).json()).toEqual(first)
  expect((await undo(first.bulkId)).json().changed).toHaveLength(2)
})
