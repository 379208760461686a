import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Escalated, type NearDue, takeEscalations, takeNearDue } from './near-due-queries.ts'
import { notify } from './notify.ts'

const AT_ONCE = 100
/** Promises that ended longer ago, such as those of imported tickets, are known from the queue. */
const LATE_MS = 24 * 3_600_000

/**
 * Notifies of each promise that is about to end, and of each escalation of a contract: the assignee, or everyone
 * when there is no active one. A promise is marked in the transaction of its notice, so that each is reported once, with
 * any interruption and any number of processes. One that has ended meanwhile is reported, too, for
 * a day.
 */
export async function tellOfNearDue(
  deps: Pick<Deps, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const takes = [takeNearDue, takeEscalations]
  for (const take of takes)
    for (let taken = AT_ONCE; taken === AT_ONCE;) {
      // Throw rather than return, or the job would count as done.
      signal.throwIfAborted()
      taken = await asWorker(deps.db, (tx) => tellSome(tx, deps.now(), take))
    }
}

type Take = (tx: Tx, at: Date, atMost: number) => Promise<(NearDue & Partial<Escalated>)[]>

async function tellSome(tx: Tx, at: Date, take: Take): Promise<number> {
  const taken = await take(tx, at, AT_ONCE)
  const active = (await listActiveStaffNames(tx)).map(({ id }) => id)
  const recent = taken.filter(({ dueAt }) => at.getTime() - dueAt.getTime() < LATE_MS)
  for (const { customerId, ticketId: id, assigneeId, clock, dueAt, ...escalated } of recent) {
    const { percent, recipient = 'assignee' } = escalated
    const person = recipient === 'assignee' ? assigneeId : recipient
    // Everyone is told instead of an agent who is not there any more.
    const to = person !== null && active.includes(person) ? [person] : ('everybody' as const)
    const data = {
      clock,
      dueAt: dueAt.toISOString(),
      ...(percent !== undefined && { percent }),
      ...(to !== 'everybody' && recipient === person && { isNamed: true as const }),
    }
    await notify(tx, { customerId, id }, { kind: 'near_due', to, by: null, at, data })
  }
  return taken.length
}
