import type { FastifyBaseLogger } from 'fastify'
import type { JobWithMetadata } from 'pg-boss'

import { asWorker } from '#server/platform/db/as-role.ts'
import { isDatabaseAway } from '#server/platform/db/pool/database-away.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Job } from './job.ts'
import { AlreadyDone, describeFailure } from './job-error.ts'
import {
  deleteRow,
  deleteScheduledFailure,
  findRow,
  replaceScheduledFailure,
  updateFailure,
} from './queries.ts'

type WorkDeps = { db: Db; log: FastifyBaseLogger }
/** A scheduled job has no row in the outbox. */
export type Queued = Pick<
  JobWithMetadata<{ id?: string } | null>,
  'id' | 'data' | 'retryCount' | 'retryLimit' | 'signal'
>

/** Makes one attempt. After `failed` the queue tries again, or gives up. */
export async function workOn(
  deps: WorkDeps,
  job: Job,
  queued: Queued,
  stopping: AbortSignal,
): Promise<'completed' | 'failed'> {
  const signal = AbortSignal.any([queued.signal, stopping])
  const id = queued.data?.id
  try {
    if (id === undefined) await workOnSchedule(deps, job, queued.id, signal)
    else await workOnRow(deps, job, { id, jobId: queued.id }, signal)
    return 'completed'
  } catch (error) {
    if (error instanceof AlreadyDone) return 'completed'
    await noteFailure(deps, job, queued, error)
    return 'failed'
  }
}

async function workOnRow(
  { db }: WorkDeps,
  job: Job,
  { id, jobId }: { id: string; jobId: string },
  signal: AbortSignal,
) {
  const row = await asWorker(db, (tx) => findRow(tx, { id, jobId }))
  // Done already, dismissed, or handed over once more.
  if (!row) return
  let isFinished = false
  await job.run(row.payload, {
    id,
    signal,
    secret: row.sealed,
    async finish(tx) {
      if (!(await deleteRow(tx, id))) throw new AlreadyDone()
      isFinished = true
    },
  })
  if (!isFinished) await asWorker(db, (tx) => deleteRow(tx, id))
}

async function workOnSchedule({ db }: WorkDeps, job: Job, id: string, signal: AbortSignal) {
  await job.run(null, { id, signal, secret: null, finish: () => Promise.resolve() })
  await asWorker(db, (tx) => deleteScheduledFailure(tx, job.name))
}

async function noteFailure({ db, log }: WorkDeps, job: Job, queued: Queued, error: unknown) {
  const attempts = queued.retryCount + 1
  const isLast = queued.retryCount >= queued.retryLimit
  const failure = describeFailure(error)
  const id = queued.data?.id
  const fields = { err: error, job: job.name, attempts }
  if (isLast) log.error(fields, 'job failed')
  else log.warn(fields, 'job failed and is tried again')
  try {
    await asWorker(db, async (tx) => {
      if (id !== undefined) await updateFailure(tx, id, { failure, isLast })
      else if (isLast) await replaceScheduledFailure(tx, job.name, { failure, attempts })
    })
  } catch (unstored) {
    // Do not throw: the queue would fail the whole batch, and try again what is still in flight.
    const level = isDatabaseAway(unstored) ? 'warn' : 'error'
    log[level]({ err: unstored, job: job.name }, 'the failure of a job is not stored')
  }
}
