import type { Priority, ResolutionCode, TicketStatus } from '#shared/tickets/values.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { ExternalAgent } from '#server/tickets/core/audience.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { type ChangeableTicket, changedExternally } from '#server/tickets/core/changeable-ticket.ts'
import { closeTicket } from '#server/tickets/core/close-ticket.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { reopenTicket } from '#server/tickets/core/reopen-ticket.ts'

/** Changed fields of an external change, in our own values. Missing ones were not changed. */
export type ExternalChange = {
  /** With the organization. */
  subject?: string
  description?: string
  priority?: Priority
  categories?: string[]
  status?: TicketStatus
  /** With a closing, or of a closed ticket. */
  resolutionCode?: ResolutionCode | undefined
  /** When it was closed there. */
  closedAt?: Date | null
}

type Moment = { by: ExternalAgent; now: Date }

/**
 * Changes a locked ticket as it was changed elsewhere. What is as it was already counts as no change. Not
 * even a closed ticket is final for those who work elsewhere: it is opened again when it was there.
 */
export async function applyExternalChange(
  tx: Tx,
  ticket: ChangeableTicket,
  change: ExternalChange,
  moment: Moment,
): Promise<ChangeableTicket> {
  const edited = await edit(tx, ticket, change, moment)
  const { status } = change
  if (status === undefined || status === edited.status) return edited
  if (status === 'Closed') return close(tx, edited, change, moment)
  if (edited.status === 'Closed') return reopen(tx, edited, status, moment)
  const changed = await applyChange(
    tx,
    edited,
    { set: { status } },
    { by: moment.by, at: moment.now },
  )
  return changedExternally(changed.ticket)
}

async function edit(
  tx: Tx,
  ticket: ChangeableTicket,
  { subject, description, priority, categories, resolutionCode }: ExternalChange,
  { by, now: at }: Moment,
): Promise<ChangeableTicket> {
  const wanted = {
    ...(subject !== undefined && subject !== ticket.subject && { subject }),
    ...(description !== undefined && description !== ticket.description && { description }),
    ...(priority && priority !== ticket.priority && { priority }),
    ...(categories?.length && !isSame(categories, ticket.categories) && { categories }),
    ...(ticket.status === 'Closed' &&
      resolutionCode &&
      resolutionCode !== ticket.resolutionCode && { resolutionCode }),
  }
  const changed = Object.keys(wanted)
  if (changed.length === 0) return ticket
  const edited = await applyChange(
    tx,
    ticket,
    {
      set: wanted,
      event: { type: 'edited', data: { changed } },
    },
    { by, at },
  )
  return changedExternally(edited.ticket)
}

async function close(
  tx: Tx,
  ticket: ChangeableTicket,
  { resolutionCode, closedAt: given }: ExternalChange,
  { by, now }: Moment,
): Promise<ChangeableTicket> {
  const at = within(ticket, given ?? now, now)
  const closed = await closeTicket(tx, ticket, { by, at, changedAt: now, resolutionCode })
  return changedExternally(closed.ticket)
}

/** A change that came after the last known one here was not before it, regardless of the other clock. */
function within({ updatedAt }: ChangeableTicket, at: Date, now: Date): Date {
  if (at > now) return now
  return at < updatedAt ? (updatedAt > now ? now : updatedAt) : at
}

/** Leaves a ticket that was merged here: it goes on in another one. */
async function reopen(
  tx: Tx,
  ticket: ChangeableTicket,
  status: TicketStatus,
  { by, now: at }: Moment,
): Promise<ChangeableTicket> {
  const { customerId, id: ticketId } = ticket
  if (await findMerge(tx, { customerId, ticketId })) return ticket
  const line = { code: 'reopened' as const, by: by.viewer.name }
  const reopened = await reopenTicket(tx, ticket, { by, at, status, verdictStands: true, line })
  return changedExternally(reopened.ticket)
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
