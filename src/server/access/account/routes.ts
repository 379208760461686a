import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import { changePassword } from '#server/access/passwords/change-password.ts'
import { beginTotp, confirmTotp } from '#server/access/second-factor/add-totp.ts'
import { makeRecoveryCodes } from '#server/access/second-factor/make-recovery-codes.ts'
import { addPasskey, beginPasskey, renamePasskey } from '#server/access/second-factor/passkeys.ts'
import { removePasskey, removeTotp } from '#server/access/second-factor/remove-second-factor.ts'
import { endOtherSessions, endOwnSession } from '#server/access/sessions/end-sessions.ts'
import { listSessions } from '#server/access/sessions/list-sessions.ts'
import { isStaff, personOf, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { chooseLanguage, getLanguage } from './choose-language.ts'
import { confirmIdentity, requireIdentity } from './confirm-identity.ts'
import { getAccount, listOwnPasskeys, presentPasskey, requireNewSession } from './get-account.ts'

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getLanguage, ({ viewer, reply }) => getLanguage(deps, viewer, reply))
  route(app, api.chooseLanguage, ({ viewer, body, reply }) =>
    chooseLanguage(deps, viewer, { choice: body, reply }),
  )

  route(app, api.getAccount, ({ viewer }) => getAccount(deps, viewer))

  route(app, api.confirmIdentity, ({ viewer, body, request }) =>
    confirmIdentity(deps, { viewer, request }, body),
  )

  route(app, api.changePassword, async ({ viewer, body, request }) => {
    await requireIdentity(deps, { viewer, request }, body)
    return changePassword(deps, viewer, body.newPassword, actorOf(viewer, request))
  })

  route(app, api.beginTotp, async ({ viewer, body, request }) => {
    await requireIdentity(deps, { viewer, request }, body)
    return beginTotp(deps, ownerOf(viewer))
  })
  route(app, api.confirmTotp, ({ viewer, body, request }) =>
    confirmTotp(deps, ownSession(viewer), body.code, actorOf(viewer, request)),
  )
  route(app, api.removeTotp, async ({ viewer, body, request }) => {
    await requireIdentity(deps, { viewer, request }, body)
    await removeTotp(deps, ownerOf(viewer), actorOf(viewer, request))
  })

  route(app, api.listPasskeys, ({ viewer }) => listOwnPasskeys(deps, viewer))
  route(app, api.beginPasskey, async ({ viewer, body, request }) => {
    if (isStaff(viewer)) await requireIdentity(deps, { viewer, request }, body)
    else await requireNewSession(deps, viewer)
    return { ...(await beginPasskey(deps, ownSession(viewer))) }
  })
  route(app, api.addPasskey, ({ viewer, body, request }) =>
    addPasskey(deps, ownSession(viewer), body, actorOf(viewer, request)),
  )
  route(app, api.renamePasskey, async ({ viewer, params, body, request }) => {
    const passkey = { id: params.passkeyId, name: body.name }
    const by = actorOf(viewer, request)
    return presentPasskey(await renamePasskey(deps, ownerOf(viewer), passkey, by))
  })
  route(app, api.removePasskey, async ({ viewer, params, body, request }) => {
    // A customer's person has nothing to confirm with, and loses a way in without one.
    if (isStaff(viewer)) await requireIdentity(deps, { viewer, request }, body)
    await removePasskey(deps, ownerOf(viewer), params.passkeyId, actorOf(viewer, request))
  })

  route(app, api.makeRecoveryCodes, async ({ viewer, body, request }) => {
    await requireIdentity(deps, { viewer, request }, body)
    return makeRecoveryCodes(deps, ownerOf(viewer), actorOf(viewer, request))
  })

  route(app, api.listSessions, ({ viewer, request }) =>
    listSessions(deps, viewer, wordsIn(languageOf(request))),
  )
  route(app, api.endSession, ({ viewer, params, request }) =>
    endOwnSession(deps, viewer, params.sessionId, actorOf(viewer, request)),
  )
  route(app, api.endOtherSessions, ({ viewer, request }) =>
    endOtherSessions(deps, viewer, actorOf(viewer, request)),
  )
}

function ownSession(viewer: Viewer) {
  return { ...ownerOf(viewer), sessionHash: viewer.sessionHash }
}

function ownerOf(viewer: Viewer) {
  return { ...personOf(viewer), email: viewer.email, name: viewer.name, role: viewer.role }
}
