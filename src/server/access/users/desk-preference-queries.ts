import type { DeskPreferences } from '#shared/desk/contract.ts'

import type { Viewer } from '#server/access/viewer.ts'
import type { Tx } from '#server/platform/db/client.ts'

export async function findPreferences(
  tx: Tx,
  { customerId, userId }: Viewer,
): Promise<DeskPreferences> {
  return tx
    .selectFrom('users')
    .select(['deskNewestFirst as newestFirst', 'deskAfterClose as afterClose'])
    .where('customerId', '=', customerId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

export async function updatePreferences(
  tx: Tx,
  { customerId, userId }: Viewer,
  {
    newestFirst,
    afterClose,
  }: { [Key in keyof DeskPreferences]?: DeskPreferences[Key] | undefined },
): Promise<void> {
  if (newestFirst === undefined && afterClose === undefined) return
  await tx
    .updateTable('users')
    .set({
      ...(newestFirst !== undefined && { deskNewestFirst: newestFirst }),
      ...(afterClose !== undefined && { deskAfterClose: afterClose }),
    })
    .where('customerId', '=', customerId)
    .where('id', '=', userId)
    .execute()
}
