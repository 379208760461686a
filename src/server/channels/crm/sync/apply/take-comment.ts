import { MAX_TEXT_LENGTH } from '#shared/limits.ts'

import type { Tx } from '#server/platform/db/client.ts'
import type { CrmComment } from '#server/channels/crm/port.ts'
import type { ChangeableTicket } from '#server/tickets/core/changeable-ticket.ts'
import { type Place, requesterActor } from '#server/tickets/external/raise-external-ticket.ts'
import { addExternalReply } from '#server/tickets/external/add-external-reply.ts'
import { isBlankHtml, sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import type { DescribedFiles } from './describe-files.ts'
import { heardByRequester } from './audience-rule.ts'
import { hasComment, insertCommentLink, insertFileLinks, listSaidNear } from './link-queries.ts'
import { agentNamed, type Reader } from './reader.ts'
import { replyText, storable } from './reply-text.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
/** A mail that was sent from a conversation is in two streams of the CRM. */
const SAME_MOMENT_MS = 2 * 60_000

export function isUuid(text: string | null): text is string {
  return text !== null && UUID.test(text)
}

type Taken = { comment: CrmComment; described: DescribedFiles; now: Date }

/**
 * Adds a comment of the CRM to its ticket, if its requester is to see it. A comment that went out from here
 * is linked instead. Call it with a locked ticket, for a comment that is not linked.
 */
export async function takeComment(
  tx: Tx,
  { notes }: Pick<Reader, 'notes'>,
  { ticket, place }: { ticket: ChangeableTicket; place: Place },
  { comment, described, now }: Taken,
): Promise<ChangeableTicket> {
  const key = { customerId: ticket.customerId, ticketId: ticket.id }
  const { ref, at } = comment
  if (isUuid(ref) && comment.stream === 'notes' && (await hasComment(tx, key, ref))) {
    await insertCommentLink(tx, key, { commentId: ref, remote: comment })
    return ticket
  }
  const heard = heardByRequester(comment, place.requester, notes)
  if (!heard) return ticket
  const isAgent = heard.by === 'agent'
  const content = isAgent ? readAgentHtml(heard.html) : replyText(heard.html)
  const files = comment.fileIds.flatMap((id) => described.get(id) ?? [])
  if (isBlankHtml(content) && files.length === 0) return ticket
  if (isAgent && (await isSaid(tx, key, comment, content))) return ticket
  const by = isAgent ? agentNamed(comment.authorName) : requesterActor(place)
  // A clock that is ahead must not keep what comes next below this one.
  const saidAt = at > now ? now : at
  const said = await addExternalReply(tx, ticket, {
    by,
    content,
    saidAt,
    now,
    files: files.map(({ name: filename, ...file }) => ({ filename, ...file })),
  })
  await insertCommentLink(tx, key, { commentId: said.commentId, remote: comment })
  await insertFileLinks(
    tx,
    key,
    said.attachmentIds.map((id, index) => ({ id, remoteId: files[index]?.id ?? '' })),
  )
  return said.ticket
}

function readAgentHtml(html: string): string {
  return storable(sanitizeAgentHtml(html.slice(0, 8 * MAX_TEXT_LENGTH)))
}

async function isSaid(
  tx: Tx,
  key: { customerId: string; ticketId: string },
  { stream, at }: CrmComment,
  content: string,
): Promise<boolean> {
  const near = await listSaidNear(tx, key, {
    stream,
    from: new Date(at.getTime() - SAME_MOMENT_MS),
    until: new Date(at.getTime() + SAME_MOMENT_MS),
  })
  const text = replyText(content)
  return near.some((one) => replyText(one.content) === text)
}
