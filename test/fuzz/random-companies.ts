import { type RawBuilder, sql } from 'kysely'

import type { Db, Tx } from '#server/platform/db/client.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

/** A person of a company with what their account says, as the database stores it. */
export type SomePerson = {
  customerId: string
  id: string
  active: boolean
  visibility: 'own' | 'categories' | 'all'
  visibleCategories: string[]
  mayAnswer: boolean
  isExternal: boolean
  hasSignedIn: boolean
  /** Their choice of mail: about no ticket, or about all that they see as well. */
  wantsNone: boolean
  wantsAllSeen: boolean
  hasBounced: boolean
}

const BATCH = 500

/**
 * Stores companies with five people each (one of them external, some inactive, some who have never signed in, some who see more than
 * their own tickets, each with their own wish for mail, some whose address bounced) and six tickets each (some confidential, with participants), with a comment, an
 * internal note, a file, a mail's part and an event. `seed` is between -1 and 1.
 */
export async function storeRandomCompanies(
  db: Db,
  { companies, seed }: { companies: number; seed: number },
): Promise<void> {
  for (let first = 0; first < companies; first += BATCH) {
    const count = Math.min(BATCH, companies - first)
    await asWorker(db, (tx) => storeBatch(tx, { count, seed: seed / (1 + first) }))
  }
}

async function storeBatch(tx: Tx, { count, seed }: { count: number; seed: number }) {
  const run = (statement: RawBuilder<unknown>) => statement.execute(tx)
  await run(sql`select setseed(${seed})`)
  await run(sql`
    create temporary table made on commit drop as
    select gen_random_uuid() as customer_id from generate_series(1, ${sql.lit(count)})`)
  await run(sql`
    insert into customers (id, name, active, created_at, updated_at)
    select customer_id, 'Company ' || customer_id, true, now(), now() from made`)
  await run(sql`
    insert into users (
      customer_id, id, email, name, role, active, created_at, last_sign_in_at, visibility, visible_categories, may_answer,
      is_external
    )
    select customer_id, gen_random_uuid(), n || '@' || customer_id || '.example', 'Person ' || n, 'customer',
      random() < 0.9, now(), case when random() < 0.7 and n < 5 then now() end,
      case when n = 5 then 'own' else (array['own', 'own', 'categories', 'all'])[1 + floor(random() * 4)] end,
      array(select id from categories where random() < 0.3 and n > 0), random() < 0.5, n = 5
    from made cross join generate_series(1, 5) n`)
  await run(sql`
    insert into mail_preferences (customer_id, user_id, choice, all_seen, updated_at)
    select customer_id, users.id, (array['all', 'all', 'mine', 'digest', 'none'])[1 + floor(random() * 5)],
      random() < 0.5, now()
    from made join users using (customer_id)
    where random() < 0.7`)
  await run(sql`
    insert into mail_addresses (customer_id, address, bounced_at, words)
    select customer_id, users.email, now(), 'No such person'
    from made join users using (customer_id)
    where random() < 0.1`)
  await run(sql`
    insert into tickets (
      customer_id, id, requester_id, subject, description, priority, status, categories, created_at, updated_at,
      time_zone, response_due_at, resolution_due_at, is_confidential, comment_count
    )
    select made.customer_id, gen_random_uuid(), requester.id, 'Subject', 'Words', 'Low', 'Open',
      array(select id from categories where n > 0 order by random() limit 1 + (random() < 0.3)::int), now(), now(),
      'UTC', now(), now(), random() < 0.3, 1
    from made
    cross join generate_series(1, 6) n
    cross join lateral (
      select id from users where users.customer_id = made.customer_id and not is_external and n > 0
      order by random() limit 1
    ) requester`)
  await run(sql`
    insert into ticket_participants (customer_id, ticket_id, user_id, added_by, added_at)
    select customer_id, tickets.id, users.id, null, now()
    from made join tickets using (customer_id) join users using (customer_id)
    where users.id <> tickets.requester_id and random() < 0.2`)
  await run(sql`
    insert into comments (customer_id, id, ticket_id, author_name, kind, is_internal, content, created_at)
    select customer_id, gen_random_uuid(), tickets.id, 'Agent', 'agent', is_note, '<p>Words</p>', now()
    from made join tickets using (customer_id) cross join (values (true), (false)) note (is_note)`)
  await run(sql`
    insert into attachments (
      customer_id, id, ticket_id, comment_id, filename, size_bytes, content_type, storage_key, position, created_at
    )
    select customer_id, gen_random_uuid(), tickets.id, null, 'a.png', 1, 'image/png', tickets.id::text, 0, now()
    from made join tickets using (customer_id)`)
  await run(sql`
    insert into mail_parts (customer_id, part_id, ticket_id, comment_id, html)
    select customer_id, tickets.id, tickets.id, null, '<p>Words</p>' from made join tickets using (customer_id)`)
  await run(sql`
    insert into ticket_events (customer_id, id, ticket_id, type, actor_id, by_agent, at, data)
    select customer_id, gen_random_uuid(), tickets.id, 'created', requester_id, false, now(), '{}'
    from made join tickets using (customer_id)`)
}

/** Everyone who has a ticket somewhere about them, in a fixed order. */
export function listPeople(db: Db): Promise<SomePerson[]> {
  return asWorker(db, (tx) =>
    tx
      .selectFrom('users')
      .leftJoin('mailPreferences', (join) =>
        join
          .onRef('mailPreferences.customerId', '=', 'users.customerId')
          .onRef('mailPreferences.userId', '=', 'users.id'),
      )
      .leftJoin('mailAddresses', (join) =>
        join
          .onRef('mailAddresses.customerId', '=', 'users.customerId')
          .onRef('mailAddresses.address', '=', 'users.email'),
      )
      .where('role', '=', 'customer')
      .select([
        'users.customerId',
        'users.id',
        'active',
        'visibility',
        'visibleCategories',
        'mayAnswer',
        'isExternal',
        sql<boolean>`last_sign_in_at is not null`.as('hasSignedIn'),
        sql<boolean>`coalesce(choice = 'none', false)`.as('wantsNone'),
        sql<boolean>`coalesce(all_seen, false)`.as('wantsAllSeen'),
        sql<boolean>`bounced_at is not null`.as('hasBounced'),
      ])
      .orderBy('users.customerId')
      .orderBy('email')
      .execute(),
  )
}
