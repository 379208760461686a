import { setTimeout } from 'node:timers/promises'

import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { BEFORE_ALL } from '#server/tickets/jobs.ts'
import type { TicketKey } from '#server/tickets/queries.ts'
import {
  findNextTransaction,
  findOldestTransaction,
  forgetRenamed,
  listRenamed,
  renewHeads,
  renewNames,
} from './queries.ts'

const AT_ONCE = 500
const LOOK_AGAIN_AFTER_MS = 100

/** Triggers ask for it with each renaming, and a migration that changes what is written for everything. */
const RENEW_DESK_NAMES: JobKind<{ everything: boolean }> = {
  name: 'renew-desk-names',
  title: textKey('jobs.deskNames'),
  payload: z.object({ everything: z.boolean().default(false) }),
}

export function nameJobs(deps: Pick<Deps, 'db'>): Job[] {
  return [
    job(
      RENEW_DESK_NAMES,
      async ({ everything }, { signal }) => {
        if (everything) await renewAllHeads(deps, signal)
        await renewRenamed(deps, signal)
      },
      { atOnce: 1 },
    ),
  ]
}

async function renewRenamed({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  const renamed = await asWorker(db, listRenamed)
  if (renamed.length === 0) return
  // Whoever writes a ticket now may have read the former name, and nobody sees that ticket yet.
  const next = await findNextTransaction(db)
  while ((await findOldestTransaction(db)) < next)
    await setTimeout(LOOK_AGAIN_AFTER_MS, undefined, { signal })
  for (const one of renamed) {
    // A batch for each transaction, so that nobody waits long to change one of the tickets.
    let last: string | null = BEFORE_ALL.id
    while (last !== null) {
      // Throw rather than return, or the job would count as done.
      signal.throwIfAborted()
      const after: string = last
      last = await asWorker(db, (tx) => renewNames(tx, one, { after, atMost: AT_ONCE }))
    }
    await asWorker(db, (tx) => forgetRenamed(tx, one))
  }
}

async function renewAllHeads({ db }: Pick<Deps, 'db'>, signal: AbortSignal): Promise<void> {
  let last: TicketKey | undefined = BEFORE_ALL
  while (last) {
    signal.throwIfAborted()
    const after: TicketKey = last
    last = await asWorker(db, (tx) => renewHeads(tx, after, AT_ONCE))
  }
}
