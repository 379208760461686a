import type { TimeEntry, TimeSum } from '#shared/desk/time/contract.ts'

import { type Cell, csvRow } from '#server/platform/csv.ts'

type Columns<Row> = Record<string, (row: Row) => Cell>

const ENTRY_COLUMNS: Columns<TimeEntry> = {
  day: ({ day }) => day,
  customer: ({ customer }) => customer.name,
  ticket: ({ ticket }) => ticket.number,
  subject: ({ ticket }) => ticket.subject,
  agent: ({ agent }) => agent.name,
  kind: ({ kind }) => kind.name,
  minutes: ({ minutes }) => minutes,
  billedMinutes: ({ billedMinutes }) => billedMinutes,
  billable: ({ isBillable }) => (isBillable ? 'yes' : 'no'),
  text: ({ invoiceText }) => invoiceText,
  correction: ({ isReversal, correctsId }) =>
    isReversal ? 'reversal' : correctsId === null ? '' : 'corrected',
  exportedAt: ({ exportedAt }) => exportedAt,
  id: ({ id }) => id,
  customerId: ({ customer }) => customer.id,
}

const SUM_COLUMNS: Columns<TimeSum> = {
  month: ({ month }) => month,
  customer: ({ customer }) => customer.name,
  kind: ({ kind }) => kind.name,
  entries: ({ entries }) => entries,
  minutes: ({ minutes }) => minutes,
  billedMinutes: ({ billedMinutes }) => billedMinutes,
  notExportedMinutes: ({ openMinutes }) => openMinutes,
  customerId: ({ customer }) => customer.id,
}

export function entriesCsv(entries: TimeEntry[]): string {
  return table(ENTRY_COLUMNS, entries)
}

export function sumsCsv(sums: TimeSum[]): string {
  return table(SUM_COLUMNS, sums)
}

function table<Row>(columns: Columns<Row>, rows: Row[]): string {
  const lines = rows.map((row) => csvRow(Object.values(columns).map((cellOf) => cellOf(row))))
  return csvRow(Object.keys(columns)) + lines.join('')
}
