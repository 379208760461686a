import { ownValue } from '#shared/basic/own-value.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import type { Language } from '#shared/languages.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { BYTE_ORDER_MARK, type Cell, csvRow } from '#server/platform/text/csv.ts'

type Column = keyof Words['audit']['exportHeads']

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
export function csvHeader(language: Language): string {
  const { exportHeads: heads } = wordsIn(language).audit
  return (
    BYTE_ORDER_MARK +
    csvRow(
      keysOf(COLUMNS).map((name) => heads[name]),
      language,
    )
  )
}

export function entryRow(entry: AuditEntry, language: Language): string {
  const words = wordsIn(language)
  return csvRow(
    Object.values(COLUMNS).map((cellOf) => cellOf(entry, words)),
    language,
  )
}

function wordsFor(action: string, { audit }: Words): string {
  return ownValue<string>(audit.actions, action) ?? action
}
