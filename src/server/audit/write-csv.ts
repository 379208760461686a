import { AUDIT_ACTION_LABELS } from '#shared/audit-values.ts'
import type { AuditEntry } from '#shared/audit.ts'

type Cell = string | null

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

export const CSV_HEADER = row(Object.keys(COLUMNS))

export function csvRow(entry: AuditEntry): string {
  return row(Object.values(COLUMNS).map((cellOf) => cellOf(entry)))
}

function wordsFor(action: string): string {
  const labels: Record<string, string> = AUDIT_ACTION_LABELS
  return labels[action] ?? action
}

/** RFC 4180. */
function row(cells: Cell[]): string {
  return `${cells.map((cell) => quoted(withoutFormula(cell ?? ''))).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A spreadsheet would work out a name that begins like a formula. */
function withoutFormula(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
