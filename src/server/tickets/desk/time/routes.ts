import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { SUMS_SHOWN } from '#shared/desk/time/values.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff, asViewer } from '#server/platform/db/as-role.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { sendCsv } from '#server/platform/http/response/send-csv.ts'
import { ticketNotFound } from '#server/tickets/core/changeable-ticket.ts'
import { findTicket } from '#server/tickets/core/queries.ts'
import { exportTime, listNewestExports, readExport, readTimeFile } from './export-time.ts'
import { listShownTime, sumEntries } from './ledger-queries.ts'
import { listTime } from './list-time.ts'
import { takeBackExport } from './take-back-export.ts'
import { addTicketTime, correctTicketTime, listTicketTime } from './ticket-time.ts'
import { getTimeRules, saveTimeRules } from './time-rules.ts'

export function timeRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listTicketTime, ({ params: { ticketId } }) => listTicketTime(deps, ticketId))

  route(app, api.addTime, ({ viewer, params: { ticketId }, body, idempotency }) =>
    addTicketTime(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.correctTime, ({ viewer, params: { entryId }, body, idempotency }) =>
    correctTicketTime(deps, viewer, { ...body, entryId }, { idempotency }),
  )

  route(app, api.listTime, async ({ query, request, reply }) => {
    const page = await listTime(deps, query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.entries
  })

  route(app, api.sumTime, ({ query }) =>
    asStaff(deps.db, (tx) => sumEntries(tx, query, { limit: SUMS_SHOWN })),
  )

  route(app, api.getTimeFile, async ({ query, request, reply }) => {
    const csv = await readTimeFile(deps, query, languageOf(request))
    return sendCsv(reply, query.of === 'sums' ? 'time-sums' : 'time', csv)
  })

  route(app, api.listTimeExports, () => listNewestExports(deps))

  route(app, api.exportTime, ({ viewer, body, idempotency, request }) =>
    exportTime(deps, viewer, body, { by: actorOf(viewer, request), idempotency }),
  )

  route(app, api.takeBackTimeExport, ({ viewer, params: { exportId }, request }) =>
    takeBackExport(deps, exportId, actorOf(viewer, request)),
  )

  route(app, api.getTimeExport, async ({ params: { exportId }, request, reply }) => {
    const { made, csv } = await readExport(deps, exportId, languageOf(request))
    return sendCsv(reply, `time-export-${made.at.slice(0, 10)}`, csv)
  })

  route(app, api.getTimeRules, ({ params: { customerId } }) => getTimeRules(deps, customerId))

  route(app, api.saveTimeRules, async ({ viewer, params: { customerId }, body, request }) =>
    saveTimeRules(deps, actorOf(viewer, request), {
      ...body,
      customerId,
      mayOpen: await mayChangeWaysIn(deps, viewer, request),
    }),
  )

  route(app, api.getShownTime, async ({ viewer, params: { ticketId } }) => {
    const entries = await asViewer(deps.db, viewer, async (tx) => {
      if (!(await findTicket(tx, viewer.customerId, ticketId))) throw ticketNotFound()
      return listShownTime(tx, ticketId)
    })
    return {
      billedMinutes: entries.reduce((sum, { billedMinutes }) => sum + billedMinutes, 0),
      entries,
    }
  })
}
