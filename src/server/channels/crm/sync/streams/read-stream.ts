import { asWorker } from '#server/platform/db/as-role.ts'
import type { CrmChange, CrmStream } from '#server/channels/crm/port.ts'
import { applyComments } from '#server/channels/crm/sync/apply/apply-comments.ts'
import { applyTickets } from '#server/channels/crm/sync/apply/apply-tickets.ts'
import { AT_A_TIME } from '#server/channels/crm/sync/apply/in-batches.ts'
import type { Reader } from '#server/channels/crm/sync/apply/reader.ts'
import {
  endWindow,
  findConnection,
  findStream,
  savePosition,
  signalAgain,
  type StreamPosition,
} from './stream-queries.ts'

/** The CRM's search lags behind, and its clock is another one. */
const OVERLAP_MS = 10 * 60_000

/**
 * Reads what a stream has changed since it was read last, with an overlap, page by page. Where it stands is
 * kept after each page, so that a long window goes on where it was broken off.
 */
export async function readStream(reader: Reader, stream: CrmStream): Promise<void> {
  const { db, crm, signal, now } = reader
  let position = await beginWindow(reader, stream)
  while (true) {
    const window = {
      from: new Date(position.from),
      until: new Date(position.until),
      after: position.after,
    }
    const { items, after } = await crm.scan(stream, window, signal)
    const failed = await applyChanges(reader, items)
    await asWorker(db, (tx) => signalAgain(tx, stream, failed, now()))
    if (after === null) break
    const next = { ...position, after }
    await asWorker(db, (tx) => savePosition(tx, stream, next))
    position = next
  }
  await asWorker(db, (tx) => endWindow(tx, stream, new Date(position.startedAt), now()))
}

/** Adds what has changed, of any stream, little by little. Returns the ids of what failed. */
export async function applyChanges(reader: Reader, changes: CrmChange[]): Promise<string[]> {
  const tickets = changes.flatMap((change) => (change.stream === 'tickets' ? [change.ticket] : []))
  const comments = changes.flatMap((change) =>
    change.stream === 'tickets' ? [] : [change.comment],
  )
  const failed: string[] = []
  for (const some of inParts(tickets)) failed.push(...(await applyTickets(reader, some)).failed)
  for (const some of inParts(comments)) failed.push(...(await applyComments(reader, some)))
  return failed
}

function inParts<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / AT_A_TIME)
  return Array.from({ length: count }, (_, part) =>
    items.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  )
}

async function beginWindow({ db, now }: Reader, stream: CrmStream): Promise<StreamPosition> {
  const at = now()
  const { row, switchedOnAt } = await asWorker(db, async (tx) => ({
    row: await findStream(tx, stream),
    ...(await findConnection(tx)),
  }))
  if (row && isPosition(row.position)) return row.position
  const since = row?.readUntil ?? switchedOnAt ?? at
  return {
    from: new Date(since.getTime() - OVERLAP_MS).toISOString(),
    // Beyond our own clock, because that of the CRM may be ahead.
    until: new Date(at.getTime() + OVERLAP_MS).toISOString(),
    startedAt: at.toISOString(),
    after: null,
  }
}

function isPosition(stored: Record<string, unknown> | StreamPosition): stored is StreamPosition {
  return typeof stored.from === 'string' && typeof stored.startedAt === 'string'
}
