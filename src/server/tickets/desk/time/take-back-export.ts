import type { TimeExport } from '#shared/desk/time/contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import {
  hasExportedReversal,
  lockExport,
  markTakenBack,
  releaseEntries,
  settleReversals,
} from './export-queries.ts'
import { getExport } from './export-time.ts'

/**
 * Takes back the mark of an export, such as one whose invoice was never sent. Nothing is deleted: the export
 * stays listed and can be read, and a later one takes its entries.
 *
 * An entry that was corrected since is history alone again, and so is the line that took it back, because no one was billed for it. Where another export has that line already, the two would differ, so that one
 * is taken back first.
 *
 * @throws AppError `not_found`, `conflict`
 */
export function takeBackExport(
  deps: Pick<Deps, 'db' | 'now'>,
  exportId: string,
  by: Actor,
): Promise<TimeExport> {
  return asStaff(deps.db, async (tx) => {
    const found = await lockExport(tx, exportId)
    if (!found) throw notFound((words) => words.timeEntries.exportGone)
    if (found.takenBackAt)
      throw new AppError('conflict', (words) => words.timeEntries.takenBackAlready)
    const at = deps.now()
    const entries = await releaseEntries(tx, exportId)
    await settleReversals(tx, entries, at)
    if (await hasExportedReversal(tx, entries))
      throw new AppError('conflict', (words) => words.timeEntries.correctionExported)
    await markTakenBack(tx, exportId, { at, byName: by.name })
    await recordAudit(tx, {
      action: 'time.export_taken_back',
      by,
      at,
      customerId: found.customerId ?? undefined,
      before: { exportedAt: found.at.toISOString(), exportedBy: found.byName },
      after: { entries: entries.length },
    })
    return getExport(tx, exportId)
  })
}
