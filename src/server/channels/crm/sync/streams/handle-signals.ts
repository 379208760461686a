import { asWorker } from '#server/platform/db/as-role.ts'
import type { CrmStream } from '#server/channels/crm/port.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import { checkScopesSoon } from '#server/channels/crm/check-crm.ts'
import { asReader } from '#server/channels/crm/sync/apply/as-reader.ts'
import { AT_A_TIME, eachOf, isPassing } from '#server/channels/crm/sync/apply/in-batches.ts'
import { detachTicket } from '#server/channels/crm/sync/apply/detach-ticket.ts'
import { applyChanges } from './read-stream.ts'
import type { Reader } from '#server/channels/crm/sync/apply/reader.ts'
import { endSignals, listSignaled } from './stream-queries.ts'

/**
 * Reads the objects that signals were about, each once, however many there are of it. A signal says that an
 * object has changed, never what: it may come twice, late and in any order. What was read is kept, little by
 * little, so that a CRM that fails now and then does not undo all of it; the rest stays open.
 */
export async function handleSignals(reader: Reader): Promise<void> {
  const { db, now } = reader
  let failure: CrmFailure | undefined
  let after = ''
  while (true) {
    const objects = await asWorker(db, (tx) => listSignaled(tx, { after, limit: AT_A_TIME }))
    const last = objects.at(-1)
    if (!last) break
    after = last.key
    // Tickets come last, so that an agent's last words come before the closing that they explain.
    for (const stream of new Set(objects.map((one) => one.stream))) {
      const ofStream = objects.filter((one) => one.stream === stream)
      try {
        const ids = ofStream.map(({ objectId }) => objectId)
        const failed = new Set(await readObjects(reader, stream, ids))
        const read = ofStream.filter(({ objectId }) => !failed.has(objectId))
        const marks = read.flatMap((one) => one.marks)
        await asWorker(db, (tx) => endSignals(tx, marks, now()))
      } catch (error) {
        if (!isPassing(error, reader)) throw error
        failure ??= error
      }
    }
  }
  if (failure) throw failure
}

/** Reads objects by id; a ticket that is missing, and not merged, is gone. Returns the ids of what failed. */
export async function readObjects(
  reader: Reader,
  stream: CrmStream,
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const changes = await loadIfAllowed(reader, stream, ids)
  if (!changes) return []
  const failed = await applyChanges(reader, changes)
  if (stream !== 'tickets') return failed
  const there = new Set(
    changes.flatMap((change) => [
      change.id,
      ...('ticket' in change ? change.ticket.mergedIds : []),
    ]),
  )
  const gone = ids.filter((id) => !there.has(id)).map((id) => ({ id }))
  const lost = await eachOf(reader, gone, ({ id }) =>
    asReader(reader.db, id, (tx) => detachTicket(tx, reader, id)),
  )
  return [...failed, ...lost]
}

/** A record that the CRM refuses to show would be refused again, and must not hold back all later ones. */
async function loadIfAllowed(
  { crm, db, now, signal, log }: Reader,
  stream: CrmStream,
  ids: string[],
) {
  try {
    return await crm.load(stream, ids, signal)
  } catch (error) {
    if (!(error instanceof CrmFailure) || error.kind !== 'refused') throw error
    await asWorker(db, (tx) => checkScopesSoon(tx, error, now()))
    log.warn({ err: error, stream }, 'the CRM does not show what it said has changed')
    return undefined
  }
}
