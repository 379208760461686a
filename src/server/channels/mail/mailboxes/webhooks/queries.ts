import { POSTING_PROVIDERS } from '#shared/mail/boxes/values.ts'

import type { Tx } from '#server/platform/db/client.ts'

export function findPostedMailbox(tx: Tx, id: string) {
  return tx
    .selectFrom('mailboxes')
    .select(['id', 'provider', 'secret', 'proofKey', 'isOn', 'postingKey', 'keyRequired'])
    .where('id', '=', id)
    .where('provider', 'in', POSTING_PROVIDERS)
    .executeTakeFirst()
}

/** Answers whether it proves a mail for the first time. */
export async function insertProof(
  tx: Tx,
  proof: { mailboxId: string; mark: string; takenAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('mailProofs')
    .values(proof)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A call to an address with a key ends the time in which one without is still taken. */
export async function updatePosted(
  tx: Tx,
  id: string,
  changes: { readAt: Date; keyRequired?: true },
): Promise<void> {
  await tx.updateTable('mailboxes').set(changes).where('id', '=', id).execute()
}

export async function deleteOldProofs(tx: Tx, until: Date): Promise<void> {
  await tx.deleteFrom('mailProofs').where('takenAt', '<=', until).execute()
}
