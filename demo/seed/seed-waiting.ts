import { JORDAN } from '#demo/demo-people.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { answerTicket } from '#server/tickets/desk/answers/answer-ticket.ts'
import { addBusinessMinutes } from '#shared/sla/business-time.ts'

/** A business day from now, on the clock of the ticket. */
const LATER_MINUTES = 8 * 60

const REMINDER =
  '<p>Just a quick reminder: is it working now? If not, we’ll take another look together.</p>'

/** A reminder that goes out tomorrow, unless the requester writes first. */
export async function seedWaiting(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actors: Map<string, Viewer>,
): Promise<void> {
  const agent = actors.get(JORDAN.email)
  const ticket = await db
    .selectFrom('tickets')
    .select(['id', 'timeZone'])
    .where('status', '=', 'Pending')
    .orderBy('updatedAt', 'desc')
    .executeTakeFirst()
  if (!agent || !ticket) return
  const release = addBusinessMinutes(now(), LATER_MINUTES, ticket.timeZone).toISOString()
  const reply = { ticketId: ticket.id, kind: 'reply' as const, comment: REMINDER, release }
  await answerTicket({ db, now }, agent, reply)
}
