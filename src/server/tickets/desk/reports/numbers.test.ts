import { expect, test } from 'vitest'

import { FIGURES } from '#shared/desk/week-figure.ts'
import type { DeskNumbers, WeekNumbers } from '#shared/desk/reports/contract.ts'

import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { aCustomer } from '#test/builders.ts'
import type { TestClient } from '#test/test-client.ts'

// A Tuesday. The week of the tickets below begins on January the 5th.
const NOW = new Date('2026-01-13T10:00:00Z')

/** How many tickets the queue has. Asked as the page does, and with the total: they are read apart. */
async function count(desk: TestClient, query: string): Promise<number> {
  const listed = await desk.get(`/api/desk/tickets?view=all&limit=100&${query}`)
  const counted = await desk.get(`/api/desk/tickets?view=all&count=true&limit=1&${query}`)
  expect(listed.statusCode, query).toBe(200)
  expect(listed.json(), query).toHaveLength(Number(counted.headers['x-total-count']))
  return listed.json().length
}

function figureOf(week: WeekNumbers, figure: (typeof FIGURES)[number]): number {
  const [clock, verdict] = figure.split('_')
  if (clock === 'response' || clock === 'resolution')
    return { ...week[clock] }[verdict as 'met' | 'breached' | 'running']
  return week[figure as 'created' | 'closed' | 'backlog']
}

/** One ticket for each way that a promise can go. */
async function aTeam() {
  const portal = await aPortal({ now: NOW })
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ana Agent' })
  const { client, setNow } = portal
  const raise = async (at: string) => {
    setNow(new Date(at))
    return aTicket(client, { priority: 'Low' })
  }
  const reply = async (id: string, at: string) => {
    setNow(new Date(at))
    await desk.post(`/api/desk/tickets/${id}/comments`, { kind: 'reply', comment: 'Hi' })
  }
  const answeredInTime = await raise('2026-01-05T10:00:00Z')
  await reply(answeredInTime.id, '2026-01-05T10:20:00Z')
  const answeredLate = await raise('2026-01-06T10:00:00Z')
  await reply(answeredLate.id, '2026-01-07T16:00:00Z')
  await desk.post(`/api/desk/tickets/${answeredLate.id}/close`, {})
  await raise('2026-01-11T23:59:59Z')
  const fresh = await raise('2026-01-13T09:55:00Z')
  await desk.put(`/api/desk/tickets/${fresh.id}`, { assigneeId: agent.id })
  setNow(NOW)
  return { ...portal, agent, desk }
}

