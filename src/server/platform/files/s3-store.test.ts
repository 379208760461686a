import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'

import { afterAll, expect, onTestFinished, test } from 'vitest'

import type { S3Settings } from '#server/config.ts'
import { freePort } from '#test/free-port.ts'
import { aBucket } from '#test/s3/s3-server.ts'
import { startEmulator } from '#test/s3/start-emulator.ts'
import { testFileStore } from './file-store.contract.ts'
import type { FileStore } from './file-store.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'

const KEY = 'a/1'
const MIB = 2 ** 20

const server = await startEmulator()
afterAll(() => server.stop())

testFileStore('S3', async () => {
  const { settings, listTraces } = await aBucket(server)
  return { store: createS3Store(settings), listTraces }
})

const AWAY = {
  name: 'AppError',
  code: 'unavailable',
  message: 'Portico can’t reach its file store right now. Please try again in a few seconds.',
  retryAfterSeconds: 5,
}

/** Returns the error of each of the three operations. */
function failuresOf(store: FileStore): Promise<unknown[]> {
  return Promise.all(
    [
      store.write(KEY, Readable.from(['small'])),
      store.write(KEY, Readable.from([Buffer.alloc(6 * MIB)])),
      store.read(KEY),
      store.delete(KEY),
    ].map((asked) => asked.then(() => 'no failure').catch((error: unknown) => error)),
  )
}

/** Starts a store that gives every request the same answer. */
async function aStoreThatAnswers(answer: RequestListener): Promise<S3Settings> {
  const http = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  onTestFinished(async () => {
    http.closeAllConnections()
    http.close()
    await once(http, 'close')
  })
  const { port } = http.address() as AddressInfo
  return { ...server.access, endpoint: `http://127.0.0.1:${port}`, bucket: 'files' }
}

function xmlError(status: number, code: string): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`)
  }
}

test('S3: every call throws unavailable at once when the store does not run', async () => {
  const endpoint = `http://127.0.0.1:${await freePort()}`
  // Longer than the test may take.
  const store = createS3Store(
    { ...server.access, endpoint, bucket: 'files' },
    { silenceMs: 600_000 },
  )
  const failures = await failuresOf(store)
  for (const failure of failures) expect(failure).toMatchObject(AWAY)
})

test('S3: every call throws unavailable when the host name does not resolve', async () => {
  const store = createS3Store({ ...server.access, endpoint: 'http://s3.invalid', bucket: 'files' })
  const failures = await failuresOf(store)
  for (const failure of failures) expect(failure).toMatchObject(AWAY)
})

test('S3: every call throws unavailable after the timeout when the store is silent, and works when it answers again', async () => {
  const own = await startEmulator()
  onTestFinished(() => own.stop())
  const { settings, listTraces } = await aBucket(own)
  const store = createS3Store(settings, { silenceMs: 500 })
  await store.write(KEY, Readable.from(['before']))
  own.freeze()
  const failures = await failuresOf(store)
  for (const failure of failures) expect(failure).toMatchObject(AWAY)
  own.thaw()
  await store.delete(KEY)
  await store.write('b/2', Readable.from(['after']))
  await expect.poll(listTraces).toEqual(['b/2'])
})

test('S3: write throws unavailable and ends when the store dies during an upload', async () => {
  const own = await startEmulator()
  onTestFinished(() => own.stop())
  const { settings, listTraces } = await aBucket(own)
  const content = new PassThrough()
  const writing = createS3Store(settings).write(KEY, content)
  content.write(Buffer.alloc(6 * MIB))
  await expect.poll(listTraces).toEqual([`${KEY} (begun)`])
  await own.stop()
  content.end(Buffer.alloc(6 * MIB))
  await expect(writing).rejects.toMatchObject(AWAY)
  expect(content.destroyed).toBe(true)
})

test('S3: every call throws unavailable when the store, or the proxy in front of it, answers an outage', async () => {
  const answers: RequestListener[] = [
    xmlError(500, 'InternalError'),
    xmlError(503, 'SlowDown'),
    xmlError(429, 'TooManyRequests'),
    (_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' })
      response.end('<html><h1>Bad Gateway')
    },
    (request) => request.socket.destroy(),
  ]
  for (const answer of answers) {
    const failures = await failuresOf(createS3Store(await aStoreThatAnswers(answer)))
    for (const failure of failures) expect(failure).toMatchObject(AWAY)
  }
})

test('S3: write throws unavailable when the store has no room', async () => {
  for (const answer of [xmlError(507, 'XMinioStorageFull'), xmlError(403, 'QuotaExceeded')]) {
    const store = createS3Store(await aStoreThatAnswers(answer))
    await expect(store.write(KEY, Readable.from(['x']))).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('no space for files'),
    })
  }
})

test("S3: every call throws the store's own error when the store refuses the request", async () => {
  const { settings } = await aBucket(server)
  const refused = [
    createS3Store({ ...settings, secretAccessKey: 'wrong' }),
    createS3Store({ ...settings, bucket: 'no-such-bucket' }),
    createS3Store(await aStoreThatAnswers(xmlError(403, 'AccessDenied'))),
  ]
  for (const store of refused) {
    const failures = await failuresOf(store)
    for (const failure of failures) {
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toHaveProperty('code')
    }
  }
})

test('S3: read and write complete when the reader or the content is slow', async () => {
  const { settings } = await aBucket(server)
  const store = createS3Store(settings, { silenceMs: 1_000 })
  const bytes = randomBytes(11 * MIB)
  const slowly = async function* () {
    for (let at = 0; at < bytes.length; at += 4 * MIB) {
      yield bytes.subarray(at, at + 4 * MIB)
      await setTimeout(2_000)
    }
  }
  await store.write(KEY, Readable.from(slowly(), { objectMode: false }))
  const read: Buffer[] = []
  for await (const chunk of await store.read(KEY)) {
    if (read.push(chunk) === 1) await setTimeout(3_000)
  }
  expect(Buffer.concat(read).equals(bytes)).toBe(true)
})

test('S3: the bucket is part of the path unless the host belongs to Amazon', () => {
  const endpoints = {
    'https://s3.eu-central-1.amazonaws.com': false,
    'https://s3.cn-north-1.amazonaws.com.cn': false,
    'https://minio.example.com': true,
    'http://127.0.0.1:9000': true,
    'https://amazonaws.com.example.com': true,
  }
  for (const [endpoint, isPathStyle] of Object.entries(endpoints)) {
    const client = createS3Client({ ...server.access, endpoint, bucket: 'files' }, {})
    expect(client.config.forcePathStyle, endpoint).toBe(isPathStyle)
  }
})
