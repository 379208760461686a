import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { toShownEmail } from '#server/platform/text/domain-spelling.ts'
import { listCustomerNames } from '#server/tickets/desk/queue/list-customer-names.ts'
import { readMail } from '#server/channels/mail/parsing/read-mail.ts'
import { listAlertRules } from './present-rule.ts'
import { listOfferedCategories, listTriedMails } from './queries.ts'
import {
  addAlertRule,
  changeAlertRule,
  mustPresent,
  orderAlertRules,
  removeAlertRule,
} from './save-rule.ts'
import { tryAlertRules } from './try-rules.ts'

const MAILS_OFFERED = 20

export function alertRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listAlertRules, () => listAlertRules(deps))

  route(app, api.getAlertRule, ({ params: { ruleId } }) =>
    asStaff(deps.db, (tx) => mustPresent(tx, deps, ruleId)),
  )

  route(app, api.addAlertRule, ({ viewer, body, request }) =>
    addAlertRule(deps, body, actorOf(viewer, request)),
  )

  route(app, api.changeAlertRule, ({ viewer, params: { ruleId: id }, body: input, request }) =>
    changeAlertRule(deps, { id, input, by: actorOf(viewer, request) }),
  )

  route(app, api.removeAlertRule, async ({ viewer, params: { ruleId }, request }) => {
    await removeAlertRule(deps, ruleId, actorOf(viewer, request))
    return { success: true as const }
  })

  route(app, api.orderAlertRules, ({ viewer, body: { ids }, request }) =>
    orderAlertRules(deps, ids, actorOf(viewer, request)),
  )

  route(app, api.getAlertChoices, ({ request }) =>
    asStaff(deps.db, async (tx) => ({
      customers: await listCustomerNames(tx),
      categories: await listOfferedCategories(tx, languageOf(request)),
      mails: (await listTriedMails(tx, MAILS_OFFERED)).map((mail) => ({
        id: mail.id,
        from: toShownEmail(mail.fromAddress ?? ''),
        subject: mail.subject,
        receivedAt: mail.receivedAt.toISOString(),
      })),
    })),
  )

  route(app, api.tryAlertRules, ({ body }) => tryAlertRules({ ...deps, readMail }, body))
}
