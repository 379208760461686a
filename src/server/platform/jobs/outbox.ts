import type { Db } from '#server/platform/db/client.ts'
import type { JobKind } from './job.ts'
import { insertReadableRow, insertRow, insertSecret } from './queries.ts'

type Options = {
  /** Jobs of one kind with the same key run one after the other, in the order of their rows. */
  key?: string
  /** Customer of the job; an administrator sees it. */
  customerId?: string
  /** It waits until then in the outbox. Not in a customer's transaction. */
  notBefore?: Date
  /** Not to be readable in the database: `sealSecret` makes it. Not in a customer's transaction. */
  secret?: { sealed: Buffer; expiresAt: Date }
}

/**
 * Enqueues a job, in the transaction that makes it necessary. It runs after the commit, in a
 * process that has room.
 */
export async function addToOutbox<Payload>(
  tx: Db,
  { name }: JobKind<Payload>,
  payload: Payload,
  { key, customerId, notBefore, secret }: Options = {},
): Promise<void> {
  const row = {
    name,
    key: key ?? null,
    customerId: customerId ?? null,
    payload: JSON.stringify(payload),
    ...(notBefore && { notBefore }),
  }
  if (!secret) return insertRow(tx, row)
  await insertSecret(tx, { outboxId: await insertReadableRow(tx, row), ...secret })
}
