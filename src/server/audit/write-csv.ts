import { AUDIT_ACTION_LABELS } from '#shared/audit/values.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'

import { type Cell, csvRow } from '#server/platform/csv.ts'

const COLUMNS: Record<string, (entry: AuditEntry) => Cell> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  action: ({ action }) => action,
  what: ({ action }) => wordsFor(action),
  actorId: ({ actor }) => actor.id,
  actorName: ({ actor }) => actor.name,
  actorEmail: ({ actor }) => actor.email,
  address: ({ actor }) => actor.address,
  customerId: ({ customerId }) => customerId,
  subjectId: ({ subject }) => subject && subject.id,
  subjectName: ({ subject }) => subject && subject.name,
  before: ({ before }) => before && JSON.stringify(before),
  after: ({ after }) => after && JSON.stringify(after),
}

export const CSV_HEADER = csvRow(Object.keys(COLUMNS))

export function entryRow(entry: AuditEntry): string {
  return csvRow(Object.values(COLUMNS).map((cellOf) => cellOf(entry)))
}

function wordsFor(action: string): string {
  const labels: Record<string, string> = AUDIT_ACTION_LABELS
  return labels[action] ?? action
}
