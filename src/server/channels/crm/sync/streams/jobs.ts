import { textKey } from '#shared/words/catalogue.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { cleanUpJob } from '#server/platform/jobs/clean-up-job.ts'
import { job, type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { handleSignals } from './handle-signals.ts'
import { CRM_PLACING, CRM_READING, CRM_RESYNC, CRM_SIGNALS } from './kinds.ts'
import { placeAgain } from './place-again.ts'
import { readAll, type ReadingDeps, withReader } from './read-all.ts'
import { resyncTicket } from './resync-ticket.ts'
import { countWaiting, deleteOldSignals, findConnection } from './stream-queries.ts'
import { sweepTickets } from './sweep-tickets.ts'

const HALF_A_MINUTE_MS = 30_000
const DAY_MS = 86_400_000
/** Longer than the CRM tries to deliver the same signal. */
const SIGNAL_LIFE_MS = 3 * DAY_MS

export function crmReadingJobs(deps: ReadingDeps): Job[] {
  return [
    scheduledJob(
      { name: 'crm-reading-due', title: textKey('jobs.crmReadingDue'), schedule: '* * * * *' },
      () => asWorker(deps.db, (tx) => askToRead(tx, deps.now())),
    ),
    job(CRM_READING, (_payload, { signal }) => readAll(deps, signal)),
    job(CRM_SIGNALS, async (_payload, { signal }) => {
      await withReader(deps, { signal }, handleSignals)
    }),
    job(CRM_PLACING, (_payload, { signal }) => placeAgain(deps, signal)),
    job(CRM_RESYNC, (key, { signal }) => resyncTicket(deps, key, signal)),
    scheduledJob(
      { name: 'crm-sweep', title: textKey('jobs.crmSweep'), schedule: '17,47 * * * *' },
      ({ signal }) => sweepTickets(deps, signal),
    ),
    cleanUpJob(deps, {
      name: 'crm-old-signals',
      title: textKey('jobs.crmOldSignals'),
      keepMs: SIGNAL_LIFE_MS,
      remove: deleteOldSignals,
    }),
  ]
}

/** Asks for this minute's two readings. None piles up behind one that takes long. */
async function askToRead(tx: Tx, now: Date): Promise<void> {
  const { state } = await findConnection(tx)
  if (state !== 'on' || (await countWaiting(tx, CRM_READING.name)) > 0) return
  await addToOutbox(tx, CRM_READING, {}, { key: CRM_READING.name })
  const notBefore = new Date(now.getTime() + HALF_A_MINUTE_MS)
  await addToOutbox(tx, CRM_READING, {}, { key: CRM_READING.name, notBefore })
}
