import type { DeskNumbers } from '#shared/desk/numbers/contract.ts'
import type { NUMBER_FILES } from '#shared/desk/numbers/values.ts'

import { type Cell, csvRow } from '#server/platform/csv.ts'

type NumberFile = (typeof NUMBER_FILES)[number]

const WEEK_COLUMNS = [
  'week',
  'created',
  'closed',
  'backlog',
  'responseMet',
  'responseBreached',
  'responseRunning',
  'resolutionMet',
  'resolutionBreached',
  'resolutionRunning',
]

const TABLES: Record<NumberFile, (numbers: DeskNumbers) => Cell[][]> = {
  ages: ({ ages }) => [
    ['age', 'open', 'pending'],
    ...ages.map(({ age, open, pending }) => [age, open, pending]),
  ],
  customers: ({ customers }) => [
    ['customer', 'open', 'pending', 'customerId'],
    ...customers.map(({ id, name, open, pending }) => [name, open, pending, id]),
  ],
  agents: ({ agents }) => [
    ['agent', 'open', 'pending', 'agentId'],
    ...agents.map(({ id, name, open, pending }) => [name, open, pending, id]),
  ],
  weeks: ({ weeks }) => [
    WEEK_COLUMNS,
    ...weeks.map(({ week, created, closed, backlog, response, resolution }) => [
      week,
      created,
      closed,
      backlog,
      response.met,
      response.breached,
      response.running,
      resolution.met,
      resolution.breached,
      resolution.running,
    ]),
  ],
}

export function numbersCsv(numbers: DeskNumbers, of: NumberFile): string {
  return TABLES[of](numbers).map(csvRow).join('')
}
