import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import { expect, onTestFinished, test } from 'vitest'

import { mountSmallDisk } from '#test/resilience/small-disk.ts'
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

test('folder: write throws unavailable and read still works when the disk is full', async ({
  skip,
}) => {
  const { folder, store, listTraces } = await aFolder()
  const disk = await mountSmallDisk(folder, 1)
  if (!disk.ok) {
    skip(disk.reason)
    return
  }
  await store.write('a/1', Readable.from(['kept']))
  const refusal = await store.write('a/2', Readable.from([Buffer.alloc(2 ** 21)])).catch((e) => e)
  expect(refusal).toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('no space for files'),
    retryAfterSeconds: 60,
    cause: { code: 'ENOSPC' },
  })
  expect(await listTraces()).toEqual(['a/1'])
  expect(await text(await store.read('a/1'))).toBe('kept')
  await disk.grow(5)
  await store.write('a/2', Readable.from([Buffer.alloc(2 ** 21)]))
  expect(await listTraces()).toEqual(['a/1', 'a/2'])
})
