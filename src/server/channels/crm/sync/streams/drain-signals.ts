import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CRM_SIGNALS } from './kinds.ts'
import { countWaiting, insertSignals, type Signal } from './stream-queries.ts'

/** Writes down what is said to have changed, and has it read. What has come before counts once. */
export async function drainSignals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signals: Signal[],
): Promise<void> {
  if (signals.length === 0) return
  await asWorker(db, async (tx) => {
    const count = await insertSignals(tx, signals, now())
    // One job that waits reads all of them.
    if (count === 0 || (await countWaiting(tx, CRM_SIGNALS.name)) > 0) return
    await addToOutbox(tx, CRM_SIGNALS, {}, { key: CRM_SIGNALS.name })
  })
}
