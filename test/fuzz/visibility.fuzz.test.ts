import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { mayAnswer, seesTicket, type TicketScope } from '#server/tickets/core/audience.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { listPeople, type SomePerson, storeRandomCompanies } from './random-companies.ts'

const COMPANIES = 2_500
const SEEDS = [0.13, 0.42, 0.71, 0.97]

/** Tables with rows of tickets that a customer's person may read, with the column that names the ticket. */
const PARTS = {
  tickets: 'id',
  comments: 'ticket_id',
  attachments: 'ticket_id',
  mail_parts: 'ticket_id',
  ticket_events: 'ticket_id',
  ticket_texts: 'ticket_id',
} as const

type Ticket = TicketScope & { id: string }

/** The people and reasons that the line "Who can see this" has, by ticket. */
async function listAudiences(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await asWorker(db, (tx) =>
    sql<{ id: string; seenBy: string[] }>`
      select tickets.id, array(
        select audience.id from list_audience(
          customer_id, requester_id, participant_ids, is_confidential, categories
        ) audience
      ) as seen_by
      from tickets`.execute(tx),
  )
  return new Map(rows.map(({ id, seenBy }) => [id, new Set(seenBy)]))
}

/** The tickets of which a person's queries return rows, by table. Queries without a where find a leak. */
async function listSeen(db: Db, person: SomePerson): Promise<Record<string, string[]>> {
  const viewer = { customerId: person.customerId, userId: person.id }
  const { rows } = await asViewer(db, viewer, (tx) =>
    sql<Record<string, string[]>>`select ${sql.join(
      Object.entries(PARTS).map(
        ([table, column]) =>
          sql`array(select distinct ${sql.ref(column)} from ${sql.table(table)} order by 1) as ${sql.ref(table)}`,
      ),
    )}`.execute(tx),
  )
  return rows[0] ?? {}
}

test.each(SEEDS)(
  'the line that says who can see a ticket names those whose queries return it, by seed %d',
  async (seed) => {
    const pool = createPool(await createTestDatabase(), () => undefined)
    const db = createDb(pool)
    try {
      await storeRandomCompanies(db, { companies: COMPANIES, seed })
      const audiences = await listAudiences(db)
      const people = await listPeople(db)
      const tickets: Ticket[] = await asWorker(db, (tx) =>
        tx
          .selectFrom('tickets')
          .select([
            'customerId',
            'id',
            'requesterId',
            'participantIds',
            'isConfidential',
            'categories',
          ])
          .orderBy('id')
          .execute(),
      )
      const byCustomer = Map.groupBy(tickets, ({ customerId }) => customerId)
      let [seen, unseen, differences] = [0, 0, 0]
      for (const person of people) {
        const known = byCustomer.get(person.customerId) ?? []
        const named = known
          .filter(({ id }) => audiences.get(id)?.has(person.id))
          .map(({ id }) => id)
        const ruled = known.filter((ticket) => seesTicket({ ...person, userId: person.id }, ticket))
        seen += named.length
        unseen += known.length - named.length
        // The line names active people alone: the others have no session and no mail.
        expect(named).toEqual(person.active ? ruled.map(({ id }) => id) : [])
        // No session lets an external person in, so that no query is theirs.
        if (!person.active || person.isExternal) continue
        const rows = await listSeen(db, person)
        for (const [table, ids] of Object.entries(rows))
          if (ids.join() !== named.join()) differences += expectSame(table, ids, named)
      }
      expect(differences).toBe(0)
      expect(Math.min(seen, unseen)).toBeGreaterThan(COMPANIES)
    } finally {
      await pool.end()
    }
  },
)

/** Reports a difference with its table. */
function expectSame(table: string, ids: string[], named: string[]): number {
  expect.soft(ids, table).toEqual(named)
  return 1
}

test('a person changes the tickets that they may answer, and no other, in a hundred companies', async () => {
  const pool = createPool(await createTestDatabase(), () => undefined)
  const db = createDb(pool)
  try {
    await storeRandomCompanies(db, { companies: 100, seed: 0.42 })
    const people = await listPeople(db)
    const tickets: Ticket[] = await asWorker(db, (tx) =>
      tx
        .selectFrom('tickets')
        .select([
          'customerId',
          'id',
          'requesterId',
          'participantIds',
          'isConfidential',
          'categories',
        ])
        .execute(),
    )
    for (const person of people.filter(({ isExternal }) => !isExternal)) {
      const viewer = { ...person, userId: person.id }
      for (const ticket of tickets.filter(({ customerId }) => customerId === person.customerId)) {
        const may = seesTicket(viewer, ticket) && mayAnswer(viewer, ticket)
        const done = await asViewer(db, viewer, (tx) =>
          sql`update tickets set subject = 'Changed' where id = ${ticket.id}`.execute(tx),
        ).then(
          ({ numAffectedRows }) => numAffectedRows === 1n,
          () => false,
        )
        expect(done, JSON.stringify({ person, ticket })).toBe(may)
      }
    }
  } finally {
    await pool.end()
  }
})