test('every number of the team is the count of the tickets that it leads to', async () => {
  const { desk, agent, customer, deps } = await aTeam()
  // Deleted tickets are not counted.
  const gone = await aCustomer(deps)
  await deps.db.updateTable('customers').set({ deletedAt: NOW }).where('id', '=', gone.id).execute()
  const numbers: DeskNumbers = (await desk.get('/api/desk/numbers')).json()
  const [present, before] = numbers.weeks
  expect([present?.week, before?.week]).toEqual(['2026-01-12', '2026-01-05'])
  expect(before).toMatchObject({
    created: 3,
    closed: 1,
    backlog: 2,
    response: { met: 1, breached: 2, running: 0 },
    resolution: { met: 1, breached: 1, running: 1 },
  })
  expect(present).toMatchObject({ created: 1, closed: 0, backlog: 3 })
  for (const week of numbers.weeks)
    for (const figure of FIGURES)
      expect(await count(desk, `figure=${figure}.${week.week}`), figure).toBe(
        figureOf(week, figure),
      )

  expect(numbers.ages).toEqual([
    { age: 'under_1d', open: 1, pending: 0 },
    { age: '1d_7d', open: 1, pending: 0 },
    { age: '7d_30d', open: 0, pending: 1 },
    { age: 'over_30d', open: 0, pending: 0 },
  ])
  for (const { age, open, pending } of numbers.ages) {
    expect(await count(desk, `age=${age}&status=Open`)).toBe(open)
    expect(await count(desk, `age=${age}&status=Pending`)).toBe(pending)
  }
  expect(numbers.customers).toEqual([{ id: customer.id, name: customer.name, open: 2, pending: 1 }])
  expect(await count(desk, `customerId=${customer.id}&status=Open`)).toBe(2)
  expect(numbers.agents).toEqual([
    { id: agent.id, name: 'Ana Agent', open: 1, pending: 1 },
    { id: null, name: null, open: 1, pending: 0 },
  ])
  expect(await count(desk, 'assignee=none&status=Open')).toBe(1)

  const file = await desk.get('/api/desk/numbers/file?of=weeks')
  expect(file.headers['content-disposition']).toBe('attachment; filename=desk-weeks-2026-01-13.csv')
  expect(file.body.split('\r\n')[2]).toBe('2026-01-05,3,1,2,1,2,0,1,1,1')
  const agents = await desk.get('/api/desk/numbers/file?of=agents')
  expect(agents.body).toBe(
    `\uFEFFagent,open,pending,agentId\r\nAna Agent,1,1,${agent.id}\r\n,1,0,\r\n`,
  )
  const german = await desk.get('/api/desk/numbers/file?of=agents', {
    'accept-language': 'de',
  })
  expect(german.body).toBe(
    `\uFEFFAgent;Offen;Wartend;Agent (ID)\r\nAna Agent;1;1;${agent.id}\r\n;1;0;\r\n`,
  )
  expect(numbers.period).toMatchObject({
    present: { created: 4, closed: 1, backlog: 3, response: { met: 1, breached: 2, running: 1 } },
    before: { created: 0, backlog: 0, medianResponseMinutes: null },
  })
  const wrong = await desk.get('/api/desk/tickets?figure=created.2026-01-06')
  expect(wrong.json().fields).toHaveProperty('figure')
})

test('the numbers of a customer, an agent and a period are of their tickets alone, and lead to them', async () => {
  const { desk, agent, customer, deps } = await aTeam()
  const read = async (query: string): Promise<DeskNumbers> =>
    (await desk.get(`/api/desk/numbers?${query}`)).json()
  const other = await aCustomer(deps)
  expect((await read(`customerId=${other.id}`)).period.present).toMatchObject({
    created: 0,
    backlog: 0,
  })

  const own = await read(`customerId=${customer.id}&assignee=${agent.id}&weeks=4`)
  expect(own.weeks).toHaveLength(4)
  expect(own.agents).toEqual([{ id: agent.id, name: 'Ana Agent', open: 1, pending: 1 }])
  const free = await read(`customerId=${customer.id}&assignee=none`)
  expect(free.agents).toMatchObject([{ id: null }])
  for (const [assignee, { weeks }] of [
    [agent.id, own],
    ['none', free],
  ] as const)
    for (const week of weeks)
      for (const figure of ['created', 'backlog', 'response_met'] as const)
        expect(
          await count(
            desk,
            `customerId=${customer.id}&assignee=${assignee}&figure=${figure}.${week.week}`,
          ),
        ).toBe(figureOf(week, figure))

  const { body } = await desk.get(`/api/desk/numbers/file?of=customers&customerId=${other.id}`)
  expect(body.split('\r\n')).toHaveLength(2)
  expect((await desk.get('/api/desk/numbers?weeks=5')).statusCode).toBe(400)
})

test('the median of first responses is in business minutes, and stands next to that of the period before', async () => {
  const { desk, client, customer, setNow } = await aTeam()
  for (const minutes of ['05', '10', '59']) {
    setNow(new Date('2025-12-16T10:00:00Z'))
    const { id } = await aTicket(client)
    setNow(new Date(`2025-12-16T10:${minutes}:00Z`))
    await desk.post(`/api/desk/tickets/${id}/comments`, { kind: 'reply', comment: 'Hi' })
  }
  setNow(NOW)
  const path = `/api/desk/numbers?weeks=4&customerId=${customer.id}`
  const { period } = (await desk.get(path)).json<DeskNumbers>()
  expect(period.before).toMatchObject({ created: 3, backlog: 3, medianResponseMinutes: 10 })
  expect(period.present).toMatchObject({ created: 4, backlog: 6, medianResponseMinutes: 20 })
})
