import { sql } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'

export function findSetup(tx: Tx) {
  return tx
    .selectFrom('installation')
    .select([
      'name',
      'contactUrl',
      'firstStepsDismissedAt',
      sql<boolean>`exists (select from backups where made_at is not null)`.as('hasBackup'),
      sql<boolean>`exists (select from customers where not internal and deleted_at is null)`.as(
        'hasCustomer',
      ),
    ])
    .executeTakeFirstOrThrow()
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
