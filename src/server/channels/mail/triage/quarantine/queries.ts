import { sql } from 'kysely'

import { type ListedMails, MAX_MAILS_COUNTED } from '#shared/mail/held/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { TicketKey } from '#server/channels/mail/outgoing/sent/kinds.ts'
import type { TimePosition } from '#server/platform/http/request/next-page.ts'

/** Mails with whose they are and where they came to. Not those of deleted customers. */
function mails(tx: Tx) {
  return tx
    .selectFrom('receivedMails')
    .leftJoin('customers', 'customers.id', 'receivedMails.customerId')
    .leftJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'receivedMails.customerId')
        .onRef('tickets.id', '=', 'receivedMails.ticketId'),
    )
    .where('customers.deletedAt', 'is', null)
    .select([
      'receivedMails.id',
      'receivedMails.mailboxId',
      'receivedMails.state',
      'receivedMails.reason',
      'receivedMails.messageId',
      'receivedMails.fromName',
      'receivedMails.fromAddress',
      'receivedMails.subject',
      'receivedMails.namedIds',
      'receivedMails.facts',
      'receivedMails.receivedAt',
      'receivedMails.sizeBytes',
      'receivedMails.rawKey',
      'receivedMails.isHeadOnly',
      'receivedMails.customerId',
      'customers.name as customerName',
      'receivedMails.ticketId',
      'tickets.number as ticketNumber',
      'receivedMails.settledBy',
    ])
}

export type MailRow = NonNullable<Awaited<ReturnType<typeof findMail>>>

/** The newest first. */
export function listMails(
  tx: Tx,
  {
    state,
    limit,
    before,
  }: { state: ListedMails; limit: number; before?: TimePosition | undefined },
) {
  return mails(tx)
    .where('receivedMails.state', '=', state)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(date_trunc('milliseconds', received_at), received_mails.id) < (${before?.at}::timestamptz, ${before?.id}::uuid)`,
      ),
    )
    .orderBy(sql`date_trunc('milliseconds', received_at)`, 'desc')
    .orderBy('receivedMails.id', 'desc')
    .limit(limit)
    .execute()
}

const MOST_OF_TICKET = 50

/** Lists mails of machines about a ticket, the newest first. */
export function listAutomaticMails(tx: Tx, { customerId, ticketId }: TicketKey) {
  return mails(tx)
    .where('receivedMails.customerId', '=', customerId)
    .where('receivedMails.ticketId', '=', ticketId)
    .where('receivedMails.state', 'in', ['automatic', 'bounce'])
    .orderBy('receivedMails.receivedAt', 'desc')
    .orderBy('receivedMails.id', 'desc')
    .limit(MOST_OF_TICKET)
    .execute()
}

const MOST_ORIGINALS = 500

/** The mails that are kept of those that became the ticket or its comments, also before a merge. */
export function listOriginals(tx: Tx, { customerId, ticketId }: TicketKey) {
  return tx
    .selectFrom('receivedMails')
    .select(['id as mailId', sql<string>`coalesce(comment_id, ticket_id)`.as('partId')])
    .where('customerId', '=', customerId)
    .where('state', '=', 'placed')
    .where('rawKey', 'is not', null)
    .where(
      sql<boolean>`case when comment_id is null then ticket_id = ${ticketId} else exists (
        select from comments
        where comments.customer_id = ${customerId} and comments.ticket_id = ${ticketId}
          and comments.id = received_mails.comment_id
      ) end`,
    )
    .orderBy('receivedAt', 'desc')
    .limit(MOST_ORIGINALS)
    .execute()
}

export function findMail(tx: Tx, id: string) {
  return mails(tx).where('receivedMails.id', '=', id).executeTakeFirst()
}

/** Locks the mail until the transaction ends, so that two agents do not both decide. */
export async function lockMail(tx: Tx, id: string): Promise<MailRow | undefined> {
  await tx.selectFrom('receivedMails').select('id').where('id', '=', id).forUpdate().execute()
  return findMail(tx, id)
}

export async function countHeld(tx: Tx): Promise<number> {
  const held = tx
    .selectFrom('receivedMails')
    .leftJoin('customers', 'customers.id', 'receivedMails.customerId')
    .where('customers.deletedAt', 'is', null)
    .where('state', '=', 'held')
    .select('receivedMails.id')
    .limit(MAX_MAILS_COUNTED)
  const row = await tx
    .selectFrom(held.as('held'))
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

/** How many of one sender are held. */
export async function countHeldOf(tx: Tx, fromAddress: string): Promise<number> {
  const row = await tx
    .selectFrom('receivedMails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('fromAddress', '=', fromAddress)
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return row.count
}

type Discarded = { settledAt: Date; settledBy: string }

/** Discards those that are still held, and returns how many. */
export async function discardHeld(
  tx: Tx,
  which: { mailIds: string[] } | { fromAddress: string },
  settled: Discarded,
): Promise<number> {
  const held = tx
    .updateTable('receivedMails')
    .set({ ...settled, state: 'discarded' })
    .where('state', '=', 'held')
  const { numUpdatedRows } = await (
    'mailIds' in which
      ? held.where('id', 'in', which.mailIds)
      : held.where('fromAddress', '=', which.fromAddress)
  ).executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** Which customer has the domain of an address. */
export function findCustomerOfDomain(tx: Tx, domain: string) {
  return tx
    .selectFrom('customerDomains')
    .innerJoin('customers', 'customers.id', 'customerDomains.customerId')
    .select(['customers.id', 'customers.name'])
    .where('domain', '=', domain)
    .where('released', '=', false)
    .where('customers.active', '=', true)
    .where('customers.deletedAt', 'is', null)
    .executeTakeFirst()
}
