import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { takeNearDue } from './near-due-queries.ts'
import { notify } from './notify.ts'

const AT_ONCE = 100
/** What ended longer ago, such as tickets that were brought along, is known from the queue. */
const LATE_MS = 24 * 3_600_000

/**
 * Tells of each promise that is about to end: whoever the ticket is assigned to, or everybody where
 * that is nobody who is still active. A promise is marked in the transaction that tells of it, so that
 * each is told of once, whatever stops and however many processes there are. One that has ended
 * meanwhile is told of, too, for a day.
 */
export async function tellOfNearDue(
  deps: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE;) {
    // Throw rather than return, or the job would count as done.
    signal.throwIfAborted()
    taken = await asWorker(deps.db, async (tx) => {
      const at = deps.now()
      const near = await takeNearDue(tx, at, AT_ONCE)
      const active = (await listActiveStaffNames(tx)).map(({ id }) => id)
      const recent = near.filter(({ dueAt }) => at.getTime() - dueAt.getTime() < LATE_MS)
      for (const { customerId, ticketId: id, assigneeId, clock, dueAt } of recent)
        await notify(
          tx,
          { customerId, id },
          {
            kind: 'near_due',
            to: assigneeId !== null && active.includes(assigneeId) ? [assigneeId] : 'everybody',
            by: null,
            at,
            data: { clock, dueAt: dueAt.toISOString() },
          },
        )
      return near.length
    })
  }
}
