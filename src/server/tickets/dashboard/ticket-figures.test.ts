import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listDashboardTickets } from './list-dashboard-tickets.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import {
  aFile,
  anAgentAnswer,
  aNewTicket,
  aTicketForm,
  aUser,
  aViewer,
  storeTickets,
} from '#test/builders.ts'
import { monthEdges } from './month-edges.ts'
import { readFigures } from './queries.ts'

function keptFigures(tx: Tx) {
  return sql`select * from ticket_figures order by requester_id, month, is_confidential`.execute(tx)
}

function countedFigures(tx: Tx) {
  return sql`
    select
      customer_id, requester_id, is_confidential, month_of(created_at) as month,
      (count(*) filter (where status = 'Open'))::integer as open,
      (count(*) filter (where status = 'Pending'))::integer as pending,
      (count(*) filter (where status = 'Closed'))::integer as closed,
      (count(*) filter (where first_response_at <= response_due_at))::integer as response_met,
      count(first_response_minutes)::integer as response_ended,
      coalesce(sum(first_response_minutes), 0)::bigint as response_minutes,
      (count(*) filter (where closed_at <= resolution_due_at))::integer as resolution_met,
      count(resolution_minutes)::integer as resolution_ended,
      coalesce(sum(resolution_minutes), 0)::bigint as resolution_minutes
    from tickets where not is_merged group by 1, 2, 3, 4 order by 2, 4, 3`.execute(tx)
}

test('the kept figures equal counted ones when tickets have changed in any way', async () => {
  const portal = await aPortal({ now: new Date('2026-03-31T20:00:00.000Z') })
  const { client, customer, deps, setNow, user } = portal
  const answered = await aTicket(client, { priority: 'High' })
  const late = await aTicket(client)
  await client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  setNow(new Date('2026-04-01T06:00:00.000Z'))
  await aTicket(client)
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: answered.id })
  setNow(new Date('2026-04-01T15:00:00.000Z'))
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: late.id })
  await client.put(`/api/tickets/${late.id}`, { comment: 'Thank you' })
  await client.put(`/api/tickets/${answered.id}`, { priority: 'Low' })
  await client.post(`/api/tickets/${late.id}/close`, {})
  await asStaff(deps.db, (tx) =>
    tx.updateTable('tickets').set({ isConfidential: true }).where('id', '=', late.id).execute(),
  )
  const other = await aUser(deps, customer)
  const [gone] = await storeTickets(deps, user, [{ status: 'Pending' }, { status: 'Closed' }])
  await storeTickets(deps, other, [{ status: 'Open' }])

  await deps.db.transaction().execute(async (tx) => {
    await sql`set local role portico_worker`.execute(tx)
    await tx.deleteFrom('tickets').where('id', '=', gone!.id).execute()
  })
  await asStaff(deps.db, async (tx) => {
    const { rows } = await countedFigures(tx)
    expect(rows).toHaveLength(4)
    expect((await keptFigures(tx)).rows).toEqual(rows)
  })
})

test('the kept figures equal counted ones when tickets are switched, closed and created at the same time', async () => {
  const portal = await aPortal()
  const { client, deps } = portal
  const { desk } = await anAgentAtTheDesk(portal)
  const tickets = [await aTicket(client), await aTicket(client, { confidential: true })]
  const switched = ({ id }: { id: string }, turn: number) => {
    const confidential = turn % 2 === 0
    return turn % 3 === 0
      ? desk.put(`/api/desk/tickets/${id}/confidential`, { confidential })
      : client.put(`/api/tickets/${id}/confidential`, { confidential })
  }
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, turn) => [
      ...tickets.map((ticket) => switched(ticket, turn)),
      client.post('/api/tickets', aNewTicket({ confidential: turn % 2 === 0 })),
    ]).flat(),
  )
  await Promise.all(
    tickets.flatMap((ticket) => [
      client.post(`/api/tickets/${ticket.id}/close`, {}),
      switched(ticket, 1),
    ]),
  )
  expect(answers.every(({ statusCode }) => statusCode < 300)).toBe(true)
  await asStaff(deps.db, async (tx) => {
    const hasAny = (row: object) =>
      Object.values(row).some((value) => typeof value === 'number' && value > 0)
    const kept = (await keptFigures(tx)).rows as object[]
    expect(kept.filter(hasAny)).toEqual((await countedFigures(tx)).rows)
  })
})

test('a dashboard reads at most three times as many rows when it has thousands of tickets instead of fifty', async () => {
  const { deps, customer, user } = await aPortal()
  const ordinary = await aUser(deps, customer)
  const months = Array.from({ length: 12 }, (_, n) => `2026-${String(n + 1).padStart(2, '0')}`)
  const ticketsOf = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      status: 'Closed' as const,
      priority: n % 2 === 0 ? ('High' as const) : ('Low' as const),
      createdAt: new Date(Date.UTC(2026, n % 12, 5 + (n % 20))),
    }))
  await storeTickets(deps, ordinary, ticketsOf(50))
  for (let part = 0; part < 4; part += 1) await storeTickets(deps, user, ticketsOf(750))
  await sql`vacuum analyze`.execute(deps.db)

  const rowsRead = ({ customerId, id }: typeof user) => {
    const viewer = aViewer({ customerId, userId: id })
    const spans = monthEdges(months, 'Europe/Berlin').map(({ span }) => span)
    return asViewer(deps.db, viewer, async (tx) => {
      await readFigures(tx, viewer, { scope: 'mine', spans, now: deps.now() })
      await listDashboardTickets(tx, viewer, { scope: 'mine', now: deps.now() })
      const { rows } = await sql<{ read: number }>`
        select sum(seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables
          where relname like 'ticket%'`.execute(tx)
      return rows[0]!.read
    })
  }
  expect(await rowsRead(user)).toBeLessThan(3 * (await rowsRead(ordinary)))
})

test('a customer reads figures only when they are their own, and changes none', async () => {
  const { deps, customer, user, client } = await aPortal()
  await aTicket(client)
  const colleague = await aUser(deps, customer)
  await storeTickets(deps, colleague, [{}])
  const viewer = { customerId: user.customerId, userId: user.id }
  const own = await asViewer(deps.db, viewer, keptFigures)
  expect(own.rows).toMatchObject([{ requesterId: user.id, open: 1 }])
  const change = asViewer(deps.db, viewer, (tx) =>
    sql`update ticket_figures set open = 9`.execute(tx),
  )
  await expect(change).rejects.toThrow('permission denied')
})
