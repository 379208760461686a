import type { ChangeDeskTicket } from '#shared/desk/input.ts'

import { applyChange, type TicketChange } from '#server/tickets/core/change-ticket.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { assignTicket, assignToActor } from './assign-ticket.ts'
import type { AtDesk } from './change-at-desk.ts'

/**
 * Assigns a ticket, changes its fields and closes it. What is as it was already counts as no change.
 */
export async function changeFields(
  desk: AtDesk,
  { assigneeId, resolutionCode, status, ...fields }: ChangeDeskTicket,
): Promise<void> {
  const { tx, ticket } = desk
  if (assigneeId !== undefined) await assignTicket(desk, assigneeId)
  const change = await planChange(desk, { ...fields, ...(!resolutionCode && { status }) })
  if (change) await applyChange(tx, ticket, change, desk)
  if (resolutionCode) await closeAsAgent(desk, { resolutionCode })
}

type Closing = Pick<Parameters<typeof closeTicket>[2], 'resolutionCode' | 'set' | 'newComments'>

/** Closes a locked ticket, which an agent must have by then for figures of the team: its closer where no one has it. */
export async function closeAsAgent(desk: AtDesk, closing: Closing): Promise<void> {
  await assignToActor(desk)
  await closeTicket(desk.tx, desk.ticket, { ...desk, ...closing })
}

/** Returns what the customer will see of it, undefined for nothing. */
async function planChange(
  { tx, ticket }: AtDesk,
  wanted: ChangeDeskTicket,
): Promise<TicketChange | undefined> {
  const priority = wanted.priority === ticket.priority ? undefined : wanted.priority
  const status = wanted.status === ticket.status ? undefined : wanted.status
  const categories =
    wanted.categories && (await checkCategories(tx, wanted.categories, ticket.categories))
  const isRecategorized = categories !== undefined && !isSame(categories, ticket.categories)
  const changed = [...(priority ? ['priority'] : []), ...(isRecategorized ? ['categories'] : [])]
  if (changed.length === 0 && !status) return undefined
  return {
    set: {
      ...(priority && { priority }),
      ...(isRecategorized && { categories }),
      ...(status && { status }),
    },
    ...(changed.length > 0 && { event: { type: 'edited', data: { changed } } }),
  }
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
