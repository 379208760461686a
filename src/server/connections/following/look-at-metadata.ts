import { importMetadata } from '#server/connections/metadata/import-metadata.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { saveMetadataCheck } from './save-metadata-check.ts'
import { findSource, listDueLooks } from './queries.ts'

export type LookDeps = Pick<Deps, 'config' | 'db' | 'now'>

/** Limit of one run; the next one goes on. */
const MAX_LOOKS = 200
/** A provider that does not answer holds up few others. */
const AT_ONCE = 5

/** Looks at the metadata that is due, each at its own time of the day. */
export async function lookAtDueMetadata(deps: LookDeps, stopping: AbortSignal): Promise<void> {
  const due = await asWorker(deps.db, (tx) => listDueLooks(tx, deps.now(), { limit: MAX_LOOKS }))
  const waiting = due.values()
  async function lookOneByOne() {
    for (const customerId of waiting) {
      if (stopping.aborted) return
      await lookAtMetadata(deps, customerId)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lookOneByOne))
}

/** Looks at a provider's metadata, and keeps what it says. Nothing is locked while it is fetched. */
export async function lookAtMetadata(deps: LookDeps, customerId: string): Promise<void> {
  const source = await asWorker(deps.db, (tx) => findSource(tx, customerId))
  if (!source?.url) return
  const { url, entityId } = source
  const any = await importMetadata(deps, { source: { url }, entityId: null })
  // Choose the one that people sign in with when there are several providers.
  const read = 'choices' in any ? await importMetadata(deps, { source: { url }, entityId }) : any
  if ('choices' in read) return
  await asWorker(deps.db, (tx) => saveMetadataCheck(deps, tx, { customerId, url, read }))
}
