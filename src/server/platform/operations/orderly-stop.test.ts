import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'

import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { createLogger } from './logger.ts'
import { startPortico } from '#server/start.ts'
import { aCustomer, aFile, aTicketForm, aUser } from '#test/builders.ts'
import { openEventStream } from '#test/event-stream.ts'
import { freePort } from '#test/free-port.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { signedInAs } from '#test/test-client.ts'

import { followRequests } from './follow-requests.ts'
import { stopInOrder } from './orderly-stop.ts'

/** Starts a server whose `/slow` answers when the test says so. */
async function aSlowServer({
  drainMs,
  lingerMs = 20,
}: { drainMs?: number; lingerMs?: number } = {}) {
  const written: string[] = []
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void written.push(line) })
  const app = Fastify({ loggerInstance: log, return503OnClosing: false })
  const slow = hold()
  stopInOrder(app, { requests: followRequests(app), drainMs, lingerMs })
  app.get('/quick', () => 'quick')
  app.get('/slow', async () => {
    await slow.reached()
    return 'slow'
  })
  app.get('/streamed', async () => {
    const stream = new PassThrough()
    stream.write('begun, ')
    void slow.reached().then(() => stream.end('ended'))
    return stream
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => {
    slow.letGo()
    return app.close()
  })
  return { app, url, slow, messages: () => written.map((line) => JSON.parse(line).msg) }
}

/** Returns a gate where a request waits until the test opens it. */
function hold() {
  const arrived = Promise.withResolvers<void>()
  const going = Promise.withResolvers<void>()
  return {
    arrived: arrived.promise,
    letGo: () => going.resolve(),
    async reached() {
      arrived.resolve()
      await going.promise
    },
  }
}

/** Opens a keep-alive connection, like a browser or a proxy. */
async function aConnection(app: FastifyInstance) {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const received = text(socket)
  return {
    ask: (address: string) => socket.write(`GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    /** Everything received, available when the server has closed the connection. */
    received,
    firstBytes: () => once(socket, 'data'),
  }
}

async function isRefused(app: FastifyInstance, port: number) {
  await expect.poll(() => app.server.listening).toBe(false)
  const socket = connect(port, '127.0.0.1')
  const [error] = await once(socket, 'connect').catch((thrown: unknown) => [thrown])
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ECONNREFUSED'
}

test('close answers a request when it is in flight, and then closes its connection', async () => {
  const { app, slow, messages } = await aSlowServer()
  const { port } = app.server.address() as AddressInfo
  const connection = await aConnection(app)
  connection.ask('/slow')
  await slow.arrived
  const closed = app.close()
  expect(await isRefused(app, port)).toBe(true)
  slow.letGo()
  const answer = await connection.received
  await closed
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toMatch(/slow$/)
  expect(messages()).toContain('stopping: requests that are under way are finished')
})

test('close sends an answer to its end when it has begun', async () => {
  const { app, slow } = await aSlowServer()
  const connection = await aConnection(app)
  connection.ask('/streamed')
  await connection.firstBytes()
  const closed = app.close()
  slow.letGo()
  expect(await connection.received).toMatch(/begun, [\s\S]*ended/)
  await closed
})

test('close answers one more request of a connection when it is idle, and then closes it', async () => {
  const { app } = await aSlowServer({ lingerMs: 60_000 })
  const [fresh, used] = [await aConnection(app), await aConnection(app)]
  used.ask('/quick')
  await used.firstBytes()
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  fresh.ask('/quick')
  used.ask('/quick')
  for (const { received } of [fresh, used])
    expect(await received).toMatch(/\r\nconnection: close\r\n[^]*quick$/i)
  await closed
})

test('close keeps a connection when its answer did not announce the end', async () => {
  const { app, slow } = await aSlowServer({ lingerMs: 60_000 })
  const connection = await aConnection(app)
  connection.ask('/streamed')
  await connection.firstBytes()
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  slow.letGo()
  await connection.firstBytes()
  connection.ask('/quick')
  expect(await connection.received).toMatch(/ended[^]*\r\nconnection: close\r\n[^]*quick$/i)
  await closed
})

test('close closes a connection when it stays idle', async () => {
  const { app } = await aSlowServer()
  const [fresh, used] = [await aConnection(app), await aConnection(app)]
  used.ask('/quick')
  await used.firstBytes()
  await app.close()
  expect(await fresh.received).toBe('')
  expect(await used.received).toMatch(/quick$/)
})

test('close cuts off and logs a request when it takes longer than the drain time', async () => {
  const { app, slow, messages } = await aSlowServer({ drainMs: 20 })
  const connection = await aConnection(app)
  connection.ask('/slow')
  await slow.arrived
  await app.close()
  expect(await connection.received.catch(() => 'reset')).not.toContain('200')
  expect(messages()).toContain('requests took too long and were cut off')
})

test('the live streams end and an upload finishes when Portico stops', async () => {
  const databaseUrl = await createTestDatabase()
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-stop-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const portico = await startPortico(
    readConfig({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
    }),
    { log: createLogger({ logLevel: 'fatal' }), webFolder: path.join(dataDir, 'no-web') },
  )
  onTestFinished(() => portico.stop())
  const { app, deps } = portico
  const { files } = deps
  const upload = hold()
  deps.files = {
    ...files,
    async write(key, content) {
      await upload.reached()
      await files.write(key, content)
    },
  }
  const user = await aUser(deps, await aCustomer(deps))
  const client = await signedInAs(portico, user)
  await client.get('/api/auth/user')
  const stream = await openEventStream(portico, client)
  const [idle, kept] = [await aConnection(app), await aConnection(app)]

  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const uploading = fetch(
    `${deps.config.publicUrl.replace('localhost', '127.0.0.1')}/api/tickets`,
    {
      method: 'POST',
      body: aTicketForm([aFile('log.txt', 'x'.repeat(100_000), 'text/plain')]),
      headers: { cookie, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') ?? '' },
    },
  )
  await upload.arrived
  const stopped = portico.stop()

  expect(await stream.ended).toBe('ended')
  expect(await isRefused(app, deps.config.port)).toBe(true)
  kept.ask('/api/auth/user')
  expect(await kept.received).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i)
  expect(await idle.received).toBe('')
  upload.letGo()
  const res = await uploading
  expect(res.status).toBe(201)
  expect(res.headers.get('connection')).toBe('close')
  expect(await res.json()).toMatchObject({ attachments: [{ filename: 'log.txt', size: 100_000 }] })
  await stopped
})
