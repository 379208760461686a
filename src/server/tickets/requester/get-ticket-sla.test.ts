import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { TicketSlaReceipt } from '#shared/sla/contract.ts'
import { anAgentAnswer } from '#test/builders.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'

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

test.each([
  ['over a weekend', 'Europe/Berlin', '2026-01-09T15:50:00Z', '2026-01-12T08:12:00Z'],
  ['in a night', 'Europe/Berlin', '2026-01-13T20:00:00Z', '2026-01-14T02:00:00Z'],
  ['as the clock goes forward', 'Europe/Berlin', '2026-03-27T15:10:00Z', '2026-03-31T09:00:00Z'],
  ['as the clock goes back', 'America/New_York', '2026-10-30T20:15:00Z', '2026-11-03T16:30:00Z'],
])(
  'a reader counts the same minutes when they have only the answer: %s',
  async (_, timeZone, from, to) => {
    const portal = await aPortal({ customer: { timeZone }, now: new Date(from) })
    const { customer, deps, setNow } = portal
    const { id } = await aTicket(portal.client, { priority: 'High' })
    setNow(new Date(to))
    await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
    // The first session has ended by itself meanwhile.
    const client = await signedInAs(portal, portal.user)
    await client.post(`/api/tickets/${id}/close`, {})
    const receipt: TicketSlaReceipt = (await client.get(`/api/tickets/${id}/sla`)).json()

    for (const name of ['response', 'resolution'] as const) {
      const { lines, totalMinutes, targetMinutes, verdict } = receipt[name]
      for (const line of lines) {
        expect(line.minutes, `${line.kind} ${line.from}`).toBe(recount(receipt, line.from, line.to))
      }
      expect(totalMinutes).toBe(recount(receipt, from, to))
      expect(verdict.lateMinutes - verdict.earlyMinutes).toBe(totalMinutes - targetMinutes)
    }
  },
)

/** Looks at the wall clock minute by minute. */
function recount({ timeZone, businessHours }: TicketSlaReceipt, from: string, to: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  let minutes = 0
  for (let at = Date.parse(from); at < Date.parse(to); at += 60_000) {
    const shown = clock.format(at)
    const isDay = businessHours.days.includes(shown.slice(0, 3))
    const time = shown.slice(-5)
    if (isDay && time >= businessHours.from && time < businessHours.to) minutes += 1
  }
  return minutes
}

test('the receipt counts up to now when the ticket is running', async () => {
  const { client, setNow } = await aPortal()
  const { id } = await aTicket(client)
  setNow(new Date('2026-03-03T11:00:00.001Z'))
  const ticket = (await client.get(`/api/tickets/${id}`)).json()
  const receipt = (await client.get(`/api/tickets/${id}/sla`)).json()
  expect(receipt.sla).toEqual(ticket.sla)
  expect(receipt.sla).toMatchObject({ responseStatus: 'breached', slaStatus: 'breached' })
  expect(receipt.response).toMatchObject({ endedAt: null, totalMinutes: 60 })
})

test('the response clock runs on when the ticket is closed', async () => {
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

test('the receipt answers 404 to a stranger, a colleague, and when the ticket is missing', async () => {
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
