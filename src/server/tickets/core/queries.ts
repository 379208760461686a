import { type Insertable, type RawBuilder, type Selectable, type Updateable, sql } from 'kysely'

import type { Language } from '#shared/languages.ts'
import type { AudienceMember } from '#shared/tickets/audience-contract.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { ChangeableTicket } from './changeable-ticket.ts'

export type TicketRow = Selectable<Tables['tickets']>

/** Selects a ticket as lists present it at this instant, in the shape of the contract. */
function listedTicket(now: Date) {
  return sql<TicketListItem>`listed_ticket(tickets, ${now})`.as('listed')
}

export function findTicket(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .executeTakeFirst()
}

/** Locks the ticket until the transaction ends, so that a reply and a close cannot interleave. */
export function lockTicket(
  tx: Tx,
  customerId: string,
  ticketId: string,
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst()
}

/** Reads a ticket as lists present it. */
export function findListedTicket(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
  now: Date,
): Promise<WrittenTicket | undefined> {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .select(listedTicket(now))
    .where('customerId', '=', customerId)
    .where('id', '=', ticketId)
    .executeTakeFirst()
}

export async function getListedTicket(
  tx: Tx,
  { customerId, id: ticketId }: TicketKey,
  now: Date,
): Promise<WrittenTicket> {
  const found = await findListedTicket(tx, { customerId, ticketId }, now)
  return found!
}

/** Until when a closed ticket that went on nowhere else can be reopened; null when it never can. */
export async function findReopenableUntil(
  tx: Tx,
  { closedAt, isMerged }: Pick<TicketRow, 'closedAt' | 'isMerged'>,
): Promise<Date | null> {
  if (closedAt === null || isMerged) return null
  const { rows } = await sql<{ until: Date | null }>`
    select reopenable_until(${closedAt}) as until`.execute(tx)
  return rows[0]?.until ?? null
}

export type EventRow = Selectable<Tables['ticketEvents']>

export function listEvents(
  tx: Tx,
  ticket: Pick<TicketRow, 'customerId' | 'id'>,
): Promise<EventRow[]> {
  return tx
    .selectFrom('ticketEvents')
    .selectAll()
    .where('customerId', '=', ticket.customerId)
    .where('ticketId', '=', ticket.id)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

export async function listCategoryIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('categories')
    .select('id')
    .where('retired', '=', false)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.id)
}

/** Finds a category of a ticket with which it is confidential in any case. */
export function findForcingCategory(tx: Tx, categories: string[]) {
  return tx
    .selectFrom('categories')
    .select('id')
    .where('confidential', '=', 'always')
    .where(sql<boolean>`id = any(${categories})`)
    .limit(1)
    .executeTakeFirst()
}

/** Each with its name in this language, else its name, else its id. */
export async function listNamedCategories(
  tx: Tx,
  { retired, language }: { retired?: 'include' | undefined; language: Language },
) {
  const rows = await tx
    .selectFrom('categories')
    .select([
      'id',
      'confidential',
      sql<string>`coalesce(names ->> ${language}::text, name, id)`.as('name'),
    ])
    .$if(retired !== 'include', (query) => query.where('retired', '=', false))
    .orderBy('position')
    .execute()
  return rows.map(({ confidential, ...category }) =>
    confidential === 'no' ? category : { ...category, confidential },
  )
}

/** A ticket that was just inserted or updated, also as lists present it. */
export type WrittenTicket = TicketRow & { listed: TicketListItem }

type NewTicket = Omit<Insertable<Tables['tickets']>, 'isConfidential'> & {
  createdAt: Date
  /** Left to the categories when it is left out. One of them may allow nothing else. */
  confidential?: boolean | undefined
}

