import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'
import type { CrmOverview } from '#shared/crm/contract.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { askForCheck } from './ask-for-check.ts'
import { changeState } from './change-state.ts'
import { bindCompany, listCompanies, releaseCompany } from './companies.ts'
import { getOverview } from './get-overview.ts'
import { getSyncStatus } from './get-sync-status.ts'
import { removeToken, setWebhookSecret } from './secrets.ts'
import { settleAction } from './settle-action.ts'
import { changeBackfill, readTicketAgain } from './steer-reading.ts'
import { overviewInWords } from './describe-crm-failure.ts'
import { getValues, saveValues } from './values.ts'

export function crmRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getStanding, ({ viewer, query }) => getSyncStatus(deps, viewer, query.ticketId))

  route(app, api.getCrm, async ({ request }) => inWords(request, await getOverview(deps)))

  route(app, api.setCrmToken, async ({ viewer, body, request }) =>
    inWords(request, await askForCheck(deps, actorOf(viewer, request), body)),
  )

  route(app, api.removeCrmToken, async ({ viewer, request }) =>
    inWords(request, await removeToken(deps, actorOf(viewer, request))),
  )

  route(app, api.setCrmWebhookSecret, async ({ viewer, body, request }) =>
    inWords(request, await setWebhookSecret(deps, body.secret, actorOf(viewer, request))),
  )

  route(app, api.checkCrm, async ({ viewer, request }) =>
    inWords(request, await askForCheck(deps, actorOf(viewer, request))),
  )

  route(app, api.switchCrm, async ({ viewer, body, request }) =>
    inWords(request, await changeState(deps, body, actorOf(viewer, request))),
  )

  route(app, api.getCrmValues, ({ request }) => getValues(deps, languageOf(request)))

  route(app, api.saveCrmValues, async ({ viewer, body, request }) =>
    saveValues(deps, body, {
      by: actorOf(viewer, request),
      language: languageOf(request),
      mayOpen: await mayChangeWaysIn(deps, viewer, request),
    }),
  )

  route(app, api.listCrmCompanies, () => listCompanies(deps))

  route(app, api.bindCrmCompany, async ({ viewer, params, body, request }) => {
    if (!(await mayChangeWaysIn(deps, viewer, request))) throw confirmationRequired()
    return bindCompany(deps, { ...params, ...body }, actorOf(viewer, request))
  })

  route(app, api.releaseCrmCompany, ({ viewer, params, request }) =>
    releaseCompany(deps, params.companyId, actorOf(viewer, request)),
  )

  route(app, api.readCrmTicketAgain, async ({ viewer, body, request }) => {
    await readTicketAgain(deps, body.number, actorOf(viewer, request))
    return { success: true as const }
  })

  route(app, api.steerCrmBackfill, async ({ viewer, body, request }) =>
    inWords(request, await changeBackfill(deps, body.step, actorOf(viewer, request))),
  )

  route(app, api.retryCrmAction, async ({ viewer, params, request }) => {
    const by = actorOf(viewer, request)
    await settleAction(deps, { id: params.actionId, by, how: 'retried' })
    return { success: true as const }
  })

  route(app, api.dismissCrmAction, async ({ viewer, params, request }) => {
    const by = actorOf(viewer, request)
    await settleAction(deps, { id: params.actionId, by, how: 'dismissed' })
    return { success: true as const }
  })
}

function inWords(request: FastifyRequest, overview: CrmOverview): CrmOverview {
  return overviewInWords(wordsIn(languageOf(request)), overview)
}
