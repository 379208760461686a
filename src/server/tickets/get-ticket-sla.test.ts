import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { anAgentAnswer } from '#test/builders.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

test("the receipt's totals are the ticket's own figures", async () => {
  const portal = await aPortal({ customer: { timeZone: 'Europe/Berlin' } })
  const { client, customer, deps, setNow } = portal
  const { id } = await aTicket(client, { priority: 'Low' })
  setNow(new Date('2026-03-03T10:15:00.000Z'))
  await client.put(`/api/tickets/${id}`, { priority: 'High' })
  setNow(new Date('2026-03-03T10:45:30.000Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  setNow(new Date('2026-03-03T19:00:00.000Z'))
  const { ticket } = (await client.post(`/api/tickets/${id}/close`, {})).json()
  const res = await client.get(`/api/tickets/${id}/sla`)
  expect(res.statusCode).toBe(200)
  const receipt = res.json()
  expect(receipt.sla).toEqual(ticket.sla)
  expect(receipt).toMatchObject({
    calculatedAt: '2026-03-03T19:00:00.000Z',
    timeZone: 'Europe/Berlin',
    priority: 'High',
    targets: { firstResponseMinutes: 30, resolutionMinutes: 240 },
    events: [
      { type: 'created', at: '2026-03-03T10:00:00.000Z', priority: 'Low' },
      { type: 'priority_changed', at: '2026-03-03T10:15:00.000Z', priority: 'High' },
      { type: 'answered', at: '2026-03-03T10:45:30.000Z', priority: null },
      { type: 'closed', at: '2026-03-03T19:00:00.000Z', priority: null },
    ],
    response: {
      targetMinutes: 30,
      totalMinutes: 45,
      endedAt: '2026-03-03T10:45:30.000Z',
      verdict: { status: 'breached', earlyMinutes: 0, lateMinutes: 15 },
    },
    resolution: {
      targetMinutes: 240,
      totalMinutes: 360,
      verdict: { status: 'breached', lateMinutes: 120 },
    },
  })
  for (const clock of [receipt.response, receipt.resolution]) {
    const minutes = clock.lines.map((line: { minutes: number }) => line.minutes)
    expect(minutes.reduce((sum: number, next: number) => sum + next, 0)).toBe(clock.totalMinutes)
  }
  expect(receipt.response.totalMinutes).toBe(ticket.sla.firstResponseTime)
  expect(receipt.resolution.totalMinutes).toBe(ticket.sla.resolutionTime)
  expect(receipt.response.dueAt).toBe(ticket.sla.responseDueAt)
  expect(receipt.resolution.dueAt).toBe(ticket.sla.resolutionDueAt)
})

test('the receipt of a running ticket counts up to now, as the ticket does', async () => {
  const { client, setNow } = await aPortal()
  const { id } = await aTicket(client)
  setNow(new Date('2026-03-03T11:00:00.001Z'))
  const ticket = (await client.get(`/api/tickets/${id}`)).json()
  const receipt = (await client.get(`/api/tickets/${id}/sla`)).json()
  expect(receipt.sla).toEqual(ticket.sla)
  expect(receipt.sla).toMatchObject({ responseStatus: 'breached', slaStatus: 'breached' })
  expect(receipt.response).toMatchObject({ endedAt: null, totalMinutes: 60 })
})

test('the close does not end the response clock', async () => {
  const { client, setNow } = await aPortal()
  const { id } = await aTicket(client)
  setNow(new Date('2026-03-03T10:30:00.000Z'))
  await client.post(`/api/tickets/${id}/close`, {})
  expect((await client.get(`/api/tickets/${id}`)).json().sla).toMatchObject({
    responseStatus: 'pending',
    resolutionStatus: 'met',
    slaStatus: 'met',
  })
  setNow(new Date('2026-03-03T11:00:00.001Z'))
  expect((await client.get(`/api/tickets/${id}/sla`)).json().sla).toMatchObject({
    responseStatus: 'breached',
    slaStatus: 'met',
  })
})

test('the receipt answers 404 to a stranger, a colleague, and where there is no ticket', async () => {
  const portal = await aPortal()
  const { id } = await aTicket(portal.client)
  const missing = await portal.client.get(`/api/tickets/${randomUUID()}/sla`)
  expect(missing.statusCode).toBe(404)
  for (const client of [await aColleague(portal), await aStranger(portal)]) {
    const res = await client.get(`/api/tickets/${id}/sla`)
    expect(res.statusCode).toBe(404)
    expect(res.json()).toEqual(missing.json())
  }
  expect((await aVisitor(portal).get(`/api/tickets/${id}/sla`)).statusCode).toBe(401)
})
