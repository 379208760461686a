import type { TimeEntry, TimeSum } from '#shared/desk/time/contract.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import type { Language } from '#shared/languages.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { type Cell, csvFile } from '#server/platform/text/csv.ts'

type TimeWords = Words['timeEntries']
type Columns<Row, Head extends string> = Record<Head, (row: Row, words: TimeWords) => Cell>

const ENTRY_COLUMNS: Columns<TimeEntry, keyof TimeWords['entryHeads']> = {
  day: ({ day }) => day,
  customer: ({ customer }) => customer.name,
  ticket: ({ ticket }) => ticket.number,
  subject: ({ ticket }) => ticket.subject,
  agent: ({ agent }) => agent.name,
  kind: ({ kind }) => kind.name,
  minutes: ({ minutes }) => minutes,
  billedMinutes: ({ billedMinutes }) => billedMinutes,
  billable: ({ isBillable }, { inFiles }) => (isBillable ? inFiles.yes : inFiles.no),
  text: ({ invoiceText }) => invoiceText,
  correction: ({ isReversal, correctsId }, { inFiles }) =>
    isReversal ? inFiles.reversal : correctsId === null ? '' : inFiles.corrected,
  exportedAt: ({ exportedAt }) => exportedAt,
  id: ({ id }) => id,
  customerId: ({ customer }) => customer.id,
}

const SUM_COLUMNS: Columns<TimeSum, keyof TimeWords['sumHeads']> = {
  month: ({ month }) => month,
  customer: ({ customer }) => customer.name,
  kind: ({ kind }) => kind.name,
  entries: ({ entries }) => entries,
  minutes: ({ minutes }) => minutes,
  billedMinutes: ({ billedMinutes }) => billedMinutes,
  notExportedMinutes: ({ openMinutes }) => openMinutes,
  customerId: ({ customer }) => customer.id,
}

export function entriesCsv(entries: TimeEntry[], language: Language): string {
  const { timeEntries } = wordsIn(language)
  return csvFile(
    [
      keysOf(ENTRY_COLUMNS).map((name) => timeEntries.entryHeads[name]),
      ...entries.map((entry) =>
        Object.values(ENTRY_COLUMNS).map((cellOf) => cellOf(entry, timeEntries)),
      ),
    ],
    language,
  )
}

export function sumsCsv(sums: TimeSum[], language: Language): string {
  const { timeEntries } = wordsIn(language)
  return csvFile(
    [
      keysOf(SUM_COLUMNS).map((name) => timeEntries.sumHeads[name]),
      ...sums.map((sum) => Object.values(SUM_COLUMNS).map((cellOf) => cellOf(sum, timeEntries))),
    ],
    language,
  )
}
