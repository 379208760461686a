import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { businessMsBetween } from '#shared/sla/business-time.ts'
import { slaDueDates, slaTargets } from '#shared/sla/sla.ts'
import { PRIORITIES } from '#shared/tickets/values.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { renewTicketJson } from '#server/tickets/core/queries.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { anAgentAnswer, storeTickets } from '#test/builders.ts'
import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'

const MINUTE_MS = 60_000
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland']
/** Around a weekend, and around the nights in which the clocks change. */
const WEEKS = ['2026-03-05', '2026-03-26', '2026-10-22', '2026-11-30']

test('a promise is near once less than the set share of its business time is left, in every zone', async () => {
  const { deps } = await aPortal()
  const cases = WEEKS.flatMap((week) =>
    Array.from(
      { length: 24 },
      (_, n) => new Date(Date.parse(`${week}T00:00Z`) + n * 245 * MINUTE_MS),
    ),
  ).flatMap((createdAt) =>
    ZONES.flatMap((zone) =>
      PRIORITIES.flatMap((priority) => {
        const { responseDueAt, resolutionDueAt } = slaDueDates(createdAt, priority, zone)
        const { firstResponseMinutes, resolutionMinutes } = slaTargets(priority)
        return [
          { zone, priority, clock: 'response', due: responseDueAt, minutes: firstResponseMinutes },
          { zone, priority, clock: 'resolution', due: resolutionDueAt, minutes: resolutionMinutes },
        ]
      }),
    ),
  )
  for (const percent of [0, 7, 50, 20]) {
    await deps.db.updateTable('installation').set({ nearPercent: percent }).execute()
    const { rows } = await sql<{ near: Date }>`
    select near_due(due, clock, priority, zone) as near
    from unnest(
      ${cases.map(({ due }) => due)}::timestamptz[], ${cases.map(({ clock }) => clock)}::text[],
      ${cases.map(({ priority }) => priority)}::text[], ${cases.map(({ zone }) => zone)}::text[]
    ) with ordinality given (due, clock, priority, zone, place)
    order by place`.execute(deps.db)
    const left = cases.map(({ due, zone }, n) => businessMsBetween(rows[n]!.near, due, zone))
    expect(left).toEqual(cases.map(({ minutes }) => Math.round(minutes * percent * 600)))
  }
})

test('nothing is near where nothing is due, or in no time zone', async () => {
  const { deps } = await aPortal()
  const { rows } = await sql<{ closed: Date | null; nowhere: Date | null }>`
    select near_due(null, null, 'High', 'UTC') as closed, near_due(now(), 'response', 'High', null) as nowhere
  `.execute(deps.db)
  expect(rows).toEqual([{ closed: null, nowhere: null }])
})

test('a ticket of a time zone that the database does not know is raised all the same', async () => {
  const { deps, user } = await aPortal()
  const at = new Date('2026-03-03T12:00:00.000Z')
  const [ticket] = await storeTickets(deps, user, [{ timeZone: 'Mars/Olympus', responseDueAt: at }])
  const row = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('deskTickets')
      .select('nearAt')
      .where('ticketId', '=', ticket!.id)
      .executeTakeFirst(),
  )
  expect(row?.nearAt).toEqual(new Date(at.getTime() - 12 * MINUTE_MS))
})

test('what is due next follows the answer, the priority and the close, whoever makes them', async () => {
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

test('an upgrade fills in the tickets that are there as the triggers would', async () => {
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
  // As the job does that the upgrade asks for.
  const first = '00000000-0000-0000-0000-000000000000'
  await asWorker(db, (tx) => renewTicketJson(tx, { customerId: first, id: first }, 100))
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
