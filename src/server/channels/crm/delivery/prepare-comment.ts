import type { CrmComment, NewCrmComment } from '#server/channels/crm/port.ts'
import { commentHtml, fileOfLong, filesHtml } from './comment-html.ts'
import { remoteTicketOf } from './remote-ticket.ts'
import { keyOf, type Note, type Prepared, type Sending, work } from './send-action.ts'
import { findComment, isCommentThere, listFiles, saveRemoteComment } from './ticket-queries.ts'
import { uploadFile, uploadText } from './upload-file.ts'

/** Adds a comment that customers see, with its files. Without a comment: the files of the ticket itself. */
export async function prepareComment(sending: Sending): Promise<Prepared> {
  const { crm, action, ticket } = sending
  const { commentId = null } = action.data
  const ref = commentId ?? ticket.id
  const said = await work(sending, async (tx) => ({
    comment: commentId === null ? null : await findComment(tx, action.customerId, commentId),
    files: await listFiles(tx, keyOf(action), commentId),
    isThere: await isCommentThere(tx, action.customerId, ref),
  }))
  const { comment, files } = said
  if (said.isThere || (comment === null && files.length === 0)) return 'nothing'
  // Deleted with its ticket, or of the kinds that are not for the CRM.
  if (comment === undefined || comment?.isInternal || comment?.kind === 'system') return 'nothing'
  const ticketId = remoteTicketOf(ticket)
  if (ticketId === undefined) return 'orphan'
  const fileIds: string[] = []
  for (const file of files) fileIds.push(await uploadFile(sending, file))
  const long = comment && fileOfLong(comment)
  if (long) fileIds.push(await uploadText(sending, ref, long.file))
  const added: NewCrmComment = {
    ticketId,
    contactId: ticket.contactId,
    authorName: comment?.authorName ?? ticket.name,
    html: long
      ? long.html
      : comment
        ? commentHtml(comment)
        : filesHtml(files.map(({ filename }) => filename)),
    at: comment?.createdAt ?? ticket.createdAt,
    fileIds,
  }
  return {
    async look(signal) {
      const found = await crm.findCommentByRef(ref, ticketId, signal)
      return found ? note(found) : undefined
    },
    send: async (signal) => note(await crm.addComment(ref, added, signal)),
  }

  function note(remote: CrmComment): Note {
    return (tx) => saveRemoteComment(tx, keyOf(action), { commentId: ref, remote })
  }
}
