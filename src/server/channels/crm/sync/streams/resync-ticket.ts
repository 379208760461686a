import { asWorker } from '#server/platform/db/as-role.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { applyComments } from '#server/channels/crm/sync/apply/apply-comments.ts'
import { readObjects } from './handle-signals.ts'
import { CRM_RESYNC } from './kinds.ts'
import { findLinkOfTicket, type TicketKey } from '#server/channels/crm/sync/apply/link-queries.ts'
import { type ReadingDeps, withReader } from './read-all.ts'

const AGAIN_AFTER_MS = 60_000

/** Reads one ticket with all of its comments again. Parts that an outage leaves are read when it is over. */
export async function resyncTicket(deps: ReadingDeps, key: TicketKey, signal: AbortSignal) {
  const link = await asWorker(deps.db, (tx) => findLinkOfTicket(tx, key))
  if (!link) return
  const done = await withReader(deps, { signal }, async (reader) => {
    const comments = await reader.crm.listComments([link.remoteId], signal)
    await applyComments(reader, comments)
    await readObjects(reader, 'tickets', [link.remoteId])
  })
  if (!done || 'value' in done || done.failure.kind === 'refused') return
  const notBefore = new Date(deps.now().getTime() + Math.max(done.failure.pauseMs, AGAIN_AFTER_MS))
  await asWorker(deps.db, (tx) =>
    addToOutbox(tx, CRM_RESYNC, key, { key: key.ticketId, notBefore }),
  )
}
