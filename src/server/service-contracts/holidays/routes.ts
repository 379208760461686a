import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { importHolidays } from './import-holidays.ts'
import { listHolidayRegions, listHolidays } from './list-holidays.ts'

export function holidayRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listHolidayRegions, ({ request }) => listHolidayRegions(languageOf(request)))
  route(app, api.listHolidays, ({ query, request }) =>
    listHolidays(languageOf(request), deps.now(), query),
  )
  route(app, api.importHolidays, ({ body }) => importHolidays(deps, body))
}
