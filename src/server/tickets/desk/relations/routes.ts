import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { mustBeDecidable } from '#server/tickets/core/changeable-ticket.ts'
import { getConfidentiality, setConfidential } from '#server/tickets/core/set-confidential.ts'
import { changeAtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { showDeskTicket } from '#server/tickets/desk/ticket/get-desk-ticket.ts'
import { getTicketRow } from '#server/tickets/desk/ticket/ticket-key.ts'
import {
  addDeskParticipant,
  removeDeskParticipant,
} from '#server/tickets/desk/ticket/participants.ts'
import { linkTickets, unlinkTickets } from './link-tickets.ts'
import { mergeTicket, previewMerge } from './merge-ticket.ts'
import { reopenDeskTicket } from './reopen-desk-ticket.ts'
import { saveCustomerBrief } from './save-brief.ts'
import { snoozeTicket } from './snooze-ticket.ts'
import { splitTicket } from './split-ticket.ts'
import { unmergeTicket } from './unmerge-ticket.ts'
import { wakeTicket } from './wake-tickets.ts'

export function relateRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.snoozeTicket, ({ viewer, params: { ticketId }, body }) =>
    snoozeTicket(deps, viewer, { ...body, ticketId }),
  )

  route(app, api.wakeTicket, ({ viewer, params: { ticketId } }) =>
    wakeTicket(deps, viewer, ticketId),
  )

  route(app, api.reopenDeskTicket, ({ viewer, params: { ticketId } }) =>
    reopenDeskTicket(deps, viewer, ticketId),
  )

  route(app, api.mergeTicket, ({ viewer, params: { ticketId }, body }) =>
    mergeTicket(deps, viewer, { ...body, ticketId }),
  )

  route(app, api.previewMerge, ({ params, query }) =>
    asStaff(deps.db, (tx) => previewMerge(tx, { ...params, ...query })),
  )

  route(app, api.unmergeTicket, ({ viewer, params: { ticketId } }) =>
    unmergeTicket(deps, viewer, ticketId),
  )

  route(app, api.linkTicket, ({ viewer, params, body }) =>
    linkTickets(deps, viewer, { ...params, ...body }),
  )

  route(app, api.unlinkTicket, ({ viewer, params }) => unlinkTickets(deps, viewer, params))

  route(app, api.splitTicket, ({ viewer, params: { ticketId }, body, idempotency }) =>
    splitTicket(deps, viewer, { ...body, ticketId }, { idempotency }),
  )

  route(app, api.addDeskParticipant, ({ viewer, params, body, request }) =>
    addDeskParticipant(deps, viewer, { ...params, ...body }, actorOf(viewer, request)),
  )

  route(app, api.removeDeskParticipant, ({ viewer, params }) =>
    removeDeskParticipant(deps, viewer, params),
  )

  route(app, api.saveCustomerBrief, ({ viewer, params: { customerId }, body, request }) =>
    saveCustomerBrief(deps, viewer, { ...body, customerId }, actorOf(viewer, request)),
  )

  route(app, api.getDeskConfidentiality, ({ params: { ticketId } }) =>
    asStaff(deps.db, async (tx) => getConfidentiality(tx, await getTicketRow(tx, ticketId))),
  )

  route(app, api.setDeskConfidential, async ({ viewer, params: { ticketId }, body }) => {
    const changing = { ticketId, idempotency: undefined, check: mustBeDecidable }
    await asStaff(deps.db, (tx) =>
      changeAtDesk(tx, deps, viewer, changing, async ({ ticket, by, at }) => {
        await setConfidential(tx, ticket, { ...body, by, at })
        return {}
      }),
    )
    return showDeskTicket(deps, ticketId)
  })
}
