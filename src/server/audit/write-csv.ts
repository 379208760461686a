import { AUDIT_ACTION_LABELS } from '#shared/audit/values.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'

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

const FORMULA_AT_START = /^(?:[\t\r]|["'\s]*[=+\-@\uff1d\uff0b\uff0d\uff20])/
const FORMULA_AFTER_SEPARATOR = /([;,|\t\r\n]["'\s]*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])/g

export const CSV_HEADER = row(Object.keys(COLUMNS))

export function csvRow(entry: AuditEntry): string {
  return row(Object.values(COLUMNS).map((cellOf) => cellOf(entry)))
}

function wordsFor(action: string): string {
  const labels: Record<string, string> = AUDIT_ACTION_LABELS
  return labels[action] ?? action
}

/** Writes one row as RFC 4180 defines it. */
function row(cells: Cell[]): string {
  return `${cells.map((cell) => quoted(withoutFormula(cell ?? ''))).join(',')}\r\n`
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Neutralizes a cell that begins like a formula, which a spreadsheet would evaluate. A spreadsheet
 * whose separator is not the comma ignores the quotes around a cell as well, and starts a new cell
 * at each of its own separators.
 */
function withoutFormula(text: string): string {
  const start = FORMULA_AT_START.test(text) ? `'${text}` : text
  return start.replaceAll(FORMULA_AFTER_SEPARATOR, "$1'")
}
