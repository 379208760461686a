import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { KeptOfStrangers } from './stranger-limits.ts'

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

/** Adds up what is kept of strangers' mail. Discarded mail does not count, because it is deleted soon. */
export async function sumOfStrangers(
  tx: Tx,
  { address, mailboxId, since }: { address: string | null; mailboxId: string | null; since: Date },
): Promise<KeptOfStrangers> {
  const domain =
    address === null
      ? null
      : `%@${address
          .split('@')
          .at(-1)
          ?.replaceAll(/[\\%_]/g, '\\$&')}`
  const { rows } = await sql<KeptOfStrangers>`
    select
      coalesce(sum(size_bytes) filter (where from_address is not distinct from ${address}), 0)::float8 as sender,
      coalesce(sum(size_bytes) filter (where from_address like ${domain}), 0)::float8 as domain,
      coalesce(sum(size_bytes) filter (where mailbox_id = ${mailboxId}), 0)::float8 as mailbox,
      coalesce(sum(size_bytes) filter (where received_at > ${since}), 0)::float8 as day,
      coalesce(sum(size_bytes), 0)::float8 as all,
      count(*)::integer as mails
    from received_mails
    where is_strangers and raw_key is not null and not is_head_only
      and state in ('held', 'automatic', 'bounce')`.execute(tx)
  return rows[0] ?? { sender: 0, domain: 0, mailbox: 0, day: 0, all: 0, mails: 0 }
}

type Until = { settledUntil: Date; heldUntil: Date; discardedUntil: Date; limit: number }

/** Lists the mails with raw bytes that were decided, or still wait, until then. */
export function listRawToRemove(tx: Tx, { settledUntil, heldUntil, discardedUntil, limit }: Until) {
  return tx
    .selectFrom('receivedMails')
    .select(['id', 'rawKey', 'state'])
    .where('rawKey', 'is not', null)
    .where((where) =>
      where.or([
        where('state', 'not in', ['waiting', 'held']).and('receivedAt', '<', settledUntil),
        where('receivedAt', '<', heldUntil),
        where('isStrangers', '=', true)
          .and('state', '=', 'discarded')
          .and('settledAt', '<', discardedUntil),
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
