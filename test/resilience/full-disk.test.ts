import { randomBytes } from 'node:crypto'
import { statfs, writeFile, rm } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { makeDataDir, prepareDataDir } from '#test/fixtures/embedded-postgres.ts'

import { findRunningEmbedded } from '#server/platform/embedded-postgres/address.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import { aFile } from '#test/builders.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aTenant } from './a-tenant.ts'
import { readAttachment, type RemoteClient } from './remote-client.ts'
import { runPortico, SOON } from './run-portico.ts'
import { mountSmallDisk } from './small-disk.ts'
import { listStore } from './ticket-load.ts'

const MEGABYTE = 2 ** 20

function create(client: RemoteClient, origin: string, bytes?: Buffer<ArrayBuffer>) {
  const form = new FormData()
  form.set('subject', 'The disk is full')
  // Random text cannot be compressed, so it soon fills the free space inside tables.
  form.set('description', randomBytes(10_000).toString('hex'))
  form.set('priority', 'Low')
  form.set('categories', 'HARDWARE_ISSUE')
  if (bytes) form.append('attachments', aFile('big.png', bytes))
  return client.send(origin, '/api/tickets', { method: 'POST', body: form })
}

async function expectNothingCanBeStored(response: Response) {
  const body = await response.json()
  expect({ status: response.status, ...body }).toMatchObject({
    status: 503,
    error: 'unavailable',
    message: expect.stringMatching(/(no space for files|nothing can be saved) right now/i),
  })
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
}

async function expectReadable(client: RemoteClient, origin: string, ticket: Ticket, bytes: Buffer) {
  expect((await client.send(origin, '/api/tickets')).status).toBe(200)
  expect((await readAttachment(client, origin, ticket)).equals(bytes)).toBe(true)
}

async function readiness(origin: string) {
  const response = await fetch(`${origin}/readyz`)
  return [response.status, await response.json()]
}

test('an upload is refused and all else continues when the disk of the files is full', async ({
  skip,
}) => {
  const dataDir = await makeDataDir()
  const filesFolder = path.join(dataDir, 'files')
  const disk = await mountSmallDisk(filesFolder, 3)
  if (!disk.ok) {
    skip(disk.reason)
    return
  }
  const database = await createTestDatabase()
  const portico = await runPortico(dataDir, { DATABASE_URL: database })
  const { beside, client } = await aTenant(database, portico.url)
  const bytes = randomBytes(MEGABYTE)
  const ticket: Ticket = await (await create(client, portico.url, bytes)).json()

  for (const megabytes of [4, 9]) {
    const refused = await create(client, portico.url, randomBytes(megabytes * MEGABYTE))
    await expectNothingCanBeStored(refused)
  }
  await expectReadable(client, portico.url, ticket, bytes)
  expect((await create(client, portico.url)).status).toBe(201)
  const store = await listStore(beside, filesFolder)
  expect(store.files).toEqual(store.attached)
  expect(store.pending).toEqual([])

  await disk.grow(20)
  expect((await create(client, portico.url, randomBytes(4 * MEGABYTE))).status).toBe(201)
  expect(await portico.stop()).toBe(0)
})

test('reading continues when the whole disk is full, and writing when there is room again', async ({
  skip,
}) => {
  const dataDir = await makeDataDir()
  const disk = await mountSmallDisk(dataDir, 200)
  if (!disk.ok) {
    skip(disk.reason)
    return
  }
  await prepareDataDir(dataDir)
  const portico = await runPortico(dataDir)
  const { client } = await aTenant((await findRunningEmbedded(dataDir))!, portico.url)
  const bytes = randomBytes(MEGABYTE)
  const ticket: Ticket = await (await create(client, portico.url, bytes)).json()

  const ballast = path.join(dataDir, 'ballast')
  const { bavail, bsize } = await statfs(dataDir)
  await writeFile(ballast, Buffer.alloc(bavail * bsize))
  await expectNothingCanBeStored(await create(client, portico.url, randomBytes(MEGABYTE)))
  await expectReadable(client, portico.url, ticket, bytes)

  // Tables have some free space within their last pages.
  let refused: Response
  do refused = await create(client, portico.url)
  while (refused.status === 201)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ error: 'unavailable' })
  expect(await readiness(portico.url)).toEqual([503, { status: 'disk_full' }])

  await rm(ballast)
  await expect.poll(async () => (await create(client, portico.url, bytes)).status, SOON).toBe(201)
  await expectReadable(client, portico.url, ticket, bytes)
  expect(await readiness(portico.url)).toEqual([200, { status: 'ready' }])
  expect(await portico.stop()).toBe(0)
})
