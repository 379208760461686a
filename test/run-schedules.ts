import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { allJobs } from '#server/all-jobs.ts'
import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { workOn } from '#server/platform/jobs/work-on.ts'

/** Runs all scheduled jobs now, once. Returns the names of those that failed. */
export function runSchedules(deps: Deps): Promise<string[]> {
  return runEach(deps, allJobs(deps))
}

export async function runEach(deps: Pick<Deps, 'db' | 'log'>, jobs: Job[]): Promise<string[]> {
  const failed: string[] = []
  for (const job of jobs.filter(({ schedule }) => schedule !== null)) {
    const { signal } = new AbortController()
    const queued = { id: randomUUID(), data: null, retryCount: 0, retryLimit: 0, signal }
    if ((await workOn(deps, job, queued, signal)) === 'failed') failed.push(job.name)
  }
  return failed
}

/**
 * Runs every job in the outbox once, in order and without waiting, or only those of some names.
 * Returns the names of those that failed.
 */
export async function runOutbox(deps: Deps, only?: string[]): Promise<string[]> {
  const known = allJobs(deps).filter(({ name }) => only?.includes(name) ?? true)
  const jobs = new Map(known.map((job) => [job.name, job]))
  const rows = await asWorker(deps.db, (tx) =>
    tx
      .updateTable('outbox')
      .set({ jobId: sql<string>`gen_random_uuid()` })
      .where('failedAt', 'is', null)
      .returning(['seq', 'id', 'jobId', 'name'])
      .execute(),
  )
  const failed: string[] = []
  for (const { id, jobId, name } of rows.toSorted((one, other) => one.seq - other.seq)) {
    const job = jobs.get(name)
    if (!job || jobId === null) continue
    const { signal } = new AbortController()
    const queued = { id: jobId, data: { id }, retryCount: 0, retryLimit: 1, signal }
    if ((await workOn(deps, job, queued, signal)) === 'failed') failed.push(name)
  }
  return failed
}
