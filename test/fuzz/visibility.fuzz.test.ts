import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { AudienceMember } from '#shared/tickets/audience-contract.ts'

import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { tellOfTicket } from '#server/channels/mail/outgoing/plan/tell-of-ticket.ts'
import {
  mayAnswer,
  seesTicket,
  takesPart,
  type TicketScope,
} from '#server/tickets/core/audience.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { listPeople, type SomePerson, storeRandomCompanies } from './random-companies.ts'

const COMPANIES = 2_500
/** Fewer, because each ticket is a transaction of the job that decides who has mail. */
const MAILED_COMPANIES = 100
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

type Named = Pick<AudienceMember, 'isMailed' | 'isExternal' | 'reason'>

/** The people of the line "Who can see this", by ticket. */
async function listAudiences(db: Db): Promise<Map<string, Map<string, Named>>> {
  const { rows } = await asWorker(db, (tx) =>
    sql<Named & { ticketId: string; userId: string }>`
      select tickets.id as ticket_id, seeing.id as user_id, is_mailed, is_external, reason
      from tickets cross join lateral list_audience(
        customer_id, requester_id, participant_ids, is_confidential, categories
      ) seeing`.execute(tx),
  )
  return new Map(
    [...Map.groupBy(rows, ({ ticketId }) => ticketId)].map(([id, seeing]) => [
      id,
      new Map(seeing.map(({ userId, ...named }) => [userId, named])),
    ]),
  )
}

/** Says by itself who has mail about a ticket, apart from the rule of the database. */
function hasMail(person: SomePerson, ticket: Ticket): boolean {
  const viewer = { ...person, userId: person.id }
  if (!person.active || person.wantsNone || person.hasBounced) return false
  return takesPart(viewer, ticket) || (person.wantsAllSeen && seesTicket(viewer, ticket))
}

