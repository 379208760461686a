import { BACKUP_DAYS } from '#shared/health/values.ts'

import type { Failure } from '#server/health/failure.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { dayIn } from '#server/platform/mail-transport/write-mail.ts'
import { findBackups, findOtherFileStore } from './queries.ts'

const DAY_MS = 24 * 3_600_000

/** Finds out whether a process stores files where the others don't find them. */
export async function fileStoreFailures(tx: Tx, _now: Date): Promise<Failure[]> {
  const other = await findOtherFileStore(tx)
  if (!other) return []
  const failure = { kind: 'files_apart', subjectId: '', name: null, step: null } as const
  return [
    { ...failure, since: other.since, detail: (words) => words.operations.filesIn(other.location) },
  ]
}

/** Finds out whether backups fail, or are no longer made. Who never made one has a first step to take. */
export async function backupFailures(tx: Tx, now: Date): Promise<Failure[]> {
  const { madeAt = null, failedAt = null } = (await findBackups(tx)) ?? {}
  const failure = { subjectId: '', name: null, step: null }
  const detail: Failure['detail'] = (words) =>
    madeAt && words.operations.lastBackup(dayIn(words, madeAt))
  if (failedAt !== null) return [{ ...failure, kind: 'backup_failed', since: failedAt, detail }]
  if (madeAt === null || now.getTime() - madeAt.getTime() < BACKUP_DAYS * DAY_MS) return []
  const since = new Date(madeAt.getTime() + BACKUP_DAYS * DAY_MS)
  return [{ ...failure, kind: 'backup_overdue', since, detail }]
}
