import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { route } from '#server/access/callers/route.ts'
import type { Installation } from './follow-installation.ts'
import { presentSettings } from './present-settings.ts'
import { findSettings } from './queries.ts'
import { removeLogo, saveLogo } from './save-logo.ts'
import { saveSettings } from './save-settings.ts'
import { sendLogo } from './send-logo.ts'

export function settingsRoutes(app: FastifyInstance, deps: Deps, installation: Installation) {
  route(app, api.getLogo, ({ query, reply }) => sendLogo(installation, query.v, reply))

  route(app, api.getSettings, async () => presentSettings(await asStaff(deps.db, findSettings)))

  route(app, api.updateSettings, async ({ viewer, body, request }) => {
    const settings = await saveSettings(deps, body, actorOf(viewer, request))
    installation.forget()
    return settings
  })

  route(app, api.setLogo, async ({ viewer, body, request }) => {
    const settings = await saveLogo(deps, body, actorOf(viewer, request))
    installation.forget()
    return settings
  })

  route(app, api.removeLogo, async ({ viewer, request }) => {
    const settings = await removeLogo(deps, actorOf(viewer, request))
    installation.forget()
    return settings
  })
}