export async function insertTicket(
  tx: Tx,
  { confidential, ...ticket }: NewTicket,
): Promise<WrittenTicket> {
  const isConfidential = sql<boolean>`starts_confidential(${ticket.categories}, ${confidential})`
  return tx
    .insertInto('tickets')
    .values({ ...ticket, isConfidential })
    .returningAll()
    .returning(listedTicket(ticket.createdAt))
    .executeTakeFirstOrThrow()
}

export async function updateTicket(
  tx: Tx,
  ticket: ChangeableTicket,
  changes: Updateable<Tables['tickets']> & { updatedAt: Date },
): Promise<WrittenTicket> {
  return tx
    .updateTable('tickets')
    .set(changes)
    .where('customerId', '=', ticket.customerId)
    .where('id', '=', ticket.id)
    .returningAll()
    .returning(listedTicket(changes.updatedAt))
    .executeTakeFirstOrThrow()
}

/** Returns false for someone who takes part already. */
export async function insertParticipant(
  tx: Tx,
  participant: Insertable<Tables['ticketParticipants']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('ticketParticipants')
    .values(participant)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteParticipant(
  tx: Tx,
  { customerId, id }: TicketKey,
  userId: string,
): Promise<void> {
  await tx
    .deleteFrom('ticketParticipants')
    .where('customerId', '=', customerId)
    .where('ticketId', '=', id)
    .where('userId', '=', userId)
    .execute()
}

export type AudienceRow = AudienceMember & { id: string }

/** Lists who sees a ticket in its company, for staff. */
export async function listAudience(
  tx: Tx,
  ticket: Pick<
    TicketRow,
    'customerId' | 'requesterId' | 'participantIds' | 'isConfidential' | 'categories'
  >,
): Promise<AudienceRow[]> {
  const { rows } = await sql<AudienceRow>`
    select * from list_audience(
      ${ticket.customerId}, ${ticket.requesterId}, ${ticket.participantIds}, ${ticket.isConfidential},
      ${ticket.categories}
    )`.execute(tx)
  return rows
}

/** Lists who sees a ticket, for one of them. Empty where the viewer does not see it. */
export async function listOwnAudience(tx: Tx, ticketId: string): Promise<AudienceRow[]> {
  const { rows } = await sql<AudienceRow>`select * from list_own_audience(${ticketId})`.execute(tx)
  return rows
}

/** Lists who would see a ticket of the viewer's. */
export async function listNewAudience(
  tx: Tx,
  {
    participantIds,
    isConfidential,
    categories,
  }: Pick<TicketRow, 'participantIds' | 'isConfidential' | 'categories'>,
): Promise<AudienceRow[]> {
  const { rows } = await sql<AudienceRow>`
    select * from list_new_audience(${participantIds}, ${isConfidential}, ${categories})`.execute(
    tx,
  )
  return rows
}

/** Finds the customer at whose domain an address is, and whether it is that of a mailbox of ours. */
export async function findAddressOwner(tx: Tx, email: string) {
  const customer = await tx
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .select(['customers.id', 'customers.name'])
    .where('domain', '=', email.slice(email.lastIndexOf('@') + 1))
    .where('released', '=', false)
    .executeTakeFirst()
  const { rows } = await sql<{ isMailbox: boolean }>`
    select exists (select from mailboxes where lower(address) = ${email}) as is_mailbox`.execute(tx)
  return { customer, isMailbox: rows[0]?.isMailbox ?? false }
}

export async function insertEvent(
  tx: Tx,
  event: Insertable<Tables['ticketEvents']>,
): Promise<void> {
  await tx.insertInto('ticketEvents').values(event).execute()
}

export type TicketKey = Pick<TicketRow, 'customerId' | 'id'>

/**
 * Rewrites the stored JSON of up to `atMost` tickets after `after` in its current shape. Returns the
 * last of them, or undefined when there are no more.
 */
export async function renewTicketJson(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  const { rows } = await sql<TicketKey>`
    select * from renew_ticket_json(${after.customerId}, ${after.id}, ${atMost})`.execute(tx)
  return rows[0]
}

/**
 * Adds up to `atMost` comments after `after` to what searches look through. Returns the last of them,
 * or undefined when there are no more. Locks them and their tickets, so that a change meanwhile
 * finds what this writes.
 */
export function indexComments(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  return walk(
    tx,
    sql`
      select comments.*, tickets.requester_id
      from comments join tickets on tickets.customer_id = comments.customer_id and tickets.id = comments.ticket_id
      where (comments.customer_id, comments.id) > (${after.customerId}, ${after.id})
      order by comments.customer_id, comments.id
      limit ${atMost}
      for share`,
    sql`
      insert into ticket_texts (customer_id, requester_id, ticket_id, part_id, is_internal, search_text)
      select customer_id, requester_id, ticket_id, id, is_internal,
        searched_words(comment_words(kind, content) || quoted_words(customer_id, id))
      from walked
      on conflict do nothing`,
  )
}

/** Adds their words without hyphens to the searched texts of tickets, in the same way. */
export function indexJoinedWords(
  tx: Tx,
  after: TicketKey,
  atMost: number,
): Promise<TicketKey | undefined> {
  return walk(
    tx,
    sql`
      select customer_id, requester_id, id from tickets
      where (customer_id, id) > (${after.customerId}, ${after.id})
      order by customer_id, id
      limit ${atMost}`,
    sql`
      update ticket_texts texts set search_text = search_text || joined_words(search_text)
      from walked
      where texts.customer_id = walked.customer_id and texts.requester_id = walked.requester_id
        and texts.ticket_id = walked.id
        -- Lines that triggers or an earlier run have written end with them.
        and right(search_text, length(joined_words(search_text))) <> joined_words(search_text)`,
  )
}

/** Does `change` to the rows that are `walked`, and returns the last of them. */
async function walk(tx: Tx, walked: RawBuilder<unknown>, change: RawBuilder<unknown>) {
  const { rows } = await sql<TicketKey>`
    with walked as (${walked}), changed as (${change})
    select customer_id, id from walked order by customer_id desc, id desc limit 1`.execute(tx)
  return rows[0]
}

export type RaisedTicket = Pick<
  TicketRow,
  'id' | 'subject' | 'description' | 'priority' | 'categories' | 'createdAt' | 'timeZone'
> &
  Pick<TicketRow, 'responseDueAt' | 'resolutionDueAt' | 'responseNearAt' | 'resolutionNearAt'> & {
    confidential: boolean | undefined
    /** Further columns of a ticket with a contract, and its escalations. */
    contract?: object | undefined
  }

type RaiseOutcome = {
  outcome: 'created' | 'repeated' | 'unknown_category' | 'under_way' | 'mismatch' | 'limited'
  /** The ticket as JSON, or the category that does not exist. */
  answer: string
}

/** Calls raise_counted_ticket (platform/db/functions/raise-ticket.sql), which always returns one row. */
export async function callRaiseTicket(
  db: Db,
  viewer: Pick<Viewer, 'customerId' | 'userId'>,
  ticket: RaisedTicket,
  { eventId, idempotency }: { eventId: string; idempotency: Idempotency | undefined },
): Promise<RaiseOutcome> {
  const { rows } = await sql<RaiseOutcome>`
    call raise_counted_ticket(
      ${viewer.customerId}, ${viewer.userId}, ${ticket.createdAt}, ${ticket.id}, ${ticket.subject},
      ${ticket.description}, ${ticket.priority}, ${[...new Set(ticket.categories)]}, ${ticket.timeZone},
      ${ticket.responseDueAt}, ${ticket.resolutionDueAt}, ${eventId}, ${idempotency?.endpoint},
      ${idempotency?.key}, ${idempotency?.fingerprint}, ${ticket.responseNearAt}, ${ticket.resolutionNearAt},
      null, null, ${ticket.confidential}, ${ticket.contract && JSON.stringify(ticket.contract)}::jsonb
    )`.execute(db)
  return rows[0]!
}
