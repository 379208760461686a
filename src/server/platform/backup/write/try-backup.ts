import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { finished } from 'node:stream/promises'

import { FileMissingError, type FileStore } from '#server/platform/files/file-store.ts'
import type { Manifest } from '#server/platform/backup/archive/manifest.ts'
import { restoreInstallation } from '#server/platform/backup/restore/restore-installation.ts'

/**
 * Restores a backup into an empty database that is removed again. Its files are read and not kept.
 *
 * @throws StartError when the backup cannot be restored.
 */
export async function tryBackup(
  file: string,
  options: {
    signal: AbortSignal
    onBytes?: (count: number) => void
    onUnreadable?: (count: number) => void
  },
): Promise<Manifest> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-verify-'))
  const place = { dataDir, databaseUrl: undefined, s3: undefined, installationKeys: undefined }
  try {
    return await restoreInstallation(place, file, {
      ...options,
      files: nowhere,
      onMissing: () => undefined,
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

const nowhere: FileStore = {
  write: (_key, content) => finished(content.resume()),
  read: (key) => Promise.reject(new FileMissingError(key)),
  delete: () => Promise.resolve(),
}
