import { type Selectable, sql } from 'kysely'

import { READ_PROVIDERS } from '#shared/mail/boxes/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export type ReadMailboxRow = Selectable<Tables['mailboxes']>

/** Reader of a mailbox: the process, by an id that it made when it began. */
export type Reader = { mailboxId: string; readerId: string }

export function listMailboxesToRead(tx: Tx) {
  return tx
    .selectFrom('mailboxes')
    .select(['id', 'version'])
    .where('isOn', '=', true)
    .where('provider', 'in', READ_PROVIDERS)
    .orderBy('id')
    .execute()
}

/**
 * Makes this process the reader of the mailbox, or keeps it so, for so many seconds by the clock of the
 * database. Undefined while another process reads it, or when it is not to be read any more.
 */
export function claimMailbox(
  tx: Tx,
  { mailboxId, readerId }: Reader,
  leaseSeconds: number,
): Promise<ReadMailboxRow | undefined> {
  return tx
    .updateTable('mailboxes')
    .set({
      readerId,
      readerUntil: sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', '=', mailboxId)
    .where('isOn', '=', true)
    .where((is) =>
      is.or([
        is('readerUntil', 'is', null),
        is('readerId', '=', readerId),
        is('readerUntil', '<', sql<Date>`clock_timestamp()`),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Undefined when this process does not read it any more. */
export function findMailboxOf(tx: Tx, { mailboxId, readerId }: Reader) {
  return tx
    .selectFrom('mailboxes')
    .selectAll()
    .where('id', '=', mailboxId)
    .where('readerId', '=', readerId)
    .where('isOn', '=', true)
    .executeTakeFirst()
}

export async function releaseMailbox(tx: Tx, reader: Reader): Promise<void> {
  await ofReader(tx, reader).set({ readerId: null, readerUntil: null }).execute()
}

/** Answers whether this process still reads it. */
export async function updatePosition(
  tx: Tx,
  reader: Reader,
  position: { uidValidity: number; lastUid: number; readFrom?: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ofReader(tx, reader).set(position).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Moves the position up to a mail, so that it is taken once. Answers whether it was before it: another
 * process may have taken the mail, or the mailbox may be another one by now.
 */
export async function advancePosition(
  tx: Tx,
  reader: Reader,
  { uidValidity, uid }: { uidValidity: number; uid: number },
): Promise<boolean> {
  const { numUpdatedRows } = await ofReader(tx, reader)
    .set({ lastUid: uid })
    .where('uidValidity', '=', uidValidity)
    .where('lastUid', '<', uid)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function updateRead(tx: Tx, reader: Reader, at: Date): Promise<void> {
  await ofReader(tx, reader)
    .set({ readAt: at, unreachableSince: null, lastError: null, lastErrorAt: null })
    .execute()
}

export async function updateUnreachable(
  tx: Tx,
  reader: Reader,
  { message, at }: { message: string; at: Date },
): Promise<void> {
  await ofReader(tx, reader)
    .set({
      unreachableSince: sql<Date>`coalesce(unreachable_since, ${at})`,
      lastError: message,
      lastErrorAt: at,
    })
    .execute()
}

function ofReader(tx: Tx, { mailboxId, readerId }: Reader) {
  return tx.updateTable('mailboxes').where('id', '=', mailboxId).where('readerId', '=', readerId)
}
