import type { BackgroundWork } from '#shared/background-work/contract.ts'
import { say, type Words } from '#shared/words/catalogue.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { readVersion } from '#server/platform/backup/archive/version.ts'
import type { Deps } from '#server/deps.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { countByName, listRuns } from './queries.ts'

export type KnownJob = Pick<Job, 'name' | 'title' | 'schedule'>

export function getBackgroundWork(
  { db }: Pick<Deps, 'db'>,
  jobs: KnownJob[],
  words: Words,
): Promise<BackgroundWork> {
  return asStaff(db, async (tx) => {
    const counts = new Map((await countByName(tx)).map((row) => [row.name, row]))
    const runs = new Map((await listRuns(tx)).map((row) => [row.name, row]))
    return {
      version: await readVersion(),
      kinds: jobs.map(({ name, title, schedule }) => {
        const { waiting = 0, failed = 0, oldestAt } = counts.get(name) ?? {}
        const run = runs.get(name)
        const isScheduled = schedule !== null
        return {
          name,
          title: say(words, title),
          isScheduled,
          waiting,
          failed,
          oldestAt: oldestAt?.toISOString() ?? null,
          lastRun: run ? { at: run.startedAt.toISOString(), tookMs: run.tookMs } : null,
        }
      }),
    }
  })
}

/** A newer process may have asked for one that this one does not know. */
export function titleOf(jobs: KnownJob[], name: string, words: Words): string {
  return say(words, jobs.find((job) => job.name === name)?.title ?? name)
}
