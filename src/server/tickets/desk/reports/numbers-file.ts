import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import type { NUMBER_FILES } from '#shared/desk/reports/values.ts'
import type { Language } from '#shared/languages.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { type Cell, csvFile } from '#server/platform/text/csv.ts'

type NumberFile = (typeof NUMBER_FILES)[number]
type Head = keyof Words['reports']['heads']

const HEADS: Record<NumberFile, Head[]> = {
  ages: ['age', 'open', 'pending'],
  customers: ['customer', 'open', 'pending', 'customerId'],
  agents: ['agent', 'open', 'pending', 'agentId'],
  weeks: [
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
  ],
}

const ROWS: Record<NumberFile, (numbers: DeskNumbers) => Cell[][]> = {
  ages: ({ ages }) => ages.map(({ age, open, pending }) => [age, open, pending]),
  customers: ({ customers }) =>
    customers.map(({ id, name, open, pending }) => [name, open, pending, id]),
  agents: ({ agents }) => agents.map(({ id, name, open, pending }) => [name, open, pending, id]),
  weeks: ({ weeks }) =>
    weeks.map(({ week, created, closed, backlog, response, resolution }) => [
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
}

export function numbersCsv(numbers: DeskNumbers, of: NumberFile, language: Language): string {
  const { heads } = wordsIn(language).reports
  return csvFile([HEADS[of].map((name) => heads[name]), ...ROWS[of](numbers)], language)
}
