import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import {
  decodeTimeCursor,
  encodeTimeCursor,
  linkNextPage,
} from '#server/platform/http/request/next-page.ts'
import { sendFile } from '#server/tickets/files/send-file.ts'
import { readMail } from '#server/channels/mail/parsing/read-mail.ts'
import { acceptMail } from './accept-mail.ts'
import { discardMails } from './discard-mails.ts'
import { getMail, mustBeThere } from './get-mail.ts'
import { getTicketMail } from './get-ticket-mail.ts'
import { presentMailItem } from './present-mail.ts'
import { countHeld, findMail, listMails } from './queries.ts'
import { discardMail, restoreMail } from './settle-mail.ts'

export function heldMailRoutes(app: FastifyInstance, deps: Deps) {
  const reading = { ...deps, readMail }

  route(app, api.listMails, async ({ query: { state, limit, cursor }, request, reply }) => {
    const before = cursor === undefined ? undefined : decodeTimeCursor(cursor)
    const rows = await asStaff(deps.db, (tx) => listMails(tx, { state, limit: limit + 1, before }))
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    if (last) linkNextPage(request, reply, encodeTimeCursor({ at: last.receivedAt, id: last.id }))
    return page.map(presentMailItem)
  })

  route(app, api.countHeldMails, async () => ({ held: await asStaff(deps.db, countHeld) }))

  route(app, api.getMail, ({ params: { mailId } }) => getMail(reading, mailId))

  route(app, api.getRawMail, async ({ params: { mailId }, request, reply }) => {
    const { id, rawKey, sizeBytes } = mustBeThere(
      await asStaff(deps.db, (tx) => findMail(tx, mailId)),
    )
    if (rawKey === null) throw notFound((words) => words.mail.rawGone)
    const file = { id, filename: 'mail.eml', contentType: 'application/octet-stream', sizeBytes }
    return sendFile(file, (range) => deps.files.read(rawKey, range), {
      inline: false,
      request,
      reply,
    })
  })

  route(app, api.getTicketMail, ({ params: { ticketId } }) => getTicketMail(deps, ticketId))

  route(app, api.acceptMail, ({ viewer, params: { mailId }, body, request }) =>
    acceptMail(reading, viewer, { mailId, how: body, by: actorOf(viewer, request) }),
  )

  route(app, api.discardMail, async ({ viewer, params: { mailId }, request }) => {
    await discardMail(deps, { mailId, by: actorOf(viewer, request) })
    return { success: true as const }
  })

  route(app, api.discardMails, ({ viewer, body, request }) =>
    discardMails(deps, body, actorOf(viewer, request)),
  )

  route(app, api.restoreMail, async ({ viewer, params: { mailId }, request }) => {
    await restoreMail(deps, { mailId, by: actorOf(viewer, request) })
    return { success: true as const }
  })
}
