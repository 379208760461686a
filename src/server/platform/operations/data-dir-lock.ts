import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { factsOf } from '#server/platform/error-facts.ts'
import { StartError } from '#server/platform/start-error.ts'

const SQLITE_BUSY = 5
// Several that ask at the very same time are in each other's way for a moment; without any patience
// all of them could be refused.
const PATIENCE_MS = 500

const NOT_WRITABLE = new Map([
  ['EROFS', 'is read-only: its file system is mounted without the right to write'],
  ['EACCES', 'is read-only for the user that Portico runs as'],
  ['EPERM', 'is read-only for the user that Portico runs as'],
])

// Held here too, because a lock that its taker forgets would be released by the garbage collector.
const held = new Set<DatabaseSync>()

/**
 * Takes DATA_DIR for this process and refuses when another one has it.
 *
 * SQLite serves as nothing but a portable file lock: the kernel grants it to exactly one process
 * and takes it back when that process dies, however it dies. There is no stale file to judge, no
 * process id that may have been reused, and containers that share the folder see each other.
 * Nothing else in this process may open `portico.lock`: closing any handle of it ends the lock.
 */
export async function lockDataDir(dataDir: string): Promise<{ release: () => void }> {
  const lock = await openLock(dataDir)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw isBusy(cause)
      ? new StartError(
          `Another Portico is running on ${resolve(dataDir)}. Stop it first, or set DATA_DIR to another folder.`,
          { cause },
        )
      : unusable(dataDir, cause)
  }
  held.add(lock)

  return {
    release() {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** Makes DATA_DIR where it is missing, closed to others. What lies above it stays open as usual. */
export async function makeDataDir(dataDir: string) {
  await mkdir(dirname(resolve(dataDir)), { recursive: true })
  try {
    // Without `recursive`, which answers "not found" where the file system is read-only.
    await mkdir(dataDir, { mode: 0o700 })
  } catch (error) {
    if (!(await isFolder(dataDir))) throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false
}

async function openLock(dataDir: string) {
  try {
    await makeDataDir(dataDir)
    await access(dataDir, constants.W_OK)
    return new DatabaseSync(join(dataDir, 'portico.lock'), { timeout: PATIENCE_MS })
  } catch (cause) {
    throw unusable(dataDir, cause)
  }
}

function isBusy(error: unknown) {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

function unusable(dataDir: string, cause: unknown) {
  const { code = '', message } = factsOf(cause)
  return new StartError(
    `DATA_DIR ${resolve(dataDir)} ${NOT_WRITABLE.get(code) ?? `cannot be used: ${message}`}. Set DATA_DIR to a folder that Portico may write to.`,
    { cause },
  )
}
