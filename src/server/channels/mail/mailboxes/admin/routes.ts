import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import type { Mailbox } from '#shared/mail/boxes/contract.ts'
import { type Words, wordsIn } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { describeMailboxProblem } from './describe-mailbox-problem.ts'
import { checkDraft } from './check-draft.ts'
import { presentMailbox } from './present-mailbox.ts'
import { findMailboxRow, listMailboxRows } from './queries.ts'
import { addMailbox, changeMailbox, removeMailbox } from './save-mailbox.ts'

export function mailboxRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.listMailboxes, async ({ request }) => {
    const rows = await asStaff(deps.db, listMailboxRows)
    const words = wordsIn(languageOf(request))
    return rows.map((row) => inWords(words, presentMailbox(deps, row)))
  })

  route(app, api.getMailbox, async ({ params, request }) => {
    const row = await asStaff(deps.db, (tx) => findMailboxRow(tx, params.mailboxId))
    if (!row) throw notFound()
    return inWords(wordsIn(languageOf(request)), presentMailbox(deps, row))
  })

  route(app, api.addMailbox, ({ viewer, body, request }) =>
    addMailbox(deps, body, actorOf(viewer, request)),
  )

  route(app, api.changeMailbox, ({ viewer, params, body, request }) =>
    changeMailbox(deps, { id: params.mailboxId, input: body, by: actorOf(viewer, request) }),
  )

  route(app, api.removeMailbox, async ({ viewer, params, request }) => {
    await removeMailbox(deps, params.mailboxId, actorOf(viewer, request))
    return { success: true as const }
  })

  route(app, api.checkMailbox, ({ body, request }) =>
    checkDraft(deps, wordsIn(languageOf(request)), body),
  )
}

function inWords(words: Words, mailbox: Mailbox): Mailbox {
  const { lastError } = mailbox
  return { ...mailbox, lastError: lastError && describeMailboxProblem(words, lastError) }
}