function listTickets(db: Db): Promise<Ticket[]> {
  return asWorker(db, (tx) =>
    tx
      .selectFrom('tickets')
      .select(['customerId', 'id', 'requesterId', 'participantIds', 'isConfidential', 'categories'])
      .orderBy('id')
      .execute(),
  )
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
      const tickets = await listTickets(db)
      const byCustomer = Map.groupBy(tickets, ({ customerId }) => customerId)
      let [seen, unseen, external, neverSignedIn, differences] = [0, 0, 0, 0, 0]
      for (const person of people) {
        const known = byCustomer.get(person.customerId) ?? []
        const named = known
          .filter(({ id }) => audiences.get(id)?.has(person.id))
          .map(({ id }) => id)
        const ruled = known.filter((ticket) => seesTicket({ ...person, userId: person.id }, ticket))
        seen += named.length
        unseen += known.length - named.length
        const mailed = known.filter(({ id }) => audiences.get(id)?.get(person.id)?.isMailed)
        expect(mailed).toEqual(known.filter((ticket) => hasMail(person, ticket)))
        if (person.isExternal) external += mailed.length
        else if (!person.hasSignedIn) neverSignedIn += mailed.length
        // The line names active people alone: the others have no session and no mail.
        expect(named).toEqual(person.active ? ruled.map(({ id }) => id) : [])
        // No session lets an external person in, so that no query is theirs.
        if (!person.active || person.isExternal) continue
        const rows = await listSeen(db, person)
        for (const [table, ids] of Object.entries(rows))
          if (ids.join() !== named.join()) differences += expectSame(table, ids, named)
      }
      expect(differences).toBe(0)
      expect(Math.min(seen, unseen, external, neverSignedIn)).toBeGreaterThan(COMPANIES / 2)
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
    const tickets = await listTickets(db)
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

/** Tells everyone of a reply to each ticket, by an agent or by someone who sees it. Returns who wrote. */
async function replyToAll(db: Db, seed: number): Promise<Map<string, string | null>> {
  await sql`update mail_out set has_server = true`.execute(db)
  const { rows } = await asWorker(db, async (tx) => {
    await sql`select setseed(${seed})`.execute(tx)
    await sql`delete from mail_causes`.execute(tx)
    return sql<{ customerId: string; ticketId: string; actorId: string | null }>`
      insert into ticket_events (customer_id, id, ticket_id, type, actor_id, by_agent, at, data)
      select customer_id, gen_random_uuid(), tickets.id, 'replied', writer.id, writer.id is null, now(), '{}'
      from tickets
      left join lateral (
        select id from list_audience(customer_id, requester_id, participant_ids, is_confidential, categories) seeing
        where random() < 0.2 and tickets.id is not null
        limit 1
      ) writer on true
      returning customer_id, ticket_id, actor_id`.execute(tx)
  })
  for (const { customerId, ticketId } of rows)
    await tellOfTicket({ db, now: () => new Date() }, { customerId, ticketId }, {
      finish: () => Promise.resolve(),
    } as unknown as Parameters<typeof tellOfTicket>[2])
  return new Map(rows.map(({ ticketId, actorId }) => [ticketId, actorId]))
}

/** Lists the people with mail about each ticket: one that the outbox has, or a line of their mail of the day. */
async function listMailed(db: Db): Promise<Map<string, Set<string>>> {
  const { rows } = await asWorker(db, (tx) =>
    sql<{ ticketId: string; userId: string }>`
      select mail.ticket_id, mail.user_id
      from outbox join sent_mails mail on mail.id = (outbox.payload ->> 'mailId')::uuid
      where outbox.name in ('mail-send', 'mail-send-bulk')
      union all
      select ticket_id, user_id from mail_digest_items`.execute(tx),
  )
  return new Map(
    [...Map.groupBy(rows, ({ ticketId }) => ticketId)].map(([id, to]) => [
      id,
      new Set(to.map(({ userId }) => userId)),
    ]),
  )
}

/** The lines of all tickets that a person sees. */
async function listLinesOf(db: Db, person: SomePerson) {
  const viewer = { customerId: person.customerId, userId: person.id }
  const { rows } = await asViewer(db, viewer, (tx) =>
    sql<{ ticketId: string; id: string; isMailed: boolean }>`
      select tickets.id as ticket_id, seeing.id, seeing.is_mailed
      from tickets, list_own_audience(tickets.id) seeing`.execute(tx),
  )
  return rows.map(({ ticketId, id, isMailed }) => `${ticketId} ${id} ${isMailed}`).toSorted()
}

test.each(SEEDS)(
  'the line that says who gets mail about a ticket names those for whom the outbox has one when someone else has written, by seed %d',
  async (seed) => {
    const pool = createPool(await createTestDatabase(), () => undefined)
    const db = createDb(pool)
    try {
      await storeRandomCompanies(db, { companies: MAILED_COMPANIES, seed })
      const writers = await replyToAll(db, seed)
      const mailed = await listMailed(db)
      const people = await listPeople(db)
      const byCustomer = Map.groupBy(people, ({ customerId }) => customerId)
      const audiences = await listAudiences(db)
      const kinds = {
        external: 0,
        neverSignedIn: 0,
        requester: 0,
        participant: 0,
        category: 0,
        all: 0,
        writer: 0,
      }
      for (const ticket of await listTickets(db)) {
        const line = audiences.get(ticket.id)
        const writer = writers.get(ticket.id)
        const named = [...(line ?? [])].filter(([id, { isMailed }]) => isMailed && id !== writer)
        const ruled = byCustomer
          .get(ticket.customerId)!
          .filter((person) => person.id !== writer && hasMail(person, ticket))
        expect(new Set(named.map(([id]) => id)), ticket.id).toEqual(
          new Set(ruled.map(({ id }) => id)),
        )
        expect(mailed.get(ticket.id) ?? new Set(), ticket.id).toEqual(
          new Set(ruled.map(({ id }) => id)),
        )
        for (const [, { isExternal, reason }] of named) kinds[isExternal ? 'external' : reason] += 1
        kinds.neverSignedIn += ruled.filter((one) => !one.hasSignedIn && !one.isExternal).length
        if (writer) kinds.writer += 1
      }
      // The page of each person who sees a ticket says the same.
      for (const person of people.filter(({ active, isExternal }) => active && !isExternal))
        expect(await listLinesOf(db, person)).toEqual(
          [...audiences]
            .filter(([, line]) => line.has(person.id))
            .flatMap(([ticketId, line]) =>
              [...line].map(([id, { isMailed }]) => `${ticketId} ${id} ${isMailed}`),
            )
            .toSorted(),
        )
      expect(Math.min(...Object.values(kinds)), JSON.stringify(kinds)).toBeGreaterThan(5)
    } finally {
      await pool.end()
    }
  },
)
