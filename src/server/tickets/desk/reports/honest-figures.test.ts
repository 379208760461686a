import { expect, test } from 'vitest'

import type { DeskNumbers } from '#shared/desk/reports/contract.ts'

import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'

// A Tuesday.
const NOW = new Date('2026-01-13T10:00:00Z')
const WEEK = '2026-01-12'

async function aDesk() {
  const portal = await aPortal({ now: NOW })
  const { client, setNow } = portal
  const { desk } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const at = (time: string) => setNow(new Date(`2026-01-13T${time}:00Z`))
  const thisWeek = async () => {
    const { weeks } = (await desk.get('/api/desk/numbers')).json<DeskNumbers>()
    const found = weeks.find(({ week }) => week === WEEK)
    for (const figure of ['created', 'closed', 'backlog', 'resolution_met'] as const) {
      const path = `/api/desk/tickets?view=all&count=true&limit=1&figure=${figure}.${WEEK}`
      const { headers } = await desk.get(path)
      const { created, closed, backlog, resolution } = found!
      const counts = { created, closed, backlog, resolution_met: resolution.met }
      expect([figure, Number(headers['x-total-count'])]).toEqual([figure, counts[figure]])
    }
    return found
  }
  const own = async () => {
    const { counts, activity, sla } = (await client.get('/api/dashboard')).json()
    return { counts, january: activity.slots[0].count, sla }
  }
  return { ...portal, desk, at, thisWeek, own }
}

test('a ticket that goes on within another one is counted with that one, and by itself again when the merge is undone', async () => {
  const { client, desk, at, thisWeek, own } = await aDesk()
  const kept = await aTicket(client)
  const doubled = await aTicket(client)
  const before = { desk: await thisWeek(), own: await own() }
  expect(before.own).toMatchObject({ counts: { open: 2, closed: 0, total: 2 }, january: 2 })
  at('10:05')
  await desk.post(`/api/desk/tickets/${doubled.id}/merge`, { intoTicketId: kept.id })
  expect(await own()).toMatchObject({
    // As in the lists to which they lead, where its requester finds it as Closed.
    counts: { open: 1, pending: 0, closed: 1, total: 2 },
    january: 1,
    sla: { response: { met: 0, pending: 1 }, resolution: { met: 0, breached: 0, pending: 1 } },
  })
  expect(await thisWeek()).toMatchObject({
    created: 1,
    closed: 0,
    backlog: 1,
    response: { met: 0, breached: 0, running: 1 },
    resolution: { met: 0, breached: 0, running: 1 },
  })
  await desk.delete(`/api/desk/tickets/${doubled.id}/merge`)
  expect({ desk: await thisWeek(), own: await own() }).toEqual(before)
})

test("a split-off ticket has waited since its requester's first comment when that is unanswered", async () => {
  const { client, desk, at } = await aDesk()
  const ticket = await aTicket(client)
  const write = async (comment: string, time: string) => {
    at(time)
    const { json } = await client.put(`/api/tickets/${ticket.id}`, { comment })
    return json().comment
  }
  const split = async (commentIds: string[]) => {
    const wanted = { subject: 'Another matter', description: 'Of its own', commentIds }
    const made = (await desk.post(`/api/desk/tickets/${ticket.id}/split`, wanted)).json().ticket
    const read = (await client.get(`/api/tickets/${made.id}`)).json()
    const counted = (await client.get(`/api/tickets/${made.id}/sla`)).json()
    expect(counted.sla).toEqual(read.sla)
    return read
  }
  const answered = await write('The scanner as well', '10:10')
  at('10:20')
  await desk.post(`/api/desk/tickets/${ticket.id}/comments`, { kind: 'reply', comment: 'Yes' })
  const unanswered = await write('And the phone', '10:30')
  at('12:30')
  expect(await split([unanswered.id])).toMatchObject({
    createdAt: unanswered.createdAt,
    sla: { responseStatus: 'breached' },
  })
  expect(await split([answered.id])).toMatchObject({
    createdAt: '2026-01-13T12:30:00.000Z',
    sla: { responseStatus: 'pending' },
  })
})

test('a bulk close answers none of its tickets, and they are no longer closed when it is undone', async () => {
  const { client, desk, at, thisWeek, own } = await aDesk()
  const ticketIds = [(await aTicket(client)).id, (await aTicket(client)).id]
  const before = { desk: await thisWeek(), own: await own() }
  at('10:05')
  const change = { resolutionCode: 'ISSUE_FIXED' }
  const { bulkId } = (await desk.post('/api/desk/bulk', { ticketIds, change })).json()
  const { closed = 0, response, resolution } = before.desk ?? {}
  expect(await thisWeek()).toMatchObject({
    closed: closed + 2,
    response,
    resolution: { met: (resolution?.met ?? 0) + 2 },
  })
  expect(await own()).toMatchObject({
    counts: { open: 0, closed: 2, total: 2 },
    sla: { response: { met: 0, pending: 2 } },
  })
  await desk.post(`/api/desk/bulk/${bulkId}/undo`)
  expect({ desk: await thisWeek(), own: await own() }).toEqual(before)
})
