import { readdir } from 'node:fs/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { testFileStore } from './file-store.contract.ts'
import { createFolderStore } from './folder-store.ts'

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return {
    folder,
    store: createFolderStore(folder),
    async listTraces() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    },
  }
}

testFileStore('folder', aFolder)
