import { v7 as uuidv7 } from 'uuid'

import type { TimeExport, TimeFilters, TimeEntry, TimeSum } from '#shared/desk/time/contract.ts'
import type { Language } from '#shared/languages.ts'
import { MAX_EXPORTED } from '#shared/desk/time/values.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { type Idempotency, once } from '#server/platform/http/idempotency.ts'
import { keysOf } from '#shared/basic/keys-of.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'
import { type Cell, csvFile } from '#server/platform/text/csv.ts'

import { insertExport, listEntriesOfExport, listExports, takeEntries } from './export-queries.ts'
import { listEntries, sumEntries } from './ledger-queries.ts'
import { presentEntry } from './present-entry.ts'

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

function entriesCsv(entries: TimeEntry[], language: Language): string {
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

function sumsCsv(sums: TimeSum[], language: Language): string {
  const { timeEntries } = wordsIn(language)
  return csvFile(
    [
      keysOf(SUM_COLUMNS).map((name) => timeEntries.sumHeads[name]),
      ...sums.map((sum) => Object.values(SUM_COLUMNS).map((cellOf) => cellOf(sum, timeEntries))),
    ],
    language,
  )
}

const EXPORTS_SHOWN = 50

type ExportDeps = Pick<Deps, 'db' | 'now'>

/**
 * Marks what no export has taken yet. The file is read by a call of its own, as often as is needed, so that
 * a lost answer loses no entry.
 *
 * @throws AppError `conflict` where there is nothing, `invalid_input` where there is too much.
 */
export function exportTime(
  deps: ExportDeps,
  viewer: Viewer,
  filters: TimeFilters,
  { by, idempotency }: { by: Actor; idempotency: Idempotency | undefined },
): Promise<TimeExport> {
  return asStaff(deps.db, async (tx) => {
    const { id } = await once(tx, deps, viewer, {
      idempotency,
      work: async () => {
        const made = { id: uuidv7(), at: deps.now(), byName: by.name }
        const entries = await takeEntries(tx, filters, made)
        if (entries === 0)
          throw new AppError('conflict', (words) => words.timeEntries.nothingToExport)
        if (entries > MAX_EXPORTED) throw tooMany()
        await insertExport(tx, made, filters, entries)
        await recordAudit(tx, {
          action: 'time.exported',
          by,
          at: made.at,
          customerId: filters.customerId,
          after: { ...filters, entries },
        })
        return { id: made.id }
      },
    })
    return getExport(tx, id)
  })
}

export async function listNewestExports(deps: ExportDeps): Promise<TimeExport[]> {
  const rows = await asStaff(deps.db, (tx) => listExports(tx, { limit: EXPORTS_SHOWN }))
  return rows.map(present)
}

/** @throws AppError `not_found` */
export function readExport(deps: ExportDeps, exportId: string, language: Language) {
  return asStaff(deps.db, async (tx) => {
    const made = await getExport(tx, exportId)
    const rows = await listEntriesOfExport(tx, exportId)
    return { made, csv: entriesCsv(rows.map(presentEntry), language) }
  })
}

/** Reads entries or sums as CSV, without marking them. */
export function readTimeFile(
  deps: ExportDeps,
  { of, ...filters }: TimeFilters & { of: 'entries' | 'sums' },
  language: Language,
): Promise<string> {
  const limit = MAX_EXPORTED + 1
  return asStaff(deps.db, async (tx) => {
    const rows = of === 'sums' ? [] : await listEntries(tx, filters, { limit })
    const sums = of === 'sums' ? await sumEntries(tx, filters, { limit }) : []
    if (rows.length + sums.length > MAX_EXPORTED) throw tooMany()
    return of === 'sums' ? sumsCsv(sums, language) : entriesCsv(rows.map(presentEntry), language)
  })
}

/** @throws AppError `not_found` */
export async function getExport(tx: Tx, id: string): Promise<TimeExport> {
  const [row] = await listExports(tx, { limit: 1, id })
  if (!row) throw notFound((words) => words.timeEntries.exportGone)
  return present(row)
}

function present(row: Awaited<ReturnType<typeof listExports>>[number]): TimeExport {
  const { id, at, byName, customerId, customerName, month, entries } = row
  const { takenBackAt, takenBackBy } = row
  return {
    id,
    at: at.toISOString(),
    by: byName,
    customer: customerId && customerName !== null ? { id: customerId, name: customerName } : null,
    month: month?.slice(0, 7) ?? null,
    entries,
    takenBackAt: takenBackAt?.toISOString() ?? null,
    takenBackBy,
  }
}

function tooMany(): AppError {
  return invalidInput({ month: (words) => words.timeEntries.tooManyEntries })
}
