import type { FastifyInstance, FastifyRequest } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { confirmationRequired } from '#server/access/callers/confirmation.ts'
import { mayChangeWaysIn } from '#server/access/callers/may-change-ways-in.ts'
import { route } from '#server/access/callers/route.ts'
import type { Viewer } from '#server/access/viewer.ts'
import {
  closeDoorNow,
  getDoor,
  openDoor,
} from '#server/connections/emergency-door/emergency-door.ts'
import type { Deps } from '#server/deps.ts'
import type { SenderDeps } from '#server/notifications/mail-administrators.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { getEmailCodes, saveEmailCodes } from './email-codes.ts'
import { getSignOn } from './get-sign-on.ts'
import { goLive } from './go-live.ts'
import { endPilot, startPilot } from './pilot.ts'
import type { OnConnection } from './operation.ts'
import { discardDraft, saveDraft } from './save-draft.ts'
import { saveWatch } from './save-watch.ts'
import { switchOff } from './switch-off.ts'
import { listVersions, returnToVersion } from './versions.ts'

type Call = { viewer: Viewer; params: { customerId: string }; request: FastifyRequest }

export function stageRoutes(app: FastifyInstance, deps: Deps & SenderDeps) {
  route(app, api.getEmailCodes, ({ params }) => getEmailCodes(deps, params.customerId))

  route(app, api.saveEmailCodes, async ({ body, ...call }) => {
    await mustConfirm(call)
    return saveEmailCodes(deps, on(call), body)
  })

  route(app, api.getEmergencyDoor, ({ params }) => getDoor(deps, params.customerId))

  route(app, api.openEmergencyDoor, ({ body, ...call }) => openDoor(deps, on(call), body))

  route(app, api.closeEmergencyDoor, (call) => closeDoorNow(deps, on(call)))

  route(app, api.getSignOn, ({ params }) =>
    asStaff(deps.db, (tx) => getSignOn(deps, tx, params.customerId)),
  )

  route(app, api.saveConnectionDraft, ({ body, ...call }) => saveDraft(deps, on(call), body))

  route(app, api.discardConnectionDraft, (call) => discardDraft(deps, on(call)))

  route(app, api.goLive, async ({ body, ...call }) => {
    await mustConfirm(call)
    return goLive(deps, on(call), body)
  })

  route(app, api.switchSignOnOff, async (call) => {
    await mustConfirm(call)
    return switchOff(deps, on(call))
  })

  route(app, api.startPilot, async ({ body, ...call }) => {
    await mustConfirm(call)
    return startPilot(deps, on(call), body)
  })

  route(app, api.endPilot, (call) => endPilot(deps, on(call)))

  route(app, api.saveConnectionWatch, ({ body, ...call }) => saveWatch(deps, on(call), body))

  route(app, api.listConnectionVersions, ({ params }) => listVersions(deps, params.customerId))

  route(app, api.returnToVersion, async (call) => {
    await mustConfirm(call)
    return returnToVersion(deps, on(call), { number: call.params.number })
  })

  /** Live settings are a way in: a stolen session is not enough to change them. */
  async function mustConfirm({ viewer, params, request }: Call) {
    if (await mayChangeWaysIn(deps, viewer, request, params.customerId)) return
    throw confirmationRequired()
  }
}

function on({ viewer, params, request }: Call): OnConnection {
  return { customerId: params.customerId, by: actorOf(viewer, request) }
}
