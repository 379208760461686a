import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { countGuess, forgetGuess } from '#server/access/callers/guess-limit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { isConfirmed } from '#server/access/callers/confirmation.ts'
import { route } from '#server/access/callers/route.ts'
import { getAgentWork } from '#server/tickets/desk/queue/get-agent-work.ts'
import { changeStaff } from './change-staff.ts'
import { inviteStaff } from './invite-staff.ts'
import { makeAccountLink } from './make-account-link.ts'
import { presentMember } from './present-member.ts'
import { listMembers } from '#server/access/users/staff-queries.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { getSignInRules, updateSignInRules } from './sign-in-rules.ts'
import { getStaffSignOn, updateStaffPasswords } from './staff-sign-on.ts'
import { setPassword } from '#server/access/passwords/set-password.ts'

export function staffRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listStaff, async () => {
    const rows = await asStaff(deps.db, (tx) => listMembers(tx, deps.now()))
    return rows.map(presentMember)
  })

  route(app, api.inviteStaff, ({ viewer, body, request }) =>
    inviteStaff(deps, body, actorOf(viewer, request)),
  )

  route(app, api.changeStaff, ({ viewer, params, body, request }) =>
    changeStaff(deps, params.userId, body, {
      by: actorOf(viewer, request),
      isConfirmed: isConfirmed(deps, viewer, request),
    }),
  )

  route(app, api.getAgentWork, ({ params }) => getAgentWork(deps, params.userId))

  route(app, api.makeAccountLink, ({ viewer, params, request }) =>
    makeAccountLink(deps, params.userId, actorOf(viewer, request)),
  )

  route(app, api.removeSecondFactor, ({ viewer, params, request }) =>
    removeSecondFactor(deps, params.userId, actorOf(viewer, request)),
  )

  route(app, api.getSignInRules, ({ viewer }) => getSignInRules(deps, viewer))

  route(app, api.updateSignInRules, ({ viewer, body, request }) =>
    updateSignInRules(deps, body, actorOf(viewer, request)),
  )

  route(app, api.getStaffSignOn, () => getStaffSignOn(deps))

  route(app, api.updateStaffPasswords, ({ viewer, body, request }) =>
    updateStaffPasswords(deps, body, actorOf(viewer, request)),
  )

  route(app, api.readAccountLink, ({ caller: { email, name, purpose } }) => ({
    email,
    name,
    purpose,
  }))

  route(
    app,
    api.setPassword,
    async ({ caller, body, request }) => {
      await setPassword(deps, caller, body.password, { address: request.ip })
      await forgetGuess(deps, 'sign-in', request)
      return { success: true as const }
    },
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )
}
