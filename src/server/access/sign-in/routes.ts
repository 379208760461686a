import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { countGuess } from '#server/access/callers/guess-limit.ts'
import { route } from '#server/access/callers/route.ts'
import { endSession } from '#server/access/sessions/sessions.ts'
import { findOtherScopes } from '#server/access/users/people-queries.ts'
import { toUser } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { adminLogin } from './admin-login.ts'
import { detectIdp, forgetIdp } from './idp-hint.ts'
import type { MailDeps } from './mail-code.ts'
import type { SignInProtocol } from './protocol.ts'
import { findTeamSignOn } from './queries.ts'
import { initiateLogin, requestCode } from './request-code.ts'
import { signInByCode } from './sign-in-by-code.ts'
import { requestPasskey, signInByPasskey } from './sign-in-by-passkey.ts'

export function authRoutes(
  app: FastifyInstance,
  deps: Deps & Pick<MailDeps, 'openSender'>,
  protocol: SignInProtocol,
) {
  route(app, api.getCurrentUser, async ({ viewer }) => ({
    user: viewer ? { ...toUser(viewer), ...(await findOtherScopes(deps, viewer)) } : null,
  }))

  route(app, api.detectIdp, ({ viewer, request }) => detectIdp(deps, viewer, { protocol, request }))

  route(
    app,
    api.initiateLogin,
    ({ body, request, reply }) =>
      initiateLogin(deps, body.email, { protocol, reply, words: wordsIn(languageOf(request)) }),
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )

  route(
    app,
    api.requestEmailCode,
    ({ body, request, reply }) =>
      requestCode(deps, body.email, { reply, words: wordsIn(languageOf(request)) }),
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )

  route(
    app,
    api.signInByCode,
    ({ body, request, reply }) => signInByCode(deps, body, { request, reply }),
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )

  route(
    app,
    api.requestPasskey,
    ({ body, request, reply }) =>
      requestPasskey(deps, body.email, { reply, words: wordsIn(languageOf(request)) }),
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )

  route(
    app,
    api.signInByPasskey,
    ({ body, request, reply }) => signInByPasskey(deps, body, { request, reply }),
    { beforeBody: (request) => countGuess(deps, 'sign-in', request) },
  )

  route(app, api.findTeamSignOn, async () => {
    const team = await findTeamSignOn(deps.db)
    return { url: team ? `/api/auth/saml/login/${team.customerId}` : null }
  })

  route(app, api.adminLogin, ({ body, request, reply }) =>
    app.metrics.countingSignIn('password', () =>
      adminLogin(deps, body, { address: request.ip, reply }),
    ),
  )

  route(app, api.logout, async ({ request, reply }) => {
    const ended = await endSession(deps, request, reply)
    forgetIdp(reply)
    return {
      success: true as const,
      redirectUrl: ended && (await protocol.signOutUrl(deps, ended, { reply })),
    }
  })

  route(app, api.debugSession, ({ viewer }) => ({
    authenticated: viewer !== undefined,
    userId: viewer?.userId ?? null,
    customerId: viewer?.customerId ?? null,
    expiresAt: viewer?.sessionExpiresAt.toISOString() ?? null,
  }))
}
