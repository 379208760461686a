import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { factsOf } from '#server/platform/error-facts.ts'
import { type ByteRange, checkKey, FileMissingError, type FileStore } from './file-store.ts'
import { storeFull } from './store-failures.ts'

/** The disk is full, or this user's quota is used up. */
const FULL = new Set(['ENOSPC', 'EDQUOT'])

/** Stores files in a folder of this machine. */
export function createFolderStore(folder: string): FileStore {
  function pathOf(key: string): string {
    checkKey(key)
    return path.join(folder, key)
  }

  return {
    async write(key: string, content: Readable) {
      const file = pathOf(key)
      const part = partOf(file)
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
        await pipeline(content, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }))
        await rename(part, file)
        await syncFolder(path.dirname(file))
      } catch (error) {
        await rm(part, { force: true })
        throw isFull(error) ? storeFull(error) : error
      }
    },

    async read(key: string, range?: ByteRange) {
      const stream = createReadStream(pathOf(key), range)
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve())
        stream.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ENOENT' ? new FileMissingError(key, { cause: error }) : error),
        )
      })
      return stream
    },

    async delete(key: string) {
      const file = pathOf(key)
      await rm(file, { force: true })
      // Remove what a process left behind that died while writing.
      await rm(partOf(file), { force: true })
    },
  }
}

/** Returns the path of a file until it is complete. */
function partOf(file: string): string {
  return `${file}.part`
}

function isFull(error: unknown): boolean {
  return FULL.has(factsOf(error).code ?? '')
}

/** Syncs the folder. A new name is durable only after that. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
