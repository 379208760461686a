import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'

import { countByName, type JobCounts } from './queries.ts'

/** Adds the figures of jobs to those of the process. They are read on demand. */
export function watchJobs(registry: Registry, pool: pg.Pool, names: string[], now: () => Date) {
  const registers = [registry]
  async function forEach(set: (job: string, counts: Partial<JobCounts>) => void) {
    const counts = new Map((await countByName(pool)).map((row) => [row.name, row]))
    for (const job of names) set(job, counts.get(job) ?? {})
  }
  const jobs = new Gauge({
    name: 'portico_jobs',
    help: 'Jobs of all processes: waiting, active, and failed until an administrator sees to them.',
    labelNames: ['job', 'state'] as const,
    registers,
    collect: () =>
      forEach((job, { waiting = 0, active = 0, failed = 0 }) => {
        jobs.set({ job, state: 'waiting' }, waiting)
        jobs.set({ job, state: 'active' }, active)
        jobs.set({ job, state: 'failed' }, failed)
      }),
  })
  const oldest = new Gauge({
    name: 'portico_job_oldest_seconds',
    help: 'How long the oldest job that is not done has waited, at work or not.',
    labelNames: ['job'] as const,
    registers,
    collect: () =>
      forEach((job, { oldestAt }) => {
        oldest.set({ job }, oldestAt ? (now().getTime() - oldestAt.getTime()) / 1000 : 0)
      }),
  })
}
