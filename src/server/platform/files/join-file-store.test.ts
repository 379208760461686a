import { mkdtemp, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { fileStoreFailures } from '#server/setup/find-failures.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { createFolderStore } from './folder-store.ts'
import { joinFileStore } from './join-file-store.ts'

async function anInstallation() {
  const pool = createPool(await createTestDatabase(), () => undefined)
  onTestFinished(() => pool.end())
  const db = createDb(pool)
  return {
    db,
    findFailures: () => asWorker(db, (tx) => fileStoreFailures(tx, new Date())),
    /** Joins as a process whose files are in this folder. Returns its warnings. */
    async join(dataDir: string) {
      const warn = vi.fn<(facts: unknown, text?: string) => void>()
      const { stop } = await joinFileStore({
        db,
        files: createFolderStore(path.join(dataDir, 'files')),
        config: { dataDir, s3: undefined },
        log: { warn, debug: vi.fn<() => void>() },
      })
      onTestFinished(stop)
      return warn.mock.calls.map(([, text]) => text)
    },
  }
}

async function aFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('a process warns when the files of the installation are in another store', async () => {
  const { join, findFailures } = await anInstallation()
  const [one, other] = [await aFolder(), await aFolder()]
  expect(await join(one)).toEqual([])
  expect(await join(one)).toEqual([])
  expect(await findFailures()).toEqual([])

  const [warning, ...more] = await join(other)
  expect(more).toEqual([])
  expect(warning).toContain(`files in ${hostname()}:${other}/files`)
  expect(warning).toContain(`are in ${hostname()}:${one}/files.`)
  expect(await findFailures()).toMatchObject([{ kind: 'files_apart' }])
})

test('a store is not reported as a failure when no process uses it', async () => {
  const { db, join, findFailures } = await anInstallation()
  await join(await aFolder())
  await join(await aFolder())
  await db
    .updateTable('fileStores')
    .set({ seenAt: new Date(Date.now() - 600_000) })
    .execute()
  expect(await findFailures()).toEqual([])
})

test('processes with one new store agree on its id when they start together', async () => {
  const { db, join } = await anInstallation()
  const folder = await aFolder()
  const warnings = await Promise.all([1, 2, 3, 4].map(() => join(folder)))
  expect(warnings.flat()).toEqual([])
  expect(await db.selectFrom('fileStores').selectAll().execute()).toHaveLength(1)
})
