import { text } from 'node:stream/consumers'

import type pg from 'pg'

import { ensureRoles } from '#server/platform/db/migrate/roles.ts'
import { FileMissingError, type FileStore } from '#server/platform/files/file-store.ts'
import { ringOf } from '#server/platform/keys/key-ring.ts'
import { StartError } from '#server/platform/start-error.ts'
import { readArchive } from '#server/platform/backup/archive/archive-reader.ts'
import { connect } from '#server/platform/backup/connect.ts'
import { beginLoading, type Loading } from './load-database.ts'
import type { Manifest } from '#server/platform/backup/archive/manifest.ts'

type Target = { connectionString: string; files: FileStore }

type Options = {
  signal: AbortSignal
  migrations: { folder: string; latest: string }
  /** Called for a file that was missing already when the backup was made. */
  onMissing: (line: string) => void
  keys: Buffer[]
  onUnreadable?: (count: number) => void
  /** A restore of the same archive was killed here, so files that exist already are its own. */
  isRepeated?: boolean
  onBytes?: (count: number) => void
}

/** The outcome of the commit is unknown, so the files have to stay. */
export class UnknownCommit extends StartError {}

/**
 * Restores a verified archive into an empty database and a file store. Commits the database when
 * all files are stored. Deletes the files again if anything fails before that.
 */
export async function restoreBackup(
  target: Target,
  file: string,
  manifest: Manifest,
  options: Options,
): Promise<void> {
  const client = await connect(target.connectionString)
  const written: string[] = []
  try {
    await ensureRoles(client)
    const loading = await beginLoading(client, manifest, options.migrations)
    try {
      await restoreEntries(loading, target.files, file, written, options)
      await loading.finish()
      const [current] = options.keys
      const unreadable = current ? await loading.countUnreadable(ringOf(current, options.keys)) : 0
      if (unreadable > 0) options.onUnreadable?.(unreadable)
      options.signal.throwIfAborted()
    } catch (error) {
      await takeAway(target.files, written, error)
      throw error
    }
    await commit(client)
  } finally {
    await client.end()
  }
}

async function restoreEntries(
  loading: Loading,
  files: FileStore,
  file: string,
  written: string[],
  options: Options,
) {
  for await (const { is, content } of readArchive(file, options)) {
    switch (is.type) {
      case 'file':
        if (options.isRepeated) await files.delete(is.key)
        else await refuseToOverwrite(files, is.key)
        written.push(is.key)
        await files.write(is.key, content)
        break
      case 'missing':
        // The partial file may have been stored just before, padded with zeros.
        if (written.at(-1) === is.key) await files.delete(is.key)
        options.onMissing(await text(content))
        break
      case 'table':
        await loading.load(is.table, content)
        break
      case 'head':
      case 'key':
      case 'manifest':
        break
    }
  }
}

async function takeAway(files: FileStore, written: string[], reason: unknown) {
  try {
    for (const key of written) await files.delete(key)
  } catch (error) {
    throw new StartError(
      `The restore failed, and what it had put into the file store cannot be deleted: empty it before you start again. It failed because: ${(reason as Error).message}`,
      { cause: error },
    )
  }
}

/**
 * Throws when a file exists already: the store may belong to the installation that was backed up.
 */
async function refuseToOverwrite(files: FileStore, key: string) {
  try {
    const content = await files.read(key)
    content.destroy()
  } catch (error) {
    if (error instanceof FileMissingError) return
    throw error
  }
  throw new StartError(
    `The file store holds the file ${key} of this backup already: it is that of another installation. Choose an empty one.`,
  )
}

async function commit(client: pg.ClientBase) {
  try {
    await client.query('commit')
  } catch (error) {
    throw new UnknownCommit(
      'The connection to the database was lost at the very end. Run the same restore again: it begins anew where nothing has arrived, and says so where everything has.',
      { cause: error },
    )
  }
}
