import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { z } from 'zod'

import { readFileIfAny } from '#server/platform/embedded-postgres/read-file.ts'
import { StartError } from '#server/platform/start-error.ts'

const UnfinishedRestore = z.object({
  /** The archive's seal, by which a repeated restore recognizes its own files. */
  seal: z.string(),
  /** Content of DATA_DIR before the restore. */
  before: z.array(z.string()),
})
type UnfinishedRestore = z.infer<typeof UnfinishedRestore>

/** A file that exists in DATA_DIR while a restore runs, and after one was killed. */
export const UNFINISHED_RESTORE = 'restore-unfinished.json'

function markOf(dataDir: string): string {
  return path.join(dataDir, UNFINISHED_RESTORE)
}

export async function findUnfinishedRestore(
  dataDir: string,
): Promise<UnfinishedRestore | undefined> {
  const text = await readFileIfAny(markOf(dataDir))
  return text === undefined ? undefined : UnfinishedRestore.parse(JSON.parse(text))
}

export async function markUnfinishedRestore(
  dataDir: string,
  restore: UnfinishedRestore,
): Promise<void> {
  await writeFile(markOf(dataDir), JSON.stringify(restore), { mode: 0o600, flush: true })
}

export async function markRestoreFinished(dataDir: string): Promise<void> {
  await rm(markOf(dataDir), { force: true })
}

/** @throws StartError when a restore was killed here: its remains are no installation. */
export async function refuseUnfinishedRestore(dataDir: string): Promise<void> {
  if ((await readFileIfAny(markOf(dataDir))) === undefined) return
  throw new StartError(
    `A restore into ${dataDir} was interrupted, so the installation is incomplete. Run the same restore again. It starts over automatically.`,
  )
}
