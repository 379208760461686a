import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { announceFile } from '#server/platform/files/store-fetched.ts'
import { listRawToRemove, updateReceivedMail } from './received-queries.ts'

const DAY_MS = 86_400_000
/** Time in which a person may want to see a mail as it was. */
const RAW_LIFE_MS = 30 * DAY_MS
/** Undecided mail is of no concern any more by then. */
const HELD_LIFE_MS = 90 * DAY_MS
/** Discarded mail of strangers no longer counts toward their limits, so it is deleted sooner. */
const DISCARDED_LIFE_MS = 7 * DAY_MS
const AT_ONCE = 100

/** Lets go of raw mails that have been kept long enough. Held ones are kept longer, and then discarded. */
export async function removeRawMails(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for (let removed = AT_ONCE; removed === AT_ONCE;) {
    signal.throwIfAborted()
    removed = await asWorker(db, async (tx) => {
      const at = now()
      const due = await listRawToRemove(tx, {
        settledUntil: new Date(at.getTime() - RAW_LIFE_MS),
        heldUntil: new Date(at.getTime() - HELD_LIFE_MS),
        discardedUntil: new Date(at.getTime() - DISCARDED_LIFE_MS),
        limit: AT_ONCE,
      })
      for (const { id, rawKey, state } of due) {
        if (rawKey !== null) await announceFile(tx, rawKey, new Date(0))
        const isHeld = state === 'held'
        const given = isHeld && { state: 'discarded' as const, settledAt: at }
        await updateReceivedMail(tx, id, { ...given, rawKey: null })
      }
      return due.length
    })
  }
}
