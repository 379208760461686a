import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { storeFetched } from '#server/platform/files/store-fetched.ts'
import { takePendingFiles } from '#server/platform/files/take-pending-files.ts'
import { type Attempt, job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { CrmFailure } from '#server/channels/crm/crm-failure.ts'
import type { Crm } from '#server/channels/crm/port.ts'
import { exactBytes } from './exact-bytes.ts'
import { findState, keepHere, listFilesThere, type FileThere } from './file-queries.ts'

const Position = z.object({
  after: z.object({ customerId: z.uuid(), id: z.uuid() }).nullable(),
  /** Files that could not be fetched so far, although the CRM has them. */
  failed: z.number(),
})
type Position = z.infer<typeof Position>

/** Asked for when the CRM is switched off. */
export const CRM_FILES: JobKind<Position> = {
  name: 'crm-files',
  title: textKey('jobs.crmFiles'),
  payload: Position,
}
export const FROM_THE_FIRST: Position = { after: null, failed: 0 }

/** Many files are several jobs, so that a process that stops hands them on. */
const TURN_MS = 5 * 60_000
const AGAIN_AFTER_MS = 60_000
const AT_ONCE = 50

type FileDeps = Pick<Deps, 'crm' | 'db' | 'files' | 'log' | 'now'>

export function crmFileJobs(deps: FileDeps): Job[] {
  return [job(CRM_FILES, (position, attempt) => bringFiles(deps, position, attempt))]
}

/**
 * Fetches the bytes that are in the CRM alone, once it is switched off, so that they can be opened also
 * without it. What it does not give out any more is left out; an outage is waited for.
 *
 * @throws Error where a file could not be fetched, so that it is tried again
 */
async function bringFiles(deps: FileDeps, start: Position, attempt: Attempt): Promise<void> {
  const crm = await deps.crm.connect()
  if (!crm) return
  const turnEndsAt = deps.now().getTime() + TURN_MS
  let position = start
  while (true) {
    const files = await asWorker(deps.db, async (tx) =>
      (await findState(tx)) === 'off' ? listFilesThere(tx, position.after, AT_ONCE) : [],
    )
    if (files.length === 0) break
    for (const file of files) {
      const done = await fetchFile(deps, crm, { file, signal: attempt.signal })
      if (typeof done === 'object') return goOn(deps, attempt, { position, ...done })
      const { customerId, id } = file
      position = { after: { customerId, id }, failed: position.failed + (done ? 0 : 1) }
    }
    if (deps.now().getTime() > turnEndsAt) return goOn(deps, attempt, { position, pauseMs: 0 })
  }
  if (position.failed === 0) return
  // This job began behind some of those that failed.
  if (start.after !== null)
    return goOn(deps, attempt, { position: FROM_THE_FIRST, pauseMs: AGAIN_AFTER_MS })
  throw new Error(`${position.failed} files of the CRM were not fetched`)
}

async function goOn(
  { db, now }: FileDeps,
  attempt: Attempt,
  { position, pauseMs }: { position: Position; pauseMs: number },
): Promise<void> {
  await asWorker(db, async (tx) => {
    await attempt.finish(tx)
    const notBefore = new Date(now().getTime() + pauseMs)
    await addToOutbox(tx, CRM_FILES, position, { key: CRM_FILES.name, notBefore })
  })
}

/** Returns whether there is nothing left to do for it, or after which pause the CRM may answer again. */
async function fetchFile(
  deps: FileDeps,
  crm: Crm,
  { file, signal }: { file: FileThere; signal: AbortSignal },
): Promise<boolean | { pauseMs: number }> {
  const { customerId, id, remoteId, sizeBytes } = file
  let storageKey: string
  try {
    const { body } = await crm.openFile(remoteId, undefined, signal)
    storageKey = await storeFetched(deps, customerId, exactBytes(body, sizeBytes, asError))
  } catch (err) {
    signal.throwIfAborted()
    deps.log.warn({ err, attachmentId: id }, 'a file stays in the CRM')
    if (!(err instanceof CrmFailure)) return false
    if (err.kind === 'refused') return true
    return { pauseMs: Math.max(err.pauseMs, AGAIN_AFTER_MS) }
  }
  await asWorker(deps.db, async (tx) => {
    // Leaves the fetched file to the clean-up when it is here already or its ticket is gone.
    if (await keepHere(tx, file, storageKey))
      await takePendingFiles(tx, [{ uploaderCustomerId: customerId, storageKey }])
  })
  return true
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('a file of the CRM broke off', { cause })
}
