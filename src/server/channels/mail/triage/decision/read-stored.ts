import { FileMissingError } from '#server/platform/files/file-store.ts'
import type {
  BrokenReason,
  ReadingRules,
  ReadMail,
} from '#server/channels/mail/parsing/mime/mail.ts'
import { installationId } from '#server/channels/mail/installation-id.ts'
import { type TriageDeps, readAll } from '#server/channels/mail/triage/received/mail-reader.ts'
import type { ReceivedMailRow } from '#server/channels/mail/triage/received/received-queries.ts'
import { whatDeskHas } from './what-desk-has.ts'

type Mailbox = Pick<ReadingRules, 'trustedServer' | 'resultsBelow' | 'ownAddresses'>

/** Reads what a mail says from the bytes in the file store. */
export async function readStored(
  deps: Pick<TriageDeps, 'db' | 'files' | 'readMail' | 'cookieSecret' | 'mail'>,
  { rawKey }: Pick<ReceivedMailRow, 'rawKey'>,
  mailbox: Mailbox,
): Promise<ReadMail | { broken: BrokenReason }> {
  const raw = rawKey === null ? undefined : await readBytes(deps.files, rawKey)
  if (!raw) return { broken: 'unreadable' }
  const known = await whatDeskHas(deps, raw)
  return deps.readMail(raw, {
    ...mailbox,
    installationId: installationId(deps.cookieSecret),
    known,
  })
}

async function readBytes(files: TriageDeps['files'], rawKey: string) {
  try {
    return await readAll(await files.read(rawKey))
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}
