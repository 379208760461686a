import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { runSchedules } from '#test/run-schedules.ts'

function hour(hours: number) {
  return new Date(TEST_NOW.getTime() + hours * 3_600_000)
}

async function aDesk() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const ticket = await aTicket(portal.client)
  const address = `/api/desk/tickets/${ticket.id}`
  const of = `customerId=${portal.customer.id}`
  /** The views of the queue in which the ticket is. */
  const whereabouts = async () => {
    const views = ['mine', 'unassigned', 'open', 'pending', 'snoozed', 'closed', 'all']
    const there: string[] = []
    for (const view of views) {
      const list = (await desk.get(`/api/desk/tickets?view=${view}&${of}`)).json()
      if (list.length > 0) there.push(view)
    }
    return there
  }
  const counts = async () => (await desk.get('/api/desk/views')).json()
  return { ...portal, agent, desk, ticket, address, whereabouts, counts }
}

test('a ticket is only in the views Snoozed and All, and counted there, when it is snoozed', async () => {
  const { agent, desk, ticket, address, whereabouts, counts } = await aDesk()
  await desk.put(address, { assigneeId: agent.id })
  const before = await counts()
  expect(await whereabouts()).toEqual(['mine', 'open', 'all'])

  const until = hour(2).toISOString()
  const answer = await desk.put(`${address}/snooze`, { until })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().ticket).toMatchObject({ id: ticket.id, status: 'Open', snoozed: { until } })
  expect(await whereabouts()).toEqual(['snoozed', 'all'])
  expect(await counts()).toEqual({
    ...before,
    mine: before.mine - 1,
    open: before.open - 1,
    snoozed: before.snoozed + 1,
  })
  const [item] = (await desk.get('/api/desk/tickets?view=snoozed&assignee=me')).json()
  expect(item).toMatchObject({ id: ticket.id, snoozed: { until } })

  const woken = await desk.send('DELETE', `${address}/snooze`)
  expect(woken.json().ticket.snoozed).toBeNull()
  expect(await counts()).toEqual(before)
  // Once more does nothing.
  expect((await desk.send('DELETE', `${address}/snooze`)).statusCode).toBe(200)
})

test('take next skips a ticket when it is snoozed', async () => {
  const { desk, ticket, address } = await aDesk()
  await desk.put(`${address}/snooze`, { until: null })
  for (;;) {
    const taken = (await desk.post('/api/desk/next')).json().ticket
    if (taken === null) break
    expect(taken.id).not.toBe(ticket.id)
  }
})

test('a snoozed ticket comes back when its moment has come, once, and only staff are told', async () => {
  const { client, deps, desk, setNow, ticket, address, whereabouts } = await aDesk()
  await desk.put(`${address}/snooze`, { until: hour(2).toISOString() })
  setNow(hour(1))
  await runSchedules(deps)
  expect(await whereabouts()).toEqual(['snoozed', 'all'])
  setNow(hour(2))
  await runSchedules(deps)
  await runSchedules(deps)
  expect(await whereabouts()).toEqual(['unassigned', 'open', 'all'])
  const found = (await desk.get(address)).json()
  expect(found).toMatchObject({ snoozed: null, deskUpdatedAt: hour(2).toISOString() })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json().updatedAt).toBe(ticket.updatedAt)
  const events = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'actorId'])
      .where('ticketId', '=', ticket.id)
      .where('type', '=', 'woken')
      .execute(),
  )
  expect(events).toEqual([{ type: 'woken', actorId: null }])
})

test('a ticket wakes when the requester replies, and not an agent, and does not sleep when it is closed', async () => {
  const { client, desk, ticket, address, whereabouts } = await aDesk()
  await desk.put(`${address}/snooze`, { until: null })
  await desk.post(`${address}/comments`, { kind: 'reply', comment: '<p>Any news?</p>' })
  expect(await whereabouts()).toEqual(['snoozed', 'all'])
  await client.put(`/api/tickets/${ticket.id}`, { comment: 'Yes' })
  expect(await whereabouts()).toEqual(['mine', 'open', 'all'])

  await desk.put(`${address}/snooze`, { until: hour(2).toISOString() })
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  expect((await desk.get(address)).json().snoozed).toBeNull()
  expect((await desk.put(`${address}/snooze`, { until: null })).statusCode).toBe(409)
})

test('snooze answers 400 with the remedy when the moment is over or too far away', async () => {
  const { desk, address } = await aDesk()
  const refusals = [
    [TEST_NOW.toISOString(), 'Choose a time in the future'],
    [hour(24 * 400).toISOString(), 'Choose a time within the next year'],
  ]
  for (const [until, text] of refusals) {
    const answer = await desk.put(`${address}/snooze`, { until })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fields).toEqual({ until: text })
  }
  expect((await desk.put(`${address}/snooze`, { until: 'tomorrow' })).statusCode).toBe(400)
})
