import { expect, test } from 'vitest'

import type { DeskTicketItem } from '#shared/desk/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aPortal } from '#test/a-portal.ts'
import { anAdministrator, storeTickets } from '#test/builders.ts'
import { signedInAs } from '#test/test-client.ts'

const NOW = new Date('2026-03-03T12:00:00.000Z')

async function aDesk(tickets: Parameters<typeof storeTickets>[2]) {
  const portal = await aPortal({ now: NOW })
  // The tests share a database: what earlier ones left is assigned.
  const [ada, other] = [await anAdministrator(portal.deps), await anAdministrator(portal.deps)]
  await asStaff(portal.deps.db, (tx) =>
    tx.updateTable('deskTickets').set({ assigneeId: ada.id }).execute(),
  )
  const stored = await storeTickets(portal.deps, portal.user, tickets)
  return { ...portal, stored, ada, desk: await signedInAs(portal, ada), other }
}

const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 12, minute))

test('take next assigns what waits for an agent, by due time, and a pending ticket only when nothing else is left', async () => {
  const { desk, ada, deps } = await aDesk([
    { subject: 'second', responseDueAt: at(30) },
    { subject: 'first', responseDueAt: at(5) },
    { subject: 'third, pending', status: 'Pending', responseDueAt: at(2) },
    { subject: 'closed', status: 'Closed' },
  ])
  const taken = (await desk.post('/api/desk/next', {})).json()
  expect(taken.ticket).toMatchObject({
    subject: 'first',
    assignee: { id: ada.id, name: ada.name },
    deskUpdatedAt: NOW.toISOString(),
  })
  expect((await desk.post('/api/desk/next', {})).json().ticket.subject).toBe('second')
  expect((await desk.post('/api/desk/next', {})).json().ticket.subject).toBe('third, pending')
  expect((await desk.post('/api/desk/next', {})).json()).toEqual({ ticket: null })
  const events = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('ticketEvents')
      .select(['type', 'actorId', 'byAgent'])
      .where('ticketId', '=', taken.ticket.id)
      .execute(),
  )
  expect(events).toEqual([{ type: 'assigned', actorId: ada.id, byAgent: true }])
})

test('take next gives one ticket to a request when it is repeated because its answer was lost', async () => {
  const { desk } = await aDesk([
    { subject: 'first', responseDueAt: at(5) },
    { subject: 'second', responseDueAt: at(6) },
  ])
  const take = async (key: string) =>
    (await desk.post('/api/desk/next', {}, { 'idempotency-key': key })).json().ticket
  const first = await take('one-press')
  expect(first).toMatchObject({ subject: 'first' })
  expect(await take('one-press')).toEqual(first)
  expect(await take('another-press')).toMatchObject({ subject: 'second' })
  expect(await take('the-last-press')).toBeNull()
})

test('take next changes nothing that the requester can read when it assigns a ticket', async () => {
  const { desk, client, stored } = await aDesk([{ subject: 'Mine' }])
  const read = async () => [
    (await client.get(`/api/tickets/${stored[0]!.id}`)).body,
    (await client.get('/api/tickets')).headers.etag,
  ]
  const before = await read()
  expect((await desk.post('/api/desk/next', {})).json().ticket.subject).toBe('Mine')
  expect(await read()).toEqual(before)
})

test('take next gives agents a ticket each, and none twice, when they ask at the same time', async () => {
  const portal = await aDesk(Array.from({ length: 5 }, (_, n) => ({ subject: `${n}` })))
  const other = await signedInAs(portal, portal.other)
  const answers = await Promise.all(
    Array.from({ length: 7 }, (_, n) => (n % 2 ? other : portal.desk).post('/api/desk/next', {})),
  )
  const taken = answers.map((answer) => answer.json().ticket as DeskTicketItem | null)
  const names = taken.filter((ticket) => ticket !== null).map(({ subject }) => subject)
  expect(names.toSorted()).toEqual(['0', '1', '2', '3', '4'])
})
