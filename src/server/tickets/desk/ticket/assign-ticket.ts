import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import type { AtDesk } from './change-at-desk.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { findAssigneeId, updateDeskTicket } from './ticket-queries.ts'

/**
 * Assigns a locked ticket to an agent, or unassigns it. The agent is notified, unless it was their own
 * act; the customer is not, and could not see it.
 *
 * @throws AppError `invalid_input` for a person who is not an active agent.
 */
export async function assignTicket(desk: AtDesk, assigneeId: string | null): Promise<void> {
  const { tx, ticket } = desk
  if ((await findAssigneeId(tx, ticket)) === assigneeId) return
  if (assigneeId !== null) await mustBeAgent(tx, assigneeId)
  await setAssignee(desk, assigneeId)
}

async function setAssignee({ tx, ticket, by, at, act }: AtDesk, assigneeId: string | null) {
  await updateDeskTicket(tx, ticket, { assigneeId, changedAt: at })
  await recordEvent(tx, ticket, { type: 'assigned', by, at, data: { assigneeId } })
  if (assigneeId !== null)
    await notify(tx, ticket, { kind: 'assigned', to: [assigneeId], by: by.viewer, at, act })
}

/** Assigns a locked ticket that no one has to the agent who acts on it. */
export async function assignToActor(desk: AtDesk): Promise<void> {
  const { tx, ticket, by } = desk
  if ((await findAssigneeId(tx, ticket)) !== null || !(await isAgent(tx, by.viewer.userId))) return
  await setAssignee(desk, by.viewer.userId)
}

export async function isAgent(tx: Tx, userId: string): Promise<boolean> {
  return (await listActiveStaffNames(tx)).some(({ id }) => id === userId)
}

/** @throws AppError `invalid_input` */
export async function mustBeAgent(tx: Tx, assigneeId: string): Promise<void> {
  if (!(await isAgent(tx, assigneeId)))
    throw invalidInput({ assigneeId: (words) => words.tickets.chooseAgent })
}
