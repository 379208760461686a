import { randomUUID } from 'node:crypto'

import { allJobs } from '#server/all-jobs.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { workOn } from '#server/platform/jobs/work-on.ts'

/** Runs everything that is scheduled, now and once, as the queue would. Answers the names that failed. */
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
