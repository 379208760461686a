import { JORDAN, PRIYA } from '#demo/demo-people.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import { changeDeskTicket } from '#server/tickets/desk/ticket/change-desk-ticket.ts'

import { notify } from '#server/tickets/desk/notices/notify.ts'

import type { Actors } from './seed-tickets.ts'

const MINUTE_MS = 60_000

/**
 * Agents to whom a colleague assigned a ticket this morning, the oldest first: after all events of
 * the stories.
 */
const ASSIGNED = [
  { to: PRIYA, by: JORDAN, minutesAgo: 31 },
  { to: JORDAN, by: PRIYA, minutesAgo: 22 },
  { to: PRIYA, by: JORDAN, minutesAgo: 9 },
]
const WOKEN_MINUTES_AGO = 14

/** Gives the bells of both agents something to tell: what was assigned to them, and what is back. */
export async function seedNotices(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actors: Actors,
): Promise<void> {
  const earlier = (minutes: number) => new Date(now().getTime() - minutes * MINUTE_MS)
  for (const { to, by, minutesAgo } of ASSIGNED) {
    const [at, assignee, agent] = [earlier(minutesAgo), actors.get(to.email), actors.get(by.email)]
    const ticket = await findNewest(db, { assigneeId: null, before: at })
    if (!ticket || !assignee || !agent) continue
    const assigning = { ticketId: ticket.id, assigneeId: assignee.userId }
    await changeDeskTicket({ db, now: () => at }, agent, assigning)
  }
  await wakeOne(db, actors.get(PRIYA.email), earlier(WOKEN_MINUTES_AGO))
}

async function wakeOne(db: Db, agent: Viewer | undefined, at: Date) {
  if (!agent) return
  const ticket = await findNewest(db, { assigneeId: agent.userId, before: at })
  if (!ticket) return
  await asStaff(db, (tx) => notify(tx, ticket, { kind: 'woken', to: [agent.userId], by: null, at }))
}

/** Finds the newest open ticket of an agent, or an unassigned one, that was left alone since. */
function findNewest(
  db: Db,
  { assigneeId, before }: { assigneeId: string | null; before: Date },
): Promise<{ customerId: string; id: string } | undefined> {
  return asStaff(db, (tx) =>
    tx
      .selectFrom('deskTickets')
      .innerJoin('tickets', (join) =>
        join
          .onRef('tickets.customerId', '=', 'deskTickets.customerId')
          .onRef('tickets.id', '=', 'deskTickets.ticketId'),
      )
      .select(['tickets.customerId', 'tickets.id'])
      .where('deskTickets.assigneeId', assigneeId === null ? 'is' : '=', assigneeId)
      .where('tickets.status', '=', 'Open')
      .where('deskTickets.changedAt', '<', before)
      .orderBy('tickets.createdAt', 'desc')
      .orderBy('tickets.id', 'desc')
      .executeTakeFirst(),
  )
}
