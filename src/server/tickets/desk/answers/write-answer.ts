import type { Answer } from '#shared/desk/input.ts'
import type { WorkTime } from '#shared/desk/time/input.ts'

import type { ReceivedFile } from '#server/platform/files/uploads.ts'
import { addComment } from '#server/tickets/core/add-comment.ts'
import { addReply } from '#server/tickets/core/add-reply.ts'
import { recordEvent } from '#server/tickets/core/record-event.ts'
import { recordTime } from '#server/tickets/desk/time/record-time.ts'
import type { AtDesk } from '#server/tickets/desk/ticket/change-at-desk.ts'
import { assignToActor } from '#server/tickets/desk/ticket/assign-ticket.ts'
import { changeFields, closeAsAgent } from '#server/tickets/desk/ticket/change-fields.ts'
import { notify } from '#server/tickets/desk/notices/notify.ts'
import { firstResponse } from '#server/tickets/core/sla-clock.ts'
import { updateDeskTicket } from '#server/tickets/desk/ticket/ticket-queries.ts'
import { findDeskSettings } from '#server/tickets/desk/ticket/waiting-queries.ts'
import { listActiveStaffNames } from '#server/access/users/staff-queries.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/db/client.ts'

const MENTION = /<strong data-mention="([^"]*)">(?:@([^<]*)<\/strong>)?/g

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

type Written = Omit<Answer, 'comment' | 'newestSeen'> & {
  /** Sanitized. */
  content: string
  files: ReceivedFile[]
}

/** Adds a reply or a note to a locked ticket, with what becomes of the ticket in the same step. */
export async function writeAnswer(
  desk: AtDesk,
  { kind, assignee, priority, categories, time, ...written }: Written,
): Promise<{ commentId: string }> {
  const assigneeId = assignee === 'none' ? null : assignee
  await changeFields(desk, { assigneeId, priority, categories })
  const made = await (kind === 'note'
    ? note(desk, written)
    : writeReply(desk, { ...written, assigns: assigneeId === undefined }))
  if (time) await recordTimeOf(desk, made.commentId, time)
  return made
}

/** Writes down what was worked until the answer. */
function recordTimeOf({ tx, ticket, by, at }: AtDesk, commentId: string, time: WorkTime) {
  const { customerId, id: ticketId } = ticket
  return recordTime(tx, { ticket: { customerId, ticketId }, agent: by.viewer, at, commentId }, time)
}

type Said = Pick<Written, 'content' | 'files' | 'status' | 'waits' | 'resolutionCode'> & {
  /** False where the sender has chosen an assignee, or none. */
  assigns?: boolean
}

/**
 * Sets the ticket to Pending, because it is the requester's turn, unless the sender chooses
 * otherwise, and assigns it to its writer if no one has it. The first reply stops the response clock.
 */
export async function writeReply(
  desk: AtDesk,
  { content, files, status = 'Pending', waits, resolutionCode, assigns = true }: Said,
) {
  const { tx, ticket, by, at } = desk
  if (!resolutionCode) {
    if (assigns && (await findDeskSettings(tx)).assignOnReply) await assignToActor(desk)
    const { comment } = await addReply(tx, ticket, { by, content, at, files, status, waits })
    return { commentId: comment.id }
  }
  const { id: commentId } = await addComment(tx, ticket, { by, content, at, files })
  await recordEvent(tx, ticket, { type: 'replied', by, at, data: { commentId } })
  const set = firstResponse(ticket, at)
  await closeAsAgent(desk, { resolutionCode, set, newComments: 1 })
  return { commentId }
}

/**
 * Leaves the ticket itself as it is, unless the sender chooses otherwise: a customer could see by any
 * change that there is a note.
 */
async function note(desk: AtDesk, { content, files, status, resolutionCode }: Said) {
  const { tx, ticket, by, at } = desk
  const read = await readMentions(tx, content)
  const added = await addComment(tx, ticket, {
    by,
    content: read.content,
    at,
    files,
    isInternal: true,
  })
  const commentId = added.id
  await updateDeskTicket(tx, ticket, { changedAt: at })
  await recordEvent(tx, ticket, { type: 'noted', by, at, data: { commentId } })
  const { mentioned: to } = read
  await notify(tx, ticket, { kind: 'mentioned', to, by: by.viewer, at, data: { commentId } })
  await changeFields(desk, { status, resolutionCode })
  return { commentId }
}

/**
 * Reads the people mentioned in a sanitized note. Each mention gets the agent's real name, regardless
 * of the writer's page.
 *
 * @throws AppError `invalid_input` for a person who is not an active agent, and would not be notified.
 */
async function readMentions(
  tx: Tx,
  content: string,
): Promise<{ content: string; mentioned: string[] }> {
  const written = [...content.matchAll(MENTION)].filter(([, , name]) => name !== undefined)
  if (!content.includes('data-mention')) return { content, mentioned: [] }
  const names = new Map((await listActiveStaffNames(tx)).map(({ id, name }) => [id, name]))
  const unknown = written.find(([, id = '']) => !names.has(id))
  if (unknown) {
    const name = unescapeText(unknown[2] ?? '')
    throw invalidInput({ comment: (words) => words.macros.noSuchAgent(name) })
  }
  return {
    content: content.replaceAll(MENTION, (_, id: string, name?: string) =>
      // A mention with other elements in it is not a name.
      name === undefined
        ? '<strong>'
        : `<strong data-mention="${id}">@${escapeText(names.get(id) ?? '')}</strong>`,
    ),
    mentioned: [...new Set(written.map(([, id = '']) => id))],
  }
}

function escapeText(text: string): string {
  return Object.entries(SIGNS).reduce((so, [sign, entity]) => so.replaceAll(sign, entity), text)
}

function unescapeText(text: string): string {
  const last = Object.entries(SIGNS).toReversed()
  return last.reduce((so, [sign, entity]) => so.replaceAll(entity, sign), text)
}
