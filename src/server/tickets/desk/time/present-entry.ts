import type { TicketTime, TimeEntry } from '#shared/desk/time/contract.ts'

import type { TimeEntryRow } from './queries.ts'

export function presentEntry(row: TimeEntryRow): TimeEntry {
  const { id, day, minutes, billedMinutes, isBillable, invoiceText, commentId } = row
  const { correctsId, isReversal, reason, createdBy } = row
  return {
    id,
    ticket: { id: row.ticketId, number: row.number, subject: row.subject },
    customer: { id: row.customerId, name: row.customerName },
    agent: { id: row.agentId, name: row.agentName },
    day,
    minutes,
    billedMinutes,
    isBillable,
    kind: { id: row.kindId, name: row.kindName },
    invoiceText,
    commentId,
    createdAt: row.createdAt.toISOString(),
    createdBy,
    correctsId,
    isReversal,
    reason,
    correctedAt: row.correctedAt?.toISOString() ?? null,
    exportedAt: row.exportedAt?.toISOString() ?? null,
  }
}

/** Adds up the lines that count. */
export function presentTicketTime(rows: TimeEntryRow[]): TicketTime {
  const counting = rows.filter(({ counts }) => counts)
  return {
    minutes: counting.reduce((sum, { minutes }) => sum + minutes, 0),
    billedMinutes: counting.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0),
    entries: rows.map(presentEntry),
  }
}
