import type { Said } from '#shared/words/catalogue.ts'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { type Job, scheduledJob } from './job.ts'

const EVERY_MINUTES = 10

type CleanUp = {
  name: string
  title: Said
  /** How long rows are kept after the instant that `remove` compares. */
  keepMs?: number
  /** Deletes what is due, in a transaction of its own. */
  remove: (tx: Tx, until: Date) => Promise<void>
}

/** A job that deletes rows when they have run out. */
export function cleanUpJob(
  deps: Pick<Deps, 'db' | 'now'>,
  { name, title, keepMs = 0, remove }: CleanUp,
): Job {
  return scheduledJob({ name, title, schedule: everyTenMinutes(name) }, () =>
    asWorker(deps.db, (tx) => remove(tx, new Date(deps.now().getTime() - keepMs))),
  )
}

/** At a minute that the name decides, so that not all jobs begin at once. */
export function everyTenMinutes(name: string): string {
  const minute =
    Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % EVERY_MINUTES
  return `${minute}-59/${EVERY_MINUTES} * * * *`
}
