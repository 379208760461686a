import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { takeNearDue } from './near-due-queries.ts'
import { notify } from './notify.ts'

const AT_ONCE = 100
/** Promises that ended longer ago, such as those of imported tickets, are known from the queue. */
const LATE_MS = 24 * 3_600_000

/**
 * Notifies of each promise that is about to end: the assignee, or everyone when there is no active
 * one. A promise is marked in the transaction of its notice, so that each is reported once, with
 * any interruption and any number of processes. One that has ended meanwhile is reported, too, for
 * a day.
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
