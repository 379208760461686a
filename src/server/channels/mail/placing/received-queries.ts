import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type ReceivedMailRow = Selectable<Tables['receivedMails']>

/** Returns whether it was not there before. */
export async function insertReceivedMail(
  tx: Tx,
  mail: Insertable<Tables['receivedMails']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('receivedMails')
    .values(mail)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds a mail that nothing has become of yet. */
export function findWaitingMail(tx: Tx, id: string): Promise<ReceivedMailRow | undefined> {
  return waiting(tx, id).executeTakeFirst()
}

/** Locks it until the transaction ends, so that nothing comes of it twice. */
export function lockWaitingMail(tx: Tx, id: string): Promise<ReceivedMailRow | undefined> {
  return waiting(tx, id).forUpdate().executeTakeFirst()
}

function waiting(tx: Tx, id: string) {
  return tx
    .selectFrom('receivedMails')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
}

export async function updateReceivedMail(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['receivedMails']>,
): Promise<void> {
  await tx.updateTable('receivedMails').set(changes).where('id', '=', id).execute()
}

/** How often mail of this address, or to this ticket, has come into tickets since, or has kept an agent busy. */
export async function countPlaced(
  tx: Tx,
  { fromAddress, ticketIds, since }: { fromAddress: string; ticketIds: string[]; since: Date },
): Promise<{ ofAddress: number; ofTicket: number }> {
  const { rows } = await sql<{ ofAddress: number; ofTicket: number }>`
    select
      (select count(*)::integer from received_mails
        where from_address = ${fromAddress} and (state = 'placed' or reason = 'perhaps_automatic') and received_at > ${since}) as of_address,
      (select coalesce(max(count), 0)::integer from (
        select count(*) from received_mails
        where ticket_id = any(${ticketIds}::uuid[]) and state = 'placed' and settled_at > ${since}
        group by ticket_id
      ) counted) as of_ticket`.execute(tx)
  return rows[0] ?? { ofAddress: 0, ofTicket: 0 }
}

/** The mails with raw bytes that were settled, or that nobody has looked at, until then. */
export function listRawToRemove(
  tx: Tx,
  { settledUntil, heldUntil, limit }: { settledUntil: Date; heldUntil: Date; limit: number },
) {
  return tx
    .selectFrom('receivedMails')
    .select(['id', 'rawKey', 'state'])
    .where('rawKey', 'is not', null)
    .where((where) =>
      where.or([
        where('state', 'not in', ['waiting', 'held']).and('receivedAt', '<', settledUntil),
        where('receivedAt', '<', heldUntil),
      ]),
    )
    .orderBy('receivedAt')
    .limit(limit)
    .execute()
}

/** Keeps what a ticket shows of a mail. It is written once, with the mail's comment or ticket. */
export async function insertMailPart(tx: Tx, part: Insertable<Tables['mailParts']>): Promise<void> {
  await tx.insertInto('mailParts').values(part).execute()
}
