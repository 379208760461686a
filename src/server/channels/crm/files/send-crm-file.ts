import type { Readable } from 'node:stream'

import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { ByteRange } from '#server/platform/files/file-store.ts'
import { getAttachment, sendAttachment } from '#server/tickets/files/send-attachment.ts'
import { type FileExchange, sendFile } from '#server/tickets/files/send-file.ts'
import type { Viewer } from '#server/access/viewer.ts'

import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { exactBytes } from './exact-bytes.ts'
import { findCrmFileId, MAX_MEGABYTES } from './file-queries.ts'

const RETRY_SECONDS = 60

/**
 * Sends a file whose bytes are in the CRM, to viewers who see its ticket. The browser learns no
 * address of the CRM: the bytes pass through here.
 */
export async function sendCrmFile(
  deps: Pick<Deps, 'db' | 'files' | 'crm'>,
  viewer: Viewer,
  attachmentId: string,
  exchange: FileExchange,
) {
  const file = await getAttachment(deps, viewer, attachmentId)
  // An old address of a file that has come here since.
  if (file.storageKey !== null) return sendAttachment(deps, viewer, attachmentId, exchange)
  if (file.sizeBytes > MAX_MEGABYTES * 1024 * 1024) {
    throw new AppError('too_large', (words) => words.tickets.crmFileTooLarge(MAX_MEGABYTES))
  }
  const remoteId = await asWorker(deps.db, (tx) => findCrmFileId(tx, file))
  if (remoteId === undefined) throw notFound((words) => words.tickets.crmFileGone)
  const read = (range: ByteRange | undefined) =>
    readFromCrm(deps, remoteId, { range, exchange, file })
  return sendFile(file, read, exchange)
}

async function readFromCrm(
  deps: Pick<Deps, 'crm'>,
  remoteId: string,
  {
    range,
    exchange,
    file,
  }: { range: ByteRange | undefined; exchange: FileExchange; file: { sizeBytes: number } },
): Promise<Readable> {
  // Files that agents sent can be opened also while the connection is off, for as long as there is
  // a token.
  const crm = (await deps.crm.open('people')) ?? (await deps.crm.connect())
  if (!crm) throw away()
  // The signal ends the call when the browser goes away.
  const { body } = await crm.openFile(remoteId, range, exchange.request.signal).catch(answerFailure)
  // A failure cuts the answer off, so that its reader sees that bytes are missing.
  return exactBytes(body, range ? range.end - range.start + 1 : file.sizeBytes, away)
}

function answerFailure(error: unknown): never {
  if (!(error instanceof CrmFailure)) throw error
  if (error.kind === 'refused') {
    throw new AppError('not_found', (words) => words.tickets.crmFileGone, { cause: error })
  }
  throw away(error)
}

function away(cause?: unknown): AppError {
  const retryAfterSeconds = RETRY_SECONDS
  return new AppError('unavailable', (words) => words.tickets.crmFileAway, {
    retryAfterSeconds,
    cause,
  })
}
