import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import type { MailStore } from '#server/channels/mail/mailboxes/mail-store.ts'
import { type Reader, type ReadMailboxRow, updatePosition } from './queries.ts'

const DAY_MS = 24 * 60 * 60_000
/** When the ids of mails start again, mails of so many days are looked at again. Most are known. */
const RESCAN_DAYS = 30
/** The clocks of the two servers may differ by so much. */
const CLOCKS_MS = 5 * 60_000

/** Thrown when this process does not read the mailbox any more: rolls the transaction back. */
export class LostMailbox extends Error {
  constructor() {
    super('another process reads the mailbox')
    this.name = 'LostMailbox'
  }
}

type Place = { lastUid: number; readFrom: Date }

/**
 * Finds where reading goes on: behind the last mail that was taken. A mailbox that is read for the
 * first time begins now, or so many days before. One whose ids started again is read again from
 * some weeks before, and mails that were taken already are known by their marks.
 */
export async function findPlace(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  {
    row,
    reader,
    store,
  }: {
    row: Pick<ReadMailboxRow, 'uidValidity' | 'lastUid' | 'readFrom' | 'firstDays'>
    reader: Reader
    store: MailStore
  },
): Promise<Place> {
  const { uidValidity, lastUid } = row
  const readFrom = row.readFrom ?? new Date(now().getTime() - row.firstDays * DAY_MS - CLOCKS_MS)
  if (lastUid !== null && uidValidity === store.uidValidity) return { lastUid, readFrom }

  const isFirst = uidValidity === null
  const rescanFrom = new Date(now().getTime() - RESCAN_DAYS * DAY_MS)
  const since = isFirst || rescanFrom < readFrom ? readFrom : rescanFrom
  const isFromNow = isFirst && row.firstDays === 0
  const first = isFromNow ? undefined : await store.findFirstSince(since)
  const place = { lastUid: (first ?? store.uidNext) - 1, readFrom }
  const isOurs = await asWorker(db, (tx) =>
    updatePosition(tx, reader, { uidValidity: store.uidValidity, ...place }),
  )
  if (!isOurs) throw new LostMailbox()
  return place
}
