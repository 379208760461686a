import { Readable } from 'node:stream'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import type { CutMail, IncomingMail } from '#server/channels/mail/incoming-mail.ts'
import type { MailStore, StoredMail } from '#server/channels/mail/mailboxes/mail-store.ts'
import { MailboxProblem } from '#server/channels/mail/mailboxes/mailbox-problem.ts'
import { type RawMail, storeRawMail } from '#server/channels/mail/mailboxes/store-raw-mail.ts'
import { LostMailbox } from './find-place.ts'
import { advancePosition, type Reader } from './queries.ts'

/** Size from which only the beginning of a mail is taken. */
export const MAX_MAIL_BYTES = 50 * 1024 * 1024
const BEGINNING_BYTES = 256 * 1024
/** After so many tries a mail that the mailbox does not give is taken without its text. */
const TRIES = 4

/** Beginning of the mail that Exchange serves in place of one that it cannot convert. */
const SUBSTITUTE = /^subject:[ \t]*Retrieval using the IMAP4 protocol failed/im

export type ReadDeps = Pick<Deps, 'db' | 'files' | 'now'> & {
  ingestMail: (tx: Tx, mail: IncomingMail) => Promise<void>
}

type Reading = {
  reader: Reader
  store: MailStore
  /** Everything up to it is taken. */
  lastUid: number
  /** Earlier mails are not ours. */
  readFrom: Date
  /** How often a mail could not be read, for as long as this process reads the mailbox. */
  failures: Map<number, number>
  signal: AbortSignal
}

/**
 * Takes all mails that came since, one after the other, and returns the id of the last. The bytes are in the
 * file store before the transaction that moves the position, so that a mail is taken once, whenever the
 * process ends.
 */
export async function readMailbox(deps: ReadDeps, reading: Reading): Promise<number> {
  const { store, readFrom, signal } = reading
  let { lastUid } = reading
  for (const mail of await store.listAfter(lastUid)) {
    if (signal.aborted) break
    // After a new start of the ids the list begins with the day, not with the hour.
    const isOurs = mail.receivedAt === null || mail.receivedAt >= readFrom
    if (isOurs) await takeOne(deps, reading, mail)
    lastUid = mail.uid
  }
  return lastUid
}

async function takeOne(deps: ReadDeps, reading: Reading, mail: StoredMail): Promise<void> {
  const { store, failures, reader } = reading
  const { uidValidity } = store
  const isHopeless = (failures.get(mail.uid) ?? 0) >= TRIES
  let raw: RawMail | undefined
  try {
    raw = isHopeless
      ? await storeRawMail(deps, Readable.from([]))
      : await fetchRaw(deps, store, mail)
  } catch (error) {
    if (error instanceof MailboxProblem) failures.set(mail.uid, (failures.get(mail.uid) ?? 0) + 1)
    throw error
  }
  // A person may have deleted it meanwhile.
  if (!raw) return
  const { rawKey, head, start, keep } = raw
  const isWhole = Math.max(mail.sizeBytes, raw.sizeBytes) < MAX_MAIL_BYTES
  const cut = cutOf(head, { isWhole, isHopeless })
  await asWorker(deps.db, async (tx) => {
    if (!(await advancePosition(tx, reader, { uidValidity, uid: mail.uid })))
      throw new LostMailbox()
    await keep(tx)
    await deps.ingestMail(tx, {
      mailboxId: reader.mailboxId,
      uidValidity,
      uid: mail.uid,
      receivedAt: mail.receivedAt ?? deps.now(),
      sizeBytes: raw.sizeBytes,
      rawKey,
      head,
      start,
      cut,
    })
  })
  failures.delete(mail.uid)
}

function cutOf(
  head: Buffer,
  { isWhole, isHopeless }: { isWhole: boolean; isHopeless: boolean },
): CutMail | null {
  if (isHopeless) return 'unreadable'
  if (!isWhole) return 'too_large'
  return isSubstitute(head) ? 'substitute' : null
}

async function fetchRaw(deps: ReadDeps, store: MailStore, mail: StoredMail) {
  const maxBytes = mail.sizeBytes >= MAX_MAIL_BYTES ? BEGINNING_BYTES : MAX_MAIL_BYTES
  const content = await store.download(mail.uid, { maxBytes })
  if (!content) return undefined
  return storeRawMail(deps, content)
}

/** Returns whether a mail stands for another one that the server did not give. */
function isSubstitute(head: Buffer): boolean {
  return SUBSTITUTE.test(head.toString('latin1'))
}
