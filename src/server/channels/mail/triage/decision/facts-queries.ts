import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Answered } from './triage-mail.ts'

/** The mailbox that took a mail, and the addresses of all of them. */
export async function findMailboxFacts(tx: Tx, mailboxId: string | null) {
  const rows = await tx
    .selectFrom('mailboxes')
    .select(['id', 'address', 'trustedServer', 'resultsBelow'])
    .execute()
  const own = rows.find(({ id }) => id === mailboxId)
  return {
    trustedServer: own?.trustedServer ?? null,
    resultsBelow: own?.resultsBelow ?? false,
    ownAddresses: rows.map(({ address }) => address),
  }
}

/** Finds which tickets the mails with these ids are about. */
export function listTicketsOfMessageIds(tx: Tx, messageIds: string[]) {
  return tx
    .selectFrom('mailMessageIds')
    .select(['messageId', 'ticketId', 'isInternal'])
    .where(sql<boolean>`message_id = any(${messageIds}::text[])`)
    .execute()
}

/**
 * Finds the tickets of mails that name one of these ids, too, of any mail. With `userIds` of
 * these people alone, and those that they take part in.
 */
export async function listTicketsNaming(
  tx: Tx,
  { ids, userIds }: { ids: string[]; userIds?: string[] },
): Promise<{ id: string; customerId: string }[]> {
  if (ids.length === 0) return []
  return (
    tx
      .selectFrom('receivedMails')
      .innerJoin('tickets', (join) =>
        join
          .onRef('tickets.customerId', '=', 'receivedMails.customerId')
          .onRef('tickets.id', '=', 'receivedMails.ticketId'),
      )
      .select(['tickets.id', 'tickets.customerId'])
      .distinct()
      // Literals, so that a prepared statement can use the partial index.
      .where(
        sql<boolean>`received_mails.state = 'placed' and named_ids <> '{}' and named_ids && ${ids}::text[]`,
      )
      .$if(userIds !== undefined, (query) =>
        query.where(
          sql<boolean>`(tickets.requester_id = any(${userIds}::uuid[]) or participant_ids && ${userIds}::uuid[])`,
        ),
      )
      .limit(MOST_OF_THREAD)
      .execute()
  )
}

const MOST_OF_THREAD = 5

export type TicketFacts = Omit<Answered, 'isInternal'> & {
  /** Ticket in which it goes on, if it was merged. */
  intoTicketId: string | null
}

export function listTicketFacts(tx: Tx, ticketIds: string[]): Promise<TicketFacts[]> {
  return tx
    .selectFrom('tickets')
    .innerJoin('customers', 'customers.id', 'tickets.customerId')
    .leftJoin('ticketMerges', (join) =>
      join
        .onRef('ticketMerges.customerId', '=', 'tickets.customerId')
        .onRef('ticketMerges.ticketId', '=', 'tickets.id'),
    )
    .select(['tickets.customerId', 'tickets.id as ticketId', 'requesterId', 'intoTicketId'])
    .select(['participantIds', 'isConfidential', 'categories'])
    .select([
      sql<boolean>`tickets.status = 'Closed'`.as('isClosed'),
      sql<boolean>`customers.active and customers.deleted_at is null`.as('isServed'),
    ])
    .where(sql<boolean>`tickets.id = any(${ticketIds}::uuid[])`)
    .execute()
}

/** Returns whether agents answer in the CRM. */
export async function isCrmOn(tx: Tx): Promise<boolean> {
  const row = await tx.selectFrom('crmConnection').select('state').executeTakeFirst()
  return row !== undefined && row.state !== 'off'
}

/** The installation's own time zone, which staff have. */
export async function findTimeZone(tx: Tx): Promise<string> {
  const { timeZone } = await tx
    .selectFrom('installation')
    .select('timeZone')
    .executeTakeFirstOrThrow()
  return timeZone
}

/** Sent mails, with their recipients and tickets. */
function sentMails(tx: Tx) {
  return tx.selectFrom('sentMails').select(['customerId', 'ticketId', 'address', 'userId'])
}

export function findSentMail(tx: Tx, messageIds: string[]) {
  return sentMails(tx)
    .where(sql<boolean>`message_id = any(${messageIds}::text[])`)
    .orderBy(sql`array_position(${messageIds}::text[], message_id)`)
    .limit(1)
    .executeTakeFirst()
}

/** The newest mail that was sent since to the first of these addresses that had one. */
export function findLastSentTo(tx: Tx, { addresses, since }: { addresses: string[]; since: Date }) {
  return sentMails(tx)
    .where(sql<boolean>`address = any(${addresses}::text[])`)
    .where(sql<boolean>`state = 'sent'`)
    .where('sentAt', '>', since)
    .orderBy(sql`array_position(${addresses}::text[], address)`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Remembers which ticket a mail is about. */
export async function insertMessageId(
  tx: Tx,
  row: Insertable<Tables['mailMessageIds']>,
): Promise<void> {
  await tx
    .insertInto('mailMessageIds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const MOST_PICTURES = 500

/** Lists the distinguishing facts of the tickets' pictures, the newest first. */
export function listPicturesOfTickets(
  tx: Tx,
  tickets: Pick<TicketFacts, 'customerId' | 'ticketId'>[],
) {
  const customerIds = tickets.map(({ customerId }) => customerId)
  const ticketIds = tickets.map(({ ticketId }) => ticketId)
  return tx
    .selectFrom('attachments')
    .select(['sizeBytes', 'sha256'])
    .where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`)
    .where(sql<boolean>`ticket_id = any(${ticketIds}::uuid[])`)
    .where('contentType', 'like', 'image/%')
    .orderBy('createdAt', 'desc')
    .limit(MOST_PICTURES)
    .execute()
}
