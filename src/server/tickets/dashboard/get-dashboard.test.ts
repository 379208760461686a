import { expect, test } from 'vitest'

import { SLA_STATUSES } from '#shared/tickets/values.ts'
import { slaStatuses } from '#shared/sla/sla.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { anAgentAnswer, storeTickets } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aColleague, aPortal, aStranger, aTicket } from '#test/a-portal.ts'
import { aVisitor } from '#test/test-client.ts'

function day(date: string) {
  return { createdAt: new Date(`${date}T12:00:00.000Z`) }
}

function subjectsOf(tickets: TicketListItem[]) {
  return tickets.map((ticket) => ticket.subject)
}

test('the dashboard is all zeros when the person has no tickets', async () => {
  const { client } = await aPortal()
  const res = await client.get('/api/dashboard')
  expect(res.statusCode).toBe(200)
  const none = { met: 0, breached: 0, pending: 0, averageMinutes: null }
  expect(res.json()).toEqual({
    counts: { open: 0, pending: 0, closed: 0, total: 0 },
    activity: {
      slots: Array.from({ length: 12 }, (_, index) => ({
        month: `2026-${String(index + 1).padStart(2, '0')}`,
        count: 0,
      })),
    },
    recent: [],
    priorityAttention: [],
    sla: { response: none, resolution: none },
  })
})

test("the dashboard leaves out a ticket when it is not the viewer's own", async () => {
  const portal = await aPortal()
  const { client, deps, user } = portal
  await storeTickets(deps, user, [
    { status: 'Open' },
    { status: 'Open' },
    { status: 'Pending' },
    { status: 'Closed' },
    { status: 'Closed' },
    { status: 'Closed' },
  ])
  await aTicket(await aColleague(portal), { priority: 'High' })
  await aTicket(await aStranger(portal), { priority: 'High' })
  const dashboard = (await client.get('/api/dashboard')).json()
  expect(dashboard.counts).toEqual({ open: 2, pending: 1, closed: 3, total: 6 })
  expect(subjectsOf(dashboard.recent)).toEqual(Array(5).fill('Stored'))
  expect(dashboard.priorityAttention).toEqual([])
  const counted = dashboard.activity.slots.map((slot: { count: number }) => slot.count)
  expect(counted.reduce((sum: number, count: number) => sum + count, 0)).toBe(6)
})

test('the dashboard shows the five newest tickets, and the three newest urgent ones when they are not closed', async () => {
  const { client, deps, user } = await aPortal()
  await storeTickets(deps, user, [
    { subject: 'High 1', priority: 'High', ...day('2026-01-01') },
    { subject: 'High 2', priority: 'High', status: 'Pending', ...day('2026-01-02') },
    { subject: 'High 3', priority: 'High', ...day('2026-01-03') },
    { subject: 'High 4', priority: 'High', ...day('2026-01-04') },
    { subject: 'High closed', priority: 'High', status: 'Closed', ...day('2026-01-05') },
    { subject: 'Medium', priority: 'Medium', ...day('2026-01-06') },
    { subject: 'Low', ...day('2026-01-07') },
  ])
  const dashboard = (await client.get('/api/dashboard')).json()
  expect(subjectsOf(dashboard.recent)).toEqual(['Low', 'Medium', 'High closed', 'High 4', 'High 3'])
  expect(subjectsOf(dashboard.priorityAttention)).toEqual(['High 4', 'High 3', 'High 2'])
  const listed = (await client.get('/api/tickets?limit=5')).json()
  expect(dashboard.recent).toEqual(listed)
})

