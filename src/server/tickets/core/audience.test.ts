import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import { OWN_TICKETS, type Sight } from '#shared/access/visibility.ts'

import { asStaff, asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Tx } from '#server/platform/db/client.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { aDatabaseOfTheLastRelease } from '#test/last-release.ts'
import { aCustomer, aUser, aViewer } from '#test/builders.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { mayAnswer, mayChangeTicket, seesTicket, type TicketScope } from './audience.ts'

const ACME = '0199aaaa-0000-7000-8000-000000000001'
const GLOBEX = '0199aaaa-0000-7000-8000-000000000002'
const ANN = '0199aaaa-0000-7000-8000-00000000000a'
const BOB = '0199aaaa-0000-7000-8000-00000000000b'

const aScope = (scope: Partial<TicketScope> = {}): TicketScope => ({
  customerId: ACME,
  requesterId: BOB,
  participantIds: [],
  isConfidential: false,
  categories: ['HARDWARE'],
  ...scope,
})

const anOnlooker = (sight: Partial<Sight> = {}) => ({
  customerId: ACME,
  userId: ANN,
  ...OWN_TICKETS,
  ...sight,
})

const HARDWARE: Partial<Sight> = {
  visibility: 'categories',
  visibleCategories: ['HARDWARE', 'OTHER'],
}
const ALL: Partial<Sight> = { visibility: 'all' }

test('a person sees their own tickets and those that they take part in', () => {
  const ann = anOnlooker()
  expect(seesTicket(ann, aScope({ requesterId: ANN, isConfidential: true }))).toBe(true)
  expect(seesTicket(ann, aScope({ participantIds: [BOB, ANN], isConfidential: true }))).toBe(true)
  expect(seesTicket(ann, aScope())).toBe(false)
  expect(seesTicket(ann, aScope({ customerId: GLOBEX, requesterId: ANN }))).toBe(false)
})

test('a person sees the tickets of others when their account says so and the ticket is not confidential', () => {
  expect(seesTicket(anOnlooker(ALL), aScope())).toBe(true)
  expect(seesTicket(anOnlooker(ALL), aScope({ isConfidential: true }))).toBe(false)
  expect(seesTicket(anOnlooker(ALL), aScope({ customerId: GLOBEX }))).toBe(false)
  expect(seesTicket(anOnlooker(HARDWARE), aScope())).toBe(true)
  expect(seesTicket(anOnlooker(HARDWARE), aScope({ categories: ['NETWORK'] }))).toBe(false)
  expect(seesTicket(anOnlooker(HARDWARE), aScope({ categories: [] }))).toBe(false)
  expect(seesTicket(anOnlooker({ ...HARDWARE, visibility: 'own' }), aScope())).toBe(false)
})

test('a ticket may be changed by an agent, by those who take part, and by readers when they may answer', () => {
  const viewer = (sight: Partial<Sight>) => aViewer(anOnlooker(sight))
  const may = (sight: Partial<Sight>, scope: Partial<TicketScope> = {}) =>
    mayChangeTicket({ viewer: viewer(sight), byAgent: false }, aScope(scope))
  expect(may(ALL)).toBe(false)
  expect(may({ ...ALL, mayAnswer: true })).toBe(true)
  expect(may({ mayAnswer: true })).toBe(false)
  expect(may({}, { requesterId: ANN })).toBe(true)
  expect(may({}, { participantIds: [ANN] })).toBe(true)
  expect(
    mayChangeTicket({ viewer: viewer({}), byAgent: true }, aScope({ customerId: GLOBEX })),
  ).toBe(true)
})

const SCOPES = [ACME, GLOBEX].flatMap((customerId) =>
  [ANN, BOB].flatMap((requesterId) =>
    [[], [ANN]].flatMap((participantIds) =>
      [true, false].flatMap((isConfidential) =>
        [[], ['HARDWARE'], ['NETWORK', 'OTHER']].map((categories) =>
          aScope({ customerId, requesterId, participantIds, isConfidential, categories }),
        ),
      ),
    ),
  ),
)

test('viewer_sees_ticket and viewer_may_answer answer the same as seesTicket and mayAnswer', async () => {
  const { deps } = await buildTestApp()
  const customer = await aCustomer(deps)
  const user = await aUser(deps, customer)
  const scopes = SCOPES.map((scope) => ({
    ...scope,
    customerId: scope.customerId === ACME ? customer.id : scope.customerId,
    requesterId: scope.requesterId === ANN ? user.id : scope.requesterId,
    participantIds: scope.participantIds.map(() => user.id),
  }))
  for (const sight of [{}, HARDWARE, ALL, { ...ALL, mayAnswer: true }, { mayAnswer: true }]) {
    const onlooker = anOnlooker({ ...sight })
    const viewer = { ...onlooker, customerId: customer.id, userId: user.id }
    const { visibility, visibleCategories, mayAnswer: may } = onlooker
    await asStaff(deps.db, (tx) =>
      tx
        .updateTable('users')
        .set({ visibility, visibleCategories, mayAnswer: may })
        .where('id', '=', user.id)
        .execute(),
    )
    const answers = await asViewer(deps.db, viewer, (tx) =>
      Promise.all(
        scopes.map(async (scope) => {
          const { rows } = await sql<{ sees: boolean; may: boolean }>`
            select
              coalesce(viewer_sees_ticket(
                ${scope.customerId}, ${scope.requesterId}, ${scope.participantIds}, ${scope.isConfidential},
                ${scope.categories}
              ), false) as sees,
              viewer_may_answer(${scope.requesterId}, ${scope.participantIds}) as may`.execute(tx)
          return rows[0]
        }),
      ),
    )
    expect(answers).toEqual(
      scopes.map((scope) => ({ sees: seesTicket(viewer, scope), may: mayAnswer(viewer, scope) })),
    )
  }
})

test('an upgrade from the last release changes for no one what they see', async () => {
  const pool = createPool(await aDatabaseOfTheLastRelease(), () => undefined)
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  await sql`
    insert into users (customer_id, id, email, name, role, created_at)
    values (${ACME}, ${BOB}, 'cleo@acme.test', 'Cleo', 'customer', now())`.execute(db)
  await asWorker(db, async (tx) => {
    await sql`
      insert into tickets (
        customer_id, id, requester_id, subject, description, priority, status, categories, created_at, updated_at,
        time_zone, response_due_at, resolution_due_at
      ) values (
        ${ACME}, gen_random_uuid(), ${BOB}, 'Hers', 'Words', 'Low', 'Open', '{HARDWARE_ISSUE}', now(), now(), 'UTC',
        now(), now()
      )`.execute(tx)
  })
  const people = await sql<{ customerId: string; userId: string }>`
    select customer_id, id as user_id from users where role = 'customer' order by 1, 2`.execute(db)
  const listRows = (tx: Tx) =>
    sql`
      select 'ticket' as kind, id from tickets
      union all select 'comment', id from comments
      union all select 'file', id from attachments
      union all select 'event', id from ticket_events
      order by 1, 2`.execute(tx)
  const before = []
  for (const { customerId, userId } of people.rows) {
    const rows = await db.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'portico_customer', true),
        set_config('portico.customer_id', ${customerId}, true),
        set_config('portico.user_id', ${userId}, true)`.execute(tx)
      return listRows(tx)
    })
    before.push(rows.rows)
  }
  await migrate(pool)
  const after = []
  for (const viewer of people.rows) after.push((await asViewer(db, viewer, listRows)).rows)
  expect(after).toEqual(before)
  expect(before.every((rows) => rows.length > 0)).toBe(true)
})
