import type { DeskTicketItem } from '#shared/desk/contract.ts'
import { slaStatuses } from '#shared/sla/sla.ts'

import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import type { ItemRow } from './item-queries.ts'

/** A ticket of the queue but for what is read of its thread. */
export type PresentedItem = Omit<DeskTicketItem, 'lastWords' | 'isUnread'>

/** Presents a ticket as the queue shows it at this instant. */
export function presentItem(row: ItemRow, now: Date): PresentedItem {
  const { firstResponseAt, responseDueAt, resolutionDueAt, closedAt, resolvedAt } = row
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    priority: row.priority,
    status: row.status,
    categories: row.categories,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    resolutionCode: row.resolutionCode,
    commentCount: row.commentCount,
    sla: {
      firstResponseTime: row.firstResponseMinutes,
      resolutionTime: row.resolutionMinutes,
      responseDueAt: responseDueAt?.toISOString() ?? null,
      resolutionDueAt: resolutionDueAt?.toISOString() ?? null,
      ...slaStatuses({
        firstResponseAt,
        closedAt,
        resolvedAt,
        responseDueAt,
        resolutionDueAt,
        now,
      }),
      ...(row.responseLeftMinutes !== null && { responseLeft: row.responseLeftMinutes }),
      ...(row.resolutionLeftMinutes !== null && { resolutionLeft: row.resolutionLeftMinutes }),
    },
    ...(row.isConfidential && { confidential: true }),
    customer: { id: row.customerId, name: row.customerName },
    requester: {
      id: row.requesterId,
      name: row.requesterName,
      email: toShownEmail(row.requesterEmail),
    },
    assignee:
      row.assigneeId !== null && row.assigneeName !== null
        ? { id: row.assigneeId, name: row.assigneeName }
        : null,
    due: presentDue(row, now),
    snoozed: row.snoozedAt && { until: row.wakesAt?.toISOString() ?? null },
    deskUpdatedAt: row.changedAt.toISOString(),
  }
}

function presentDue(row: ItemRow, now: Date): DeskTicketItem['due'] {
  const { dueClock, dueAt, nearAt } = row
  if (!dueClock) return null
  const left = dueClock === 'response' ? row.responseLeftMinutes : row.resolutionLeftMinutes
  if (!dueAt) return left === null ? null : { clock: dueClock, at: null, left, state: 'paused' }
  const state = now > dueAt ? 'breached' : nearAt && now > nearAt ? 'near' : 'on_track'
  return { clock: dueClock, at: dueAt.toISOString(), state }
}
