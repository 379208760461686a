import { Readable } from 'node:stream'

import * as words from '#words/crm.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { FileMissingError } from '#server/platform/files/file-store.ts'
import type { LongText } from './comment-html.ts'
import { type Sending, work } from './send-action.ts'
import { type FileToSend, saveFile } from './ticket-queries.ts'

/** Safe to repeat: the CRM stores the same file once. Returns its id there. */
export async function uploadFile(sending: Sending, file: FileToSend): Promise<string> {
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
export function uploadText(sending: Sending, commentId: string, text: LongText): Promise<string> {
  const { crm, stopping, ticket } = sending
  const content = Buffer.from(text.content)
  const open = () => Promise.resolve(Readable.from([content], { objectMode: false }))
  const { name, contentType } = text
  const file = { ticketRef: ticket.id, name, contentType, sizeBytes: content.length, open }
  return crm.uploadFile(commentId, file, stopping)
}
