import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import { beginReading } from './link-queries.ts'

/**
 * Runs `work` in a transaction whose events are not sent to the CRM (functions/crm.sql), because they came
 * from there. Of the same object of the CRM one runs at a time, in all processes.
 */
export function asReader<Result>(
  db: Db,
  remoteId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return asWorker(db, async (tx) => {
    await beginReading(tx, remoteId)
    return work(tx)
  })
}
