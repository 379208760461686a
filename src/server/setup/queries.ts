import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

export function findSetup(tx: Tx) {
  return tx
    .selectFrom('installation')
    .select([
      'name',
      'contactUrl',
      'firstStepsDismissedAt',
      // The step is done when email comes in.
      sql<boolean>`exists (
        select from received_mails join mailboxes on mailboxes.id = mailbox_id where is_on
      )`.as('hasMailbox'),
      sql<boolean>`exists (select from mailboxes where is_sender)`.as('hasSender'),
      sql<boolean>`(
        select count(*) > 1 from users join customers on customers.id = users.customer_id where internal
      )`.as('hasTeam'),
      sql<boolean>`exists (
        select from users where role = 'customer' and last_sign_in_at is not null
      )`.as('hasSignedIn'),
      sql<boolean>`exists (select from customers where not internal and deleted_at is null)`.as(
        'hasCustomer',
      ),
    ])
    .executeTakeFirstOrThrow()
}

export function listMailboxesOff(tx: Tx) {
  return tx
    .selectFrom('mailboxes')
    .where('isOn', '=', false)
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()
}

export function findBackups(tx: Tx) {
  return tx.selectFrom('backups').select(['madeAt', 'failedAt']).executeTakeFirst()
}

/** Returns false when it was dismissed before. */
export async function updateDismissed(tx: Tx, at: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('installation')
    .set({ firstStepsDismissedAt: at })
    .where('firstStepsDismissedAt', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Finds a file store other than the first that a process has used in the last minutes. */
export function findOtherFileStore(tx: Tx) {
  return tx
    .selectFrom('fileStores')
    .where('isFirst', '=', false)
    .where('seenAt', '>=', sql<Date>`now() - interval '3 minutes'`)
    .orderBy('since')
    .limit(1)
    .select(['location', 'since'])
    .executeTakeFirst()
}
