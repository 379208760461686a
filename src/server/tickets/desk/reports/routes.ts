import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import type { DeskNumbers } from '#shared/desk/reports/contract.ts'
import type { NUMBER_FILES } from '#shared/desk/reports/values.ts'
import type { Language } from '#shared/languages.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { sendCsv } from '#server/platform/http/response/send-csv.ts'
import { getDeskNumbers } from './get-desk-numbers.ts'
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
  ratings: ['month', 'good', 'bad'],
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
  ratings: ({ ratings }) => (ratings ?? []).map(({ month, good, bad }) => [month, good, bad]),
}

/** In a file there is room for all. */
const MOST_IN_FILE = 100_000

export function numbersRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getDeskNumbers, ({ viewer, query }) => getDeskNumbers(deps, viewer, query))

  route(app, api.getNumbersFile, async ({ viewer, query: { of, ...query }, request, reply }) => {
    const numbers = await getDeskNumbers(deps, viewer, query, { most: MOST_IN_FILE })
    const csv = numbersCsv(numbers, of, languageOf(request))
    return sendCsv(reply, `desk-${of}-${numbers.at.slice(0, 10)}`, csv)
  })
}

function numbersCsv(numbers: DeskNumbers, of: NumberFile, language: Language): string {
  const { heads } = wordsIn(language).reports
  return csvFile([HEADS[of].map((name) => heads[name]), ...ROWS[of](numbers)], language)
}
