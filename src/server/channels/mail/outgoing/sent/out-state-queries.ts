import type { Updateable } from 'kysely'

import type { Tx } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

export function findOutState(tx: Tx) {
  return tx.selectFrom('mailOut').selectAll().executeTakeFirstOrThrow()
}

export async function updateOutState(
  tx: Tx,
  changes: Updateable<Tables['mailOut']>,
): Promise<void> {
  await tx.updateTable('mailOut').set(changes).execute()
}
