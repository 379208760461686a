import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type MailboxRow = Selectable<Tables['mailboxes']>

export function listMailboxRows(tx: Tx): Promise<MailboxRow[]> {
  return tx.selectFrom('mailboxes').selectAll().orderBy('name', byName).orderBy('id').execute()
}

export function findMailboxRow(tx: Tx, id: string): Promise<MailboxRow | undefined> {
  return tx.selectFrom('mailboxes').selectAll().where('id', '=', id).executeTakeFirst()
}

export function lockMailbox(tx: Tx, id: string): Promise<MailboxRow | undefined> {
  return tx.selectFrom('mailboxes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Changes of all mailboxes wait for each other, because one of them sends. */
export async function lockMailboxes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('portico mailboxes', 0))`.execute(tx)
}

export async function hasAddress(tx: Tx, address: string, except: string | null): Promise<boolean> {
  let query = tx.selectFrom('mailboxes').select('id').where('address', '=', address)
  if (except !== null) query = query.where('id', '<>', except)
  return (await query.executeTakeFirst()) !== undefined
}

export async function clearSender(tx: Tx, except: string): Promise<void> {
  await tx
    .updateTable('mailboxes')
    .set({ isSender: false })
    .where('isSender', '=', true)
    .where('id', '<>', except)
    .execute()
}

export function insertMailbox(
  tx: Tx,
  mailbox: Insertable<Tables['mailboxes']>,
): Promise<MailboxRow> {
  return tx.insertInto('mailboxes').values(mailbox).returningAll().executeTakeFirstOrThrow()
}

export function updateMailbox(
  tx: Tx,
  id: string,
  changes: Updateable<Tables['mailboxes']>,
): Promise<MailboxRow> {
  return tx
    .updateTable('mailboxes')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteMailbox(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mailboxes').where('id', '=', id).execute()
}
