import type { Tx } from '#server/platform/db/client.ts'
import type { PersonKey } from '#server/access/users/queries.ts'

/** Replaces the account's link; the one before stops working. */
export async function replaceLink(
  tx: Tx,
  { customerId, id }: PersonKey,
  link: { tokenHash: Buffer; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('accountLinks')
    .values({ customerId, userId: id, ...link })
    .onConflict((conflict) => conflict.columns(['customerId', 'userId']).doUpdateSet(link))
    .execute()
}

export async function deleteLinkOf(tx: Tx, { customerId, id }: PersonKey): Promise<void> {
  await tx
    .deleteFrom('accountLinks')
    .where('customerId', '=', customerId)
    .where('userId', '=', id)
    .execute()
}

/** Uses the link up. Returns false when it was used or replaced before, or has expired. */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('accountLinks')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function deleteExpiredLinks(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('accountLinks').where('expiresAt', '<=', now).execute()
}
