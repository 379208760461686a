import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { CrmFailure, isScopeMissing } from '#server/channels/crm/crm-failure.ts'
import { checkScopesSoon } from '#server/channels/crm/check-crm.ts'
import type { CrmLane } from '#server/channels/crm/crm-access.ts'
import type { CrmStream } from '#server/channels/crm/port.ts'
import { handleSignals } from './handle-signals.ts'
import { isPassing } from '#server/channels/crm/sync/apply/in-batches.ts'
import { makeReader, type Reader } from '#server/channels/crm/sync/apply/reader.ts'
import { readStream } from './read-stream.ts'
import { noteError, saveReadUntil } from './stream-queries.ts'

export type ReadingDeps = Pick<Deps, 'crm' | 'db' | 'now' | 'log'>

/** Comments before tickets, so that an agent's last words come before the closing that they explain. */
const IN_ORDER: readonly CrmStream[] = ['messages', 'emails', 'notes', 'tickets']
/** Streams that a connection may do without. */
const OPTIONAL: readonly CrmStream[] = ['messages', 'emails']

/** Reads once what every stream has changed, and what signals were about. */
export async function readAll(deps: ReadingDeps, signal: AbortSignal): Promise<void> {
  await withReader(deps, { signal }, async (reader) => {
    const startedAt = deps.now()
    const failures = [
      await passingFailure(reader, readStreams),
      await passingFailure(reader, handleSignals),
    ]
    for (const failure of failures) if (failure) throw failure
    await asWorker(deps.db, (tx) => saveReadUntil(tx, startedAt))
  })
}

/**
 * Works with the CRM while it is connected. An outage is no failure of ours: what is left is read the next
 * time, from where it stands. Returns undefined when the CRM was not reached, or refused.
 */
export async function withReader<Result>(
  deps: ReadingDeps,
  { signal, lane }: { signal: AbortSignal; lane?: CrmLane },
  work: (reader: Reader) => Promise<Result>,
): Promise<{ value: Result } | { failure: CrmFailure } | undefined> {
  const crm = await deps.crm.open(lane)
  if (!crm) return undefined
  try {
    return { value: await work(await makeReader(deps, crm, signal)) }
  } catch (failure) {
    if (!(failure instanceof CrmFailure)) throw failure
    if (signal.aborted) throw failure
    if (failure.kind === 'refused')
      await asWorker(deps.db, async (tx) => {
        await noteError(tx, failure.message, deps.now())
        await checkScopesSoon(tx, failure, deps.now())
      })
    deps.log.warn({ err: failure, kind: failure.kind }, 'reading from the CRM waits')
    return { failure }
  }
}

/** Lets the rest of a pass go on after a failure that may be over by then. */
async function passingFailure(reader: Reader, work: (reader: Reader) => Promise<void>) {
  try {
    await work(reader)
  } catch (error) {
    if (!isPassing(error, reader)) throw error
    return error
  }
  return undefined
}

/** A stream that fails, as conversations do for themselves, does not keep the others from being read. */
async function readStreams(reader: Reader): Promise<void> {
  let failure: CrmFailure | undefined
  for (const stream of IN_ORDER) {
    try {
      await readIfAllowed(reader, stream)
    } catch (error) {
      if (!isPassing(error, reader)) throw error
      failure ??= error
    }
  }
  if (failure) throw failure
}

async function readIfAllowed(reader: Reader, stream: CrmStream): Promise<void> {
  try {
    await readStream(reader, stream)
  } catch (error) {
    if (!isScopeMissing(error) || !OPTIONAL.includes(stream)) throw error
    await asWorker(reader.db, (tx) => checkScopesSoon(tx, error, reader.now()))
  }
}
