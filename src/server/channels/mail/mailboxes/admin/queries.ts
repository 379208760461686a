import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'

import { byName } from '#server/platform/db/queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** All that staff may read, which is all but the secret. */
const READABLE = [
  'id',
  'name',
  'address',
  'provider',
  'signIn',
  'imapHost',
  'imapPort',
  'imapEncryption',
  'smtpHost',
  'smtpPort',
  'smtpEncryption',
  'userName',
  'tenantId',
  'clientId',
  'hasSecret',
  'secretEndsOn',
  'proofKey',
  'postingKey',
  'keyRequired',
  'trustedServer',
  'isOn',
  'resultsBelow',
  'isSender',
  'firstDays',
  'readFrom',
  'uidValidity',
  'lastUid',
  'readerId',
  'readerUntil',
  'readAt',
  'unreachableSince',
  'lastError',
  'lastErrorAt',
  'version',
  'createdAt',
  'updatedAt',
  'updatedBy',
] as const

export type MailboxRow = Pick<Selectable<Tables['mailboxes']>, (typeof READABLE)[number]>

export function listMailboxRows(tx: Tx): Promise<MailboxRow[]> {
  return tx.selectFrom('mailboxes').select(READABLE).orderBy('name', byName).orderBy('id').execute()
}

export function findMailboxRow(tx: Tx, id: string): Promise<MailboxRow | undefined> {
  return tx.selectFrom('mailboxes').select(READABLE).where('id', '=', id).executeTakeFirst()
}

export function lockMailbox(tx: Tx, id: string): Promise<MailboxRow | undefined> {
  return tx
    .selectFrom('mailboxes')
    .select(READABLE)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
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
  return tx.insertInto('mailboxes').values(mailbox).returning(READABLE).executeTakeFirstOrThrow()
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
    .returning(READABLE)
    .executeTakeFirstOrThrow()
}

/** Not for staff. */
export async function findMailboxSecret(db: Db, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('mailboxes')
    .select('secret')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.secret ?? null
}

export async function deleteMailbox(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('mailboxes').where('id', '=', id).execute()
}
