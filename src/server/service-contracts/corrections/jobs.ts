import { z } from 'zod'

import { textKey } from '#shared/words/catalogue.ts'

import type { Deps } from '#server/deps.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import { job, type Job, type JobKind } from '#server/platform/jobs/job.ts'
import { addToOutbox } from '#server/platform/jobs/outbox.ts'
import { listPausedVersions } from './queries.ts'
import { recountTickets } from '#server/tickets/core/recount-tickets.ts'

type Recount = { customerId: string; versionId: string }

const CONTRACT_RECOUNT: JobKind<Recount> = {
  name: 'contract-recount',
  title: textKey('jobs.contractRecount'),
  payload: z.object({ customerId: z.uuid(), versionId: z.uuid() }),
}

/** Runs when a maintenance window begins or ends: what is stored of a paused clock differs. */
const MAINTENANCE_RECOUNT: JobKind<{ windowId: string }> = {
  name: 'maintenance-recount',
  title: textKey('jobs.maintenanceRecount'),
  payload: z.object({ windowId: z.uuid() }),
}

/** Has the clocks of a version's tickets counted again after the commit. */
export function askForRecount(tx: Db, recount: Recount): Promise<void> {
  const { customerId, versionId } = recount
  return addToOutbox(tx, CONTRACT_RECOUNT, recount, { customerId, key: `contract:${versionId}` })
}

/** Does so for all contracts that pause for a maintenance window which has changed, now and at later instants. */
export async function askForMaintenanceRecount(
  tx: Tx,
  windowId: string,
  { wasForAll, later }: { wasForAll: boolean; later: Date[] },
): Promise<void> {
  await askForPaused(tx, windowId, wasForAll)
  for (const notBefore of later)
    await addToOutbox(tx, MAINTENANCE_RECOUNT, { windowId }, { notBefore })
}

async function askForPaused(tx: Tx, windowId: string, wasForAll = false): Promise<void> {
  for (const version of await listPausedVersions(tx, { windowId, wasForAll }))
    await askForRecount(tx, version)
}

export function serviceContractJobs(deps: Pick<Deps, 'db' | 'now'>): Job[] {
  return [
    job(CONTRACT_RECOUNT, (recount, attempt) => recountTickets(deps, recount, attempt), {
      atOnce: 1,
    }),
    job(MAINTENANCE_RECOUNT, ({ windowId }, attempt) =>
      asWorker(deps.db, async (tx) => {
        await attempt.finish(tx)
        await askForPaused(tx, windowId)
      }),
    ),
  ]
}
