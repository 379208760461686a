import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { aPortal } from '#test/a-portal.ts'
import { aFile, aTicketForm } from '#test/builders.ts'
import { aBucket } from '#test/s3/s3-server.ts'
import { startEmulator } from '#test/s3/start-emulator.ts'
import { createEmptyDatabase, createTestDatabase } from '#test/test-database.ts'
import { restoreInstallation } from '#server/platform/backup/restore/restore-installation.ts'
import { type Source, writeBackup } from '#server/platform/backup/write/write-backup.ts'

const { signal } = new AbortController()

async function backUp(source: Source, file: string) {
  const missing: string[] = []
  const onMissing = (line: string) => missing.push(line)
  const { manifest } = await writeBackup(source, file, { signal, now: () => new Date(), onMissing })
  return { tables: manifest.tables, files: manifest.files, missing }
}

test('a restore moves files from a folder into a bucket, and a backup reads them there', async () => {
  const portal = await aPortal({ through: () => createTestDatabase() })
  const large = new Uint8Array(6_000_000).fill(7)
  const form = aTicketForm([aFile('large.bin', large), aFile('small.txt', 'x'), aFile('none', '')])
  expect((await portal.client.send('POST', '/api/tickets', { form })).statusCode).toBe(201)
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-s3-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const server = await startEmulator()
  onTestFinished(() => server.stop())
  const { settings: s3, listTraces } = await aBucket(server)
  const dataDir = path.join(folder, 'data')
  const databaseUrl = await createEmptyDatabase()
  const place = { databaseUrl, dataDir, s3, installationKeys: undefined }
  const archive = path.join(folder, 'from-folder.tar')
  const { files: folderStore, config } = portal.deps
  const source = { connectionString: portal.databaseUrl, files: folderStore, place: config }

  const fromFolder = await backUp(source, archive)
  await restoreInstallation(place, archive, { signal, onMissing: () => undefined })

  const keys = await readdir(path.join(portal.filesFolder, portal.customer.id))
  expect(await listTraces()).toEqual(keys.map((key) => `${portal.customer.id}/${key}`).toSorted())
  expect(await readdir(place.dataDir)).toEqual(['installation.key', 'portico.lock'])
  const files = await openFileStore(place)
  const restored = { connectionString: place.databaseUrl, files, place }
  expect(await backUp(restored, path.join(folder, 'from-bucket.tar'))).toEqual(fromFolder)

  await server.stop()
  await expect(backUp(restored, path.join(folder, 'none.tar'))).rejects.toThrow(
    /^The file store cannot be used: .*ECONNREFUSED/,
  )
  expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([])
})
