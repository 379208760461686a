import { textKey } from '#shared/words/catalogue.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { everyTenMinutes } from '#server/platform/jobs/clean-up-job.ts'
import { type Job, scheduledJob } from '#server/platform/jobs/job.ts'
import { deletePendingFiles, listAbandonedFiles } from './queries.ts'

/** Longer than any upload may take. Younger files may still be in flight. */
const LONGEST_UPLOAD_MS = 24 * 3_600_000

type FileDeps = Pick<Deps, 'db' | 'files' | 'now'>

export function fileJobs(deps: FileDeps): Job[] {
  const name = 'abandoned-files'
  return [
    scheduledJob(
      { name, title: textKey('jobs.brokenUploads'), schedule: everyTenMinutes(name) },
      ({ signal }) => deleteAbandonedFiles(deps, signal),
    ),
  ]
}

/**
 * Deletes files whose request died before its own cleanup. The row that announced them is still
 * there.
 */
async function deleteAbandonedFiles({ db, files, now }: FileDeps, signal: AbortSignal) {
  const before = new Date(now().getTime() - LONGEST_UPLOAD_MS)
  const abandoned = await asWorker(db, (tx) => listAbandonedFiles(tx, before))
  for (const { customerId, storageKey } of abandoned) {
    if (signal.aborted) return
    await files.delete(storageKey)
    await asWorker(db, (tx) => deletePendingFiles(tx, customerId, [storageKey]))
  }
}
