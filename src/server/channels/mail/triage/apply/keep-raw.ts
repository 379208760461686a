import { Readable } from 'node:stream'

import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { FileMissingError } from '#server/platform/files/file-store.ts'
import { announceFile } from '#server/platform/files/store-fetched.ts'
import {
  cutHead,
  MAX_HEAD_BYTES,
  type RawMail,
  storeRawMail,
} from '#server/channels/mail/mailboxes/store-raw-mail.ts'
import { readAll } from '#server/channels/mail/triage/received/mail-reader.ts'
import type { TriageFacts } from '#server/channels/mail/triage/decision/triage-mail.ts'
import {
  type ReceivedMailRow,
  sumOfStrangers,
  updateReceivedMail,
} from '#server/channels/mail/triage/received/received-queries.ts'
import { fitsLimits } from '#server/channels/mail/triage/received/stranger-limits.ts'

/** The kept part of a raw mail: only its headers, if there is a `head`. */
export type KeptRaw = { isStrangers: boolean; head?: RawMail }

const DAY_MS = 24 * 3_600_000

/** Returns whether a mail is neither of a known, verified person nor of a tool that a rule for alerts takes. */
export function isStrangers({ verdict, writers, alert, isForm }: TriageFacts): boolean {
  if (alert) return verdict === 'none' && !alert.rule.isUnproven
  return verdict === 'none' || writers.length === 0 || isForm
}

/**
 * Chooses what is kept of a mail that comes into no ticket, before the transaction that settles it. Anybody can
 * send mail, and what waits for an agent is kept for months, so that strangers must not fill the store.
 */
export async function chooseKept(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  { mailboxId, rawKey, sizeBytes }: ReceivedMailRow,
  sender: { isStrangers: boolean; address: string | null },
): Promise<KeptRaw> {
  const { isStrangers: isTheirs, address } = sender
  if (!isTheirs || rawKey === null || sizeBytes === 0) return { isStrangers: isTheirs }
  const since = new Date(deps.now().getTime() - DAY_MS)
  const kept = await asWorker(deps.db, (tx) => sumOfStrangers(tx, { address, mailboxId, since }))
  if (fitsLimits(kept, sizeBytes)) return { isStrangers: true }
  const head = await readHead(deps.files, rawKey, sizeBytes)
  return {
    isStrangers: true,
    ...(head && { head: await storeRawMail(deps, Readable.from([head])) }),
  }
}

async function readHead(files: Deps['files'], rawKey: string, sizeBytes: number) {
  const range = { start: 0, end: Math.min(sizeBytes, MAX_HEAD_BYTES) - 1 }
  try {
    return cutHead(Buffer.from(await readAll(await files.read(rawKey, range))))
  } catch (error) {
    if (error instanceof FileMissingError) return undefined
    throw error
  }
}

/** Keeps what was chosen, in the transaction that settles the mail. */
export async function keepRaw(
  tx: Tx,
  { id, rawKey }: ReceivedMailRow,
  { isStrangers: isTheirs, head }: KeptRaw,
): Promise<void> {
  if (!head) return updateReceivedMail(tx, id, { isStrangers: isTheirs })
  await head.keep(tx)
  if (rawKey !== null) await announceFile(tx, rawKey, new Date(0))
  await updateReceivedMail(tx, id, {
    isStrangers: true,
    isHeadOnly: true,
    rawKey: head.rawKey,
    sizeBytes: head.sizeBytes,
  })
}
