import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import type { S3Settings } from '#server/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { freePort } from '#test/free-port.ts'
import { aBucket } from '#test/s3/s3-server.ts'
import { startEmulator } from '#test/s3/start-emulator.ts'
import { openFileStore } from './open-file-store.ts'

const server = await startEmulator()
afterAll(() => server.stop())

async function aDataDir() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-data-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  return dataDir
}

/** Returns the message that the operator reads when the bucket cannot be used. */
async function startErrorOf(s3: S3Settings): Promise<string> {
  const error = await openFileStore({ dataDir: '/nowhere', s3 }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StartError)
  return (error as StartError).message
}

test('openFileStore uses a folder in DATA_DIR when S3 is not configured', async () => {
  const dataDir = await aDataDir()
  const store = await openFileStore({ dataDir, s3: undefined })
  await store.write('a/1', Readable.from(['x']))
  expect(await readdir(path.join(dataDir, 'files', 'a'))).toEqual(['1'])
})

test('openFileStore uses the bucket, and its trial leaves nothing there, when S3 is configured', async () => {
  const dataDir = await aDataDir()
  const { settings, listTraces } = await aBucket(server)
  const store = await openFileStore({ dataDir, s3: settings })
  expect(await listTraces()).toEqual([])
  await store.write('a/1', Readable.from(['x']))
  expect(await listTraces()).toEqual(['a/1'])
  expect(await readdir(dataDir)).toEqual([])
})

test('openFileStore throws a StartError with the cause and the remedy when the bucket cannot be used', async () => {
  const { settings } = await aBucket(server)
  const away = `http://127.0.0.1:${await freePort()}`
  const named = (bucket: string, endpoint = settings.endpoint) =>
    `S3_BUCKET: the bucket "${bucket}" at ${endpoint} cannot be used: `

  const nowhere = await startErrorOf({ ...settings, endpoint: away })
  expect(nowhere).toContain(named(settings.bucket, away))
  expect(nowhere).toMatch(/ECONNREFUSED.*See that the store is running and that S3_ENDPOINT/)

  const missing = await startErrorOf({ ...settings, bucket: 'no-such-bucket' })
  expect(missing).toContain(`${named('no-such-bucket')}NoSuchBucket`)
  expect(missing).toMatch(/Make it, or give the name of another\.$/)

  const stranger = await startErrorOf({ ...settings, secretAccessKey: 'not-the-secret' })
  expect(stranger).toContain(`${named(settings.bucket)}SignatureDoesNotMatch`)
  expect(stranger).toMatch(/See that S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are right\.$/)
  expect(stranger).not.toContain('not-the-secret')
})
