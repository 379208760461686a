import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { sendCsv } from '#server/platform/http/response/send-csv.ts'
import { getDeskNumbers } from './get-desk-numbers.ts'
import { numbersCsv } from './numbers-file.ts'

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
