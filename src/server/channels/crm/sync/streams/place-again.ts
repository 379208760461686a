import { asWorker } from '#server/platform/db/as-role.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { readObjects } from './handle-signals.ts'
import { AT_ONCE } from '#server/channels/crm/sync/apply/in-batches.ts'
import { CRM_PLACING } from './kinds.ts'
import { deleteUnplaced, listPlaceable } from '#server/channels/crm/sync/apply/place-queries.ts'
import { type ReadingDeps, withReader } from './read-all.ts'
import type { Reader } from '#server/channels/crm/sync/apply/reader.ts'

const AGAIN_AFTER_MS = 60_000

/**
 * Checks tickets without a requester again, after a company was bound or a person appeared. Tickets
 * that an outage leaves are checked when it is over.
 */
export async function placeAgain(deps: ReadingDeps, signal: AbortSignal): Promise<void> {
  const done = await withReader(deps, { signal, lane: 'background' }, placeAll)
  if (!done || 'value' in done) return
  const pauseMs = Math.max(done.failure.pauseMs, AGAIN_AFTER_MS)
  const notBefore = new Date(deps.now().getTime() + pauseMs)
  await asWorker(deps.db, (tx) =>
    addToOutbox(tx, CRM_PLACING, {}, { key: CRM_PLACING.name, notBefore }),
  )
}

export async function placeAll(reader: Reader): Promise<void> {
  let after = ''
  while (true) {
    const ids = await asWorker(reader.db, (tx) => listPlaceable(tx, after, AT_ONCE))
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
    const { crm, signal } = reader
    const there = new Set((await crm.load('tickets', ids, signal)).map(({ id }) => id))
    await asWorker(reader.db, (tx) =>
      deleteUnplaced(
        tx,
        ids.filter((id) => !there.has(id)),
      ),
    )
    await readObjects(reader, 'tickets', ids)
  }
}
