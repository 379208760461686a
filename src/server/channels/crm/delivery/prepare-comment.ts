import { Readable } from 'node:stream'

import type { CrmComment, NewCrmComment } from '#server/channels/crm/port.ts'
import * as words from '#words/crm.ts'
import { externalName } from '#words/tickets.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { FileMissingError } from '#server/platform/files/file-store.ts'

import { commentHtml, fileOfLong, filesHtml, type LongText } from './comment-html.ts'
import { remoteTicketOf } from './remote-ticket.ts'
import { keyOf, type Note, type Prepared, type Sending, work } from './send-action.ts'
import {
  findComment,
  isCommentThere,
  listFiles,
  saveRemoteComment,
  type FileToSend,
  saveFile,
} from './ticket-queries.ts'

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
    // Participants without a contact of their own are named in the text, as agents are.
    contactId: comment?.contactId ?? ticket.contactId,
    authorName: comment?.isExternal
      ? externalName(comment.authorName)
      : (comment?.authorName ?? ticket.name),
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

/** Safe to repeat: the CRM stores the same file once. Returns its id there. */
async function uploadFile(sending: Sending, file: FileToSend): Promise<string> {
  if (file.remoteId !== null) return file.remoteId
  const { crm, deps, stopping, ticket } = sending
  const { id, filename: name, contentType, sizeBytes, storageKey } = file
  // Bytes that are the CRM's have their id there, unless the connection was to another account.
  if (storageKey === null) {
    throw new CrmFailure('refused', words.fileMissing(name), { code: 'NO_FILE' })
  }
  let unreadable: unknown
  const open = async () => {
    try {
      return await deps.files.read(storageKey)
    } catch (error) {
      unreadable = error
      throw error
    }
  }
  try {
    const sent = { ticketRef: ticket.id, name, contentType, sizeBytes, open }
    const remoteId = await crm.uploadFile(id, sent, stopping)
    await work(sending, (tx) => saveFile(tx, file, remoteId))
    return remoteId
  } catch (error) {
    if (unreadable instanceof FileMissingError) {
      const cause = unreadable
      throw new CrmFailure('refused', words.fileMissing(name), { code: 'NO_FILE', cause })
    }
    // The CRM is not to blame for a file store that is away.
    throw unreadable ?? error
  }
}

/** Stores a comment that is too long, by the id of the comment. */
function uploadText(sending: Sending, commentId: string, text: LongText): Promise<string> {
  const { crm, stopping, ticket } = sending
  const content = Buffer.from(text.content)
  const open = () => Promise.resolve(Readable.from([content], { objectMode: false }))
  const { name, contentType } = text
  const file = { ticketRef: ticket.id, name, contentType, sizeBytes: content.length, open }
  return crm.uploadFile(commentId, file, stopping)
}
