import { type Insertable, sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The lines of customers that are there, with what is told of each. */
export function timeEntries(tx: Tx) {
  return tx
    .selectFrom('timeEntries')
    .innerJoin('tickets', (join) =>
      join
        .onRef('tickets.customerId', '=', 'timeEntries.customerId')
        .onRef('tickets.id', '=', 'timeEntries.ticketId'),
    )
    .innerJoin('customers', 'customers.id', 'timeEntries.customerId')
    .innerJoin('workKinds', 'workKinds.id', 'timeEntries.kindId')
    .where('customers.deletedAt', 'is', null)
    .selectAll('timeEntries')
    .select([
      'tickets.number',
      'tickets.subject',
      'customers.name as customerName',
      'workKinds.name as kindName',
    ])
}

export type TimeEntryRow = Awaited<ReturnType<typeof listEntriesOfTicket>>[number]

/**
 * Lists all lines of a ticket and of those that were merged into it, corrected ones among them, the newest
 * day first.
 */
export function listEntriesOfTicket(
  tx: Tx,
  { customerId, ticketId }: { customerId: string; ticketId: string },
) {
  return timeEntries(tx)
    .where('timeEntries.customerId', '=', customerId)
    .where(
      sql<boolean>`time_entries.ticket_id = any(array(
        select ${ticketId}::uuid union all select merged_ticket_ids(${customerId}, ${ticketId})))`,
    )
    .orderBy('timeEntries.day', 'desc')
    .orderBy('timeEntries.id', 'desc')
    .execute()
}

/** Finds whose ticket it is. The tickets of a deleted customer are missing. */
export function findTicketOfTime(tx: Tx, ticketId: string) {
  return tx
    .selectFrom('deskTickets')
    .innerJoin('customers', 'customers.id', 'deskTickets.customerId')
    .select(['deskTickets.customerId', 'deskTickets.ticketId'])
    .where('deskTickets.ticketId', '=', ticketId)
    .where('customers.deletedAt', 'is', null)
    .executeTakeFirst()
}

/** Finds an entry and locks it until the transaction ends. */
export function lockEntry(tx: Tx, entryId: string) {
  return tx
    .selectFrom('timeEntries')
    .innerJoin('customers', 'customers.id', 'timeEntries.customerId')
    .selectAll('timeEntries')
    .where('timeEntries.id', '=', entryId)
    .where('customers.deletedAt', 'is', null)
    .forUpdate('timeEntries')
    .executeTakeFirst()
}

export async function insertEntry(tx: Tx, entry: Insertable<Tables['timeEntries']>): Promise<void> {
  await tx.insertInto('timeEntries').values(entry).execute()
}

export async function markCorrected(
  tx: Tx,
  { customerId, id }: { customerId: string; id: string },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('timeEntries')
    .set({ correctedAt: at })
    .where('customerId', '=', customerId)
    .where('id', '=', id)
    .execute()
}

export function findKind(tx: Tx, kindId: string) {
  return tx
    .selectFrom('workKinds')
    .select(['id', 'retired as isRetired'])
    .where('id', '=', kindId)
    .executeTakeFirst()
}

/** Finds how a customer's time is billed; undefined when no rule was set. */
export function findRules(tx: Tx, customerId: string) {
  return tx
    .selectFrom('timeRules')
    .select(['minimumMinutes', 'roundingMinutes', 'shownToCustomer'])
    .where('customerId', '=', customerId)
    .executeTakeFirst()
}

/** Locks a customer, so that two changes of its rules follow each other. The internal one has none. */
export function lockCustomerOfRules(tx: Tx, customerId: string) {
  return tx
    .selectFrom('customers')
    .select(['id', 'name'])
    .where('id', '=', customerId)
    .where('internal', '=', false)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function saveRules(
  tx: Tx,
  customerId: string,
  rules: Pick<Tables['timeRules'], 'minimumMinutes' | 'roundingMinutes' | 'shownToCustomer'>,
): Promise<void> {
  await tx
    .insertInto('timeRules')
    .values({ customerId, ...rules })
    .onConflict((conflict) => conflict.column('customerId').doUpdateSet(rules))
    .execute()
}
