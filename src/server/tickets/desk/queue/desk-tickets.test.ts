import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { renewTicketJson } from '#server/tickets/core/queries.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { anAgentAnswer } from '#test/builders.ts'
import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { renewAllNearDue } from '#server/tickets/desk/notices/renew-near-due.ts'

test('the next due time is counted by a job when a process of the version before writes due times alone', async () => {
  const { client, deps } = await aPortal({ now: new Date('2026-03-03T09:00:00.000Z') })
  const { id: ticketId, sla } = await aTicket(client, { priority: 'High' })
  const read = async () => {
    const row = await asStaff(deps.db, (tx) =>
      tx
        .selectFrom('deskTickets')
        .select(['dueAt', 'nearAt'])
        .where('ticketId', '=', ticketId)
        .executeTakeFirst(),
    )
    return [row?.dueAt, row?.nearAt]
  }
  const [dueAt, nearAt] = await read()
  expect(dueAt).toEqual(new Date(sla.responseDueAt!))
  expect(nearAt).toEqual(new Date('2026-03-03T09:24:00.000Z'))

  const later = new Date('2026-03-03T10:00:00.000Z')
  await asStaff(deps.db, (tx) =>
    tx.updateTable('tickets').set({ responseDueAt: later }).where('id', '=', ticketId).execute(),
  )
  expect(await read()).toEqual([later, later])
  expect(await runOutbox(deps)).toEqual([])
  expect(await read()).toEqual([later, new Date('2026-03-03T09:54:00.000Z')])
})

test('the next due time moves when the ticket is answered, its priority changed, or closed, by any author', async () => {
  const { client, deps, customer } = await aPortal({ now: new Date('2026-03-03T09:00:00.000Z') })
  const { id: ticketId } = await aTicket(client, { priority: 'High' })
  const read = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('deskTickets')
        .select(['status', 'priorityRank', 'dueClock', 'dueAt', 'nearAt'])
        .where('ticketId', '=', ticketId)
        .executeTakeFirstOrThrow(),
    )
  const at = (time: string) => new Date(`2026-03-03T${time}:00.000Z`)
  expect(await read()).toEqual({
    status: 'Open',
    priorityRank: 3,
    dueClock: 'response',
    dueAt: at('09:30'),
    nearAt: at('09:24'),
  })
  await anAgentAnswer(deps, { customerId: customer.id, ticketId })
  expect(await read()).toMatchObject({
    dueClock: 'resolution',
    dueAt: at('13:00'),
    nearAt: at('12:12'),
  })
  await client.put(`/api/tickets/${ticketId}`, { priority: 'Low' })
  expect(await read()).toMatchObject({
    priorityRank: 1,
    dueAt: new Date('2026-03-09T12:00:00.000Z'),
  })
  await client.post(`/api/tickets/${ticketId}/close`, {})
  expect(await read()).toMatchObject({
    status: 'Closed',
    dueClock: null,
    dueAt: null,
    nearAt: null,
  })
})

test('the existing tickets get the same values as by the triggers when the schema is upgraded', async () => {
  const url = await aDatabaseOfTheLastRelease()
  const pool = createPool(url, () => undefined)
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  const zones = ['America/New_York', 'Mars/Olympus', 'asia/kolkata']
  await asWorker(db, async (tx) => {
    for (const zone of zones)
      await sql`
        insert into tickets (customer_id, id, requester_id, subject, description, priority, status, categories,
          created_at, updated_at, time_zone, response_due_at, resolution_due_at, first_response_at)
        select customer_id, gen_random_uuid(), requester_id, subject, description, priority, 'Open', categories,
          created_at, updated_at, ${zone}, response_due_at, resolution_due_at, first_response_at
        from tickets where closed_at is null and time_zone = 'UTC'`.execute(tx)
  })
  await migrate(pool)
  // As the jobs do that the upgrade asks for.
  const first = '00000000-0000-0000-0000-000000000000'
  await asWorker(db, (tx) => renewTicketJson(tx, { customerId: first, id: first }, 100))
  await renewAllNearDue({ db, now: () => new Date() }, new AbortController().signal)
  const read = () =>
    asWorker(db, (tx) => tx.selectFrom('deskTickets').selectAll().orderBy('ticketId').execute())
  // Staff are not told of what has ended before, and no answers are stored any more.
  const filled = (await read()).map((row) => ({ ...row, toldDueAt: null, headJson: '' }))
  await asWorker(db, async (tx) => {
    await sql`delete from desk_tickets`.execute(tx)
    // As a process of the version before changes a ticket.
    await sql`update tickets set updated_at = updated_at + interval '1 hour'`.execute(tx)
    await sql`update tickets set updated_at = updated_at - interval '1 hour'`.execute(tx)
    await sql`
      update desk_tickets set changed_at = updated_at from tickets
      where tickets.customer_id = desk_tickets.customer_id and id = ticket_id`.execute(tx)
  })
  const kept = await read()
  expect(filled).toHaveLength(4 + 3 * 3)
  expect(filled).toEqual(kept)
})
