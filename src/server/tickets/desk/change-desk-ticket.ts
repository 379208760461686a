import type { DeskTicket } from '#shared/desk/contract.ts'
import type { ChangeDeskTicket } from '#shared/desk/input.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { Idempotency } from '#server/platform/http/idempotency.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { applyChange, type TicketChange } from '#server/tickets/change-ticket.ts'
import { checkCategories } from '#server/tickets/check-categories.ts'
import { reschedule } from '#server/tickets/reschedule.ts'
import { assignTicket } from './assign-ticket.ts'
import { type AtDesk, changeAtDesk } from './change-at-desk.ts'
import { getDeskTicket } from './get-desk-ticket.ts'

/** Assigns a ticket, or changes its fields. What is as it was already counts as no change. */
export function changeDeskTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  agent: Viewer,
  { ticketId, ...changes }: ChangeDeskTicket & { ticketId: string },
  { idempotency }: { idempotency?: Idempotency } = {},
): Promise<{ ticket: DeskTicket }> {
  return asStaff(deps.db, async (tx) => {
    await changeAtDesk(tx, deps, agent, { ticketId, idempotency }, async (desk) => {
      if (changes.assigneeId !== undefined) await assignTicket(desk, changes.assigneeId)
      const change = await planChange(desk, changes)
      if (change) await applyChange(tx, desk.ticket, change, desk)
      return {}
    })
    const { ticket } = await getDeskTicket(tx, deps, ticketId)
    return { ticket }
  })
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
      ...(priority && { priority, ...reschedule(ticket, priority) }),
      ...(isRecategorized && { categories }),
      ...(status && { status }),
    },
    ...(changed.length > 0 && {
      event: { type: 'edited', data: { changed, ...(priority && { priority }) } },
    }),
  }
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
