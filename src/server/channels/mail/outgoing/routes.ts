import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { readBytes } from '#server/platform/http/request/read-bytes.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { linkNextPage } from '#server/platform/http/request/next-page.ts'
import { getMailOut, listSentMails } from '#server/channels/mail/outgoing/sent/list-sent-mails.ts'
import { showMailOff, stopMail } from '#server/channels/mail/outgoing/compose/mail-off.ts'
import { chooseMail, getMailChoice } from '#server/channels/mail/outgoing/plan/own-choice.ts'
import { clearAddress, resumeMail, settleSentMail } from './steer-mail.ts'

export function mailOutRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.getMailOut, ({ request }) => getMailOut(deps, wordsIn(languageOf(request))))

  route(app, api.listSentMails, async ({ query, request, reply }) => {
    const page = await listSentMails(deps, wordsIn(languageOf(request)), query)
    if (page.nextCursor) linkNextPage(request, reply, page.nextCursor)
    return page.mails
  })

  route(app, api.retrySentMail, async ({ viewer, params: { mailId }, request }) => {
    await settleSentMail(deps, { mailId, by: actorOf(viewer, request), how: 'retried' })
    return { success: true as const }
  })

  route(app, api.dismissSentMail, async ({ viewer, params: { mailId }, request }) => {
    await settleSentMail(deps, { mailId, by: actorOf(viewer, request), how: 'dismissed' })
    return { success: true as const }
  })

  route(app, api.resumeSending, async ({ viewer, request }) => {
    await resumeMail(deps, actorOf(viewer, request))
    return { success: true as const }
  })

  route(app, api.clearMailAddress, async ({ viewer, body, request }) => {
    await clearAddress(deps, { ...body, by: actorOf(viewer, request) })
    return { success: true as const }
  })

  route(app, api.getMailChoice, ({ viewer }) => getMailChoice(deps, viewer))

  route(app, api.saveMailChoice, ({ viewer, body }) => chooseMail(deps, viewer, body))

  route(app, api.showMailOff, ({ query: { token }, request, reply }) =>
    showMailOff(deps, { token, language: languageOf(request), reply }),
  )

  // Register in a scope of its own: mail programs post forms of either kind.
  void app.register(async (raw) => {
    readBytes(raw)
    route(raw, api.stopMail, ({ query: { token }, request, reply }) =>
      stopMail(deps, { token, language: languageOf(request), reply, body: request.body }),
    )
  })
}
