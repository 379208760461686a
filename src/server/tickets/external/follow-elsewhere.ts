import type { Priority, ResolutionCode, TicketStatus } from '#shared/tickets/values.ts'
import { businessMinutesBetween } from '#shared/sla/business-time.ts'

import type { SystemText } from '#shared/tickets/system-text.ts'

import type { Tx } from '#server/platform/db/client.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import type { AgentElsewhere } from '#server/tickets/core/audience.ts'
import { applyChange } from '#server/tickets/core/change-ticket.ts'
import { type ChangeableTicket, followedElsewhere } from '#server/tickets/core/changeable-ticket.ts'
import { findMerge } from '#server/tickets/desk/ticket/relation-queries.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { reschedule } from '#server/tickets/core/sla-clock.ts'

/** What was changed elsewhere, in our own values. What is left out was not. */
export type ChangeElsewhere = {
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

type Moment = { by: AgentElsewhere; now: Date }

/**
 * Changes a locked ticket as it was changed elsewhere. What is as it was already counts as no change. Not
 * even a closed ticket is final for those who work elsewhere: it is opened again when it was there.
 */
export async function followElsewhere(
  tx: Tx,
  ticket: ChangeableTicket,
  change: ChangeElsewhere,
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
  return followedElsewhere(changed.ticket)
}

async function edit(
  tx: Tx,
  ticket: ChangeableTicket,
  { subject, description, priority, categories, resolutionCode }: ChangeElsewhere,
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
      set: { ...wanted, ...reschedule(ticket, wanted.priority) },
      event: {
        type: 'edited',
        data: { changed, ...(wanted.priority && { priority: wanted.priority }) },
      },
    },
    { by, at },
  )
  return followedElsewhere(edited.ticket)
}

async function close(
  tx: Tx,
  ticket: ChangeableTicket,
  { resolutionCode, closedAt: given }: ChangeElsewhere,
  { by, now }: Moment,
): Promise<ChangeableTicket> {
  const closedAt = within(ticket, given ?? now, now)
  const content = sayClosed(by.viewer.name, resolutionCode)
  await addComment(tx, ticket, { by: 'system', content, at: closedAt })
  const data = resolutionCode && { resolutionCode }
  await recordEvent(tx, ticket, { type: 'closed', by, at: closedAt, ...(data && { data }) })
  const set = {
    status: 'Closed' as const,
    closedAt,
    resolutionCode: resolutionCode ?? null,
    resolutionMinutes: businessMinutesBetween(ticket.createdAt, closedAt, ticket.timeZone),
  }
  const closed = await applyChange(tx, ticket, { set, newComments: 1 }, { by, at: now })
  return followedElsewhere(closed.ticket)
}

function sayClosed(by: string, resolution: ResolutionCode | undefined): SystemText {
  return resolution ? { code: 'closedBecause', by, resolution } : { code: 'closed', by }
}

/** What came after the last change that is known here was not before it, whatever the other clock says. */
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
  const content = { code: 'reopened' as const, by: by.viewer.name }
  await addComment(tx, ticket, { by: 'system', content, at })
  const reopened = await applyChange(
    tx,
    ticket,
    {
      set: { status, closedAt: null, resolutionCode: null, resolutionMinutes: null },
      newComments: 1,
      event: { type: 'reopened' },
    },
    { by, at },
  )
  return followedElsewhere(reopened.ticket)
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
