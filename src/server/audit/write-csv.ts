import type { AuditEntry } from '#shared/audit/contract.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { type Cell, csvRow } from '#server/platform/csv.ts'

type Column = keyof Words['auditAnswers']['heads']

const COLUMNS: Record<Column, (entry: AuditEntry, words: Words) => Cell> = {
  id: ({ id }) => id,
  at: ({ at }) => at,
  action: ({ action }) => action,
  what: ({ action }, words) => wordsFor(action, words),
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

/** Names the columns for people who open the file in a spreadsheet. */
export function csvHeader({ auditAnswers }: Words): string {
  return csvRow(keysOf(COLUMNS).map((name) => auditAnswers.heads[name]))
}

export function entryRow(entry: AuditEntry, words: Words): string {
  return csvRow(Object.values(COLUMNS).map((cellOf) => cellOf(entry, words)))
}

function wordsFor(action: string, { auditActions }: Words): string {
  const labels: Record<string, string> = auditActions.actions
  return labels[action] ?? action
}
