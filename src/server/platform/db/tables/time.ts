import type { Generated, GeneratedAlways } from 'kysely'

import type { CalendarDate } from './customers.ts'

type WorkTypesTable = {
  id: string
  name: string
  position: number
  retired: Generated<boolean>
  internal: Generated<boolean>
}

type TimeRulesTable = {
  customerId: string
  minimumMinutes: number
  roundingMinutes: number
  shownToCustomer: boolean
}

type TimeExportsTable = {
  id: string
  at: Date
  byName: string
  customerId: string | null
  month: CalendarDate | null
  entries: number
  takenBackAt: Date | null
  takenBackBy: string | null
}

/** Lines that are never changed; a wrong one is corrected by another. */
type TimeEntriesTable = {
  customerId: string
  id: string
  ticketId: string
  commentId: string | null
  agentId: string
  agentName: string
  day: CalendarDate
  minutes: number
  billedMinutes: number
  isBillable: boolean
  kindId: string
  invoiceText: string
  createdAt: Date
  createdBy: string
  correctsId: string | null
  isReversal: Generated<boolean>
  reason: string | null
  correctedAt: Date | null
  exportId: string | null
  exportedAt: Date | null
  earlierExportIds: string[] | null
  counts: GeneratedAlways<boolean>
}

export type TimeTables = {
  workKinds: WorkTypesTable
  timeRules: TimeRulesTable
  timeExports: TimeExportsTable
  timeEntries: TimeEntriesTable
}
