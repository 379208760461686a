import { asWorker } from '#server/platform/db/as-role.ts'
import type { Attempt } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { applyComments } from '#server/channels/crm/sync/apply/apply-comments.ts'
import { applyTickets } from '#server/channels/crm/sync/apply/apply-tickets.ts'
import { isScopeMissing } from '#server/channels/crm/crm-failure.ts'
import { type ReadingDeps, withReader } from '#server/channels/crm/sync/streams/read-all.ts'
import type { Reader } from '#server/channels/crm/sync/apply/reader.ts'
import { signalAgain } from '#server/channels/crm/sync/streams/stream-queries.ts'
import { CRM_BACKFILL } from './steer-backfill.ts'
import { type BackfillRow, findOpenBackfill, saveExpected, savePage } from './queries.ts'

/** A long backfill is many jobs, so that a process that stops hands it on. */
const TURN_MS = 5 * 60_000
const OFF_MS = 60_000
/** After a failure, unless it names a longer pause: one connection that was cut is no outage. */
const FAILED_MS = 5_000
/** Until an administrator may have changed that the CRM refuses it. */
const REFUSED_MS = 10 * 60_000

type Next = 'end' | { pauseMs: number }

/**
 * Goes on with the backfill from where it stands, for some minutes. Where it stands is kept after each page:
 * a page that was broken off is read again, which adds nothing twice. It leaves the CRM's limits to what
 * people wait for, and waits while the CRM is away.
 */
export async function runBackfill(
  deps: ReadingDeps,
  attempt: Pick<Attempt, 'signal' | 'finish'>,
): Promise<void> {
  const { signal } = attempt
  const next = await readTurn(deps, signal)
  signal.throwIfAborted()
  await asWorker(deps.db, async (tx) => {
    await attempt.finish(tx)
    if (next === 'end') return
    const notBefore = new Date(deps.now().getTime() + next.pauseMs)
    await addToOutbox(tx, CRM_BACKFILL, {}, { key: CRM_BACKFILL.name, notBefore })
  })
}

async function readTurn(deps: ReadingDeps, signal: AbortSignal): Promise<Next> {
  const turnEndsAt = deps.now().getTime() + TURN_MS
  const open = await asWorker(deps.db, findOpenBackfill)
  if (open?.state !== 'running') return 'end'
  const done = await withReader(deps, { signal, lane: 'background' }, async (reader) => {
    let isOver = false
    while (!isOver && deps.now().getTime() < turnEndsAt) isOver = await readPage(reader)
    return isOver
  })
  // Switched off, or paused: it goes on when the CRM is connected again.
  if (!done) return { pauseMs: OFF_MS }
  if ('failure' in done) {
    const { kind, pauseMs } = done.failure
    return { pauseMs: Math.max(pauseMs, kind === 'refused' ? REFUSED_MS : FAILED_MS) }
  }
  return done.value ? 'end' : { pauseMs: 0 }
}

/** Returns whether there is nothing left to do. */
async function readPage(reader: Reader): Promise<boolean> {
  const { db, crm, signal } = reader
  const row = await asWorker(db, findOpenBackfill)
  if (row?.state !== 'running') return true
  if (row.expectedCount === null) {
    const count = await crm.countTickets(signal)
    if (count !== null) await asWorker(db, (tx) => saveExpected(tx, row.id, count))
  }
  const read = row.position?.startsWith(MESSAGES) ? readMessages : readTickets
  return read(reader, row)
}

/** Conversations come after all tickets, because to ask for them for each ticket is most of the work. */
const MESSAGES = 'messages '

async function readTickets(reader: Reader, row: BackfillRow): Promise<boolean> {
  const { db, crm, signal, now } = reader
  const beganAt = now().getTime()
  const { items, after } = await crm.listTickets(row.position, signal)
  const { skipped, failed } = await applyTickets(reader, items, row.id)
  await asWorker(db, async (tx) => {
    await signalAgain(tx, 'tickets', failed, now())
    await savePage(tx, row, {
      position: after ?? MESSAGES,
      remoteIds: items.map(({ id }) => id),
      skipped,
      spentMs: now().getTime() - beganAt,
      endedAt: null,
    })
  })
  return false
}

async function readMessages(reader: Reader, row: BackfillRow): Promise<boolean> {
  const { db, now } = reader
  const { items, after } = await scanMessages(reader, row.position?.slice(MESSAGES.length) || null)
  const comments = items.flatMap((item) => (item.stream === 'tickets' ? [] : [item.comment]))
  const failed = await applyComments(reader, comments, { isFromBefore: true })
  await asWorker(db, async (tx) => {
    await signalAgain(tx, 'messages', failed, now())
    await savePage(tx, row, {
      position: MESSAGES + (after ?? ''),
      remoteIds: [],
      skipped: 0,
      // The forecast is about tickets.
      spentMs: 0,
      endedAt: after === null ? now() : null,
    })
  })
  return after === null
}

/** Reads all messages ever. A connection may do without conversations. */
async function scanMessages({ crm, signal, now }: Reader, after: string | null) {
  try {
    return await crm.scan('messages', { from: new Date(0), until: now(), after }, signal)
  } catch (error) {
    if (isScopeMissing(error)) return { items: [], after: null }
    throw error
  }
}
