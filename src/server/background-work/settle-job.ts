import { wordsIn } from '#shared/words/catalogue.ts'

import { notFound } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { type KnownJob, titleOf } from './get-background-work.ts'
import { deleteFailed, resetFailed } from './queries.ts'

type Settlement = { id: string; by: Actor; how: 'retried' | 'dismissed' }

/** Applies an administrator's decision about a job that has failed for good. */
export function settleJob(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  jobs: KnownJob[],
  { id, by, how }: Settlement,
): Promise<void> {
  return asStaff(db, async (tx) => {
    const settle = how === 'retried' ? resetFailed : deleteFailed
    const settled = await settle(tx, id)
    if (!settled) throw notFound((words) => words.operations.gone)
    await recordAudit(tx, {
      action: `background_work.${how}`,
      by,
      at: now(),
      subject: { id, name: titleOf(jobs, settled.name, wordsIn('en')) },
      ...(settled.customerId !== null && { customerId: settled.customerId }),
    })
  })
}