test("the chart has its months on the wall clock of the customer's time zone", async () => {
  const { client, deps, user } = await aPortal({ customer: { timeZone: 'Pacific/Auckland' } })
  await storeTickets(deps, user, [
    // Already January 2026 there, and still December 2025.
    { createdAt: new Date('2025-12-31T11:00:00.000Z') },
    { createdAt: new Date('2025-12-31T10:59:59.999Z') },
    // Already February there; and the last moment of the year.
    { createdAt: new Date('2026-01-31T12:00:00.000Z') },
    { createdAt: new Date('2026-12-31T10:59:59.999Z') },
    { createdAt: new Date('2026-12-31T11:00:00.000Z') },
  ])
  const { slots } = (await client.get('/api/dashboard')).json().activity
  expect(slots.filter((slot: { count: number }) => slot.count > 0)).toEqual([
    { month: '2026-01', count: 1 },
    { month: '2026-02', count: 1 },
    { month: '2026-12', count: 1 },
  ])
})

async function monthsOf(mspStartDate: string) {
  const { client } = await aPortal({ customer: { mspStartDate } })
  const { slots } = (await client.get('/api/dashboard')).json().activity
  return [slots.length, slots[0].month, slots.at(-1).month]
}

test('the chart begins with the month of the contract, and ends with the current one when a year has passed', async () => {
  expect(await monthsOf('2025-05-31')).toEqual([12, '2025-05', '2026-04'])
  expect(await monthsOf('2025-03-01')).toEqual([12, '2025-04', '2026-03'])
  expect(await monthsOf('2019-01-01')).toEqual([12, '2025-04', '2026-03'])
  expect(await monthsOf('2026-10-15')).toEqual([12, '2026-10', '2027-09'])
  expect(await monthsOf('0001-01-01')).toEqual([12, '2025-04', '2026-03'])
})

test('the service level on the dashboard is counted from the tickets', async () => {
  const portal = await aPortal()
  const { client, customer, deps, setNow } = portal
  const answered = await aTicket(client, { priority: 'High' })
  const late = await aTicket(client, { priority: 'High' })
  const closed = await aTicket(client)
  await aTicket(client)
  setNow(new Date('2026-03-03T10:20:00.000Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: answered.id })
  setNow(new Date('2026-03-03T10:41:00.000Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: late.id })
  await client.post(`/api/tickets/${closed.id}/close`, {})
  setNow(new Date('2026-03-03T14:00:00.001Z'))
  const { sla } = (await client.get('/api/dashboard')).json()
  expect(sla).toEqual({
    response: { met: 1, breached: 3, pending: 0, averageMinutes: 31 },
    resolution: { met: 1, breached: 2, pending: 1, averageMinutes: 41 },
  })
  const tickets: TicketListItem[] = (await client.get('/api/tickets')).json()
  for (const status of SLA_STATUSES) {
    const count = (name: 'responseStatus' | 'resolutionStatus') =>
      tickets.filter((ticket) => ticket.sla[name] === status).length
    expect([status, count('responseStatus'), count('resolutionStatus')]).toEqual([
      status,
      sla.response[status],
      sla.resolution[status],
    ])
  }
})

test('a ticket has met its target in both countings when its clock ends at the due instant', async () => {
  const { client, deps, user } = await aPortal()
  const due = { responseDueAt: TEST_NOW, resolutionDueAt: TEST_NOW }
  await storeTickets(deps, user, [
    due,
    { ...due, firstResponseAt: TEST_NOW },
    { ...due, status: 'Closed', closedAt: TEST_NOW },
  ])
  const { sla } = (await client.get('/api/dashboard')).json()
  expect(sla.response).toMatchObject({ met: 1, breached: 0, pending: 2 })
  expect(sla.resolution).toMatchObject({ met: 1, breached: 0, pending: 2 })
  const rule = { ...due, firstResponseAt: null, closedAt: TEST_NOW, now: TEST_NOW }
  expect(slaStatuses(rule)).toMatchObject({ responseStatus: 'pending', resolutionStatus: 'met' })
})

test('the dashboard answers 401 when the caller is a visitor', async () => {
  expect((await aVisitor(await aPortal()).get('/api/dashboard')).statusCode).toBe(401)
})
