import { asWorker } from '#server/platform/db/as-role.ts'
import { readObjects } from './handle-signals.ts'
import { AT_ONCE } from '#server/channels/crm/sync/apply/in-batches.ts'
import { listOpenLinks } from '#server/channels/crm/sync/apply/link-queries.ts'
import { placeAll } from './place-again.ts'
import { type ReadingDeps, withReader } from './read-all.ts'

/**
 * Reads every ticket that is open here or there by its id: a search shows neither what was deleted nor
 * what was merged, and a signal may have been lost.
 */
export async function sweepTickets(deps: ReadingDeps, signal: AbortSignal): Promise<void> {
  await withReader(deps, { signal, lane: 'background' }, async (reader) => {
    let after = ''
    while (true) {
      const ids = await asWorker(deps.db, (tx) => listOpenLinks(tx, { after, limit: AT_ONCE }))
      const last = ids.at(-1)
      if (last === undefined) break
      after = last
      await readObjects(reader, 'tickets', ids)
    }
    await placeAll(reader)
  })
}
