import { type AddressInfo, connect, type Socket } from 'node:net'
import { once } from 'node:events'

import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'

import { followRequests } from '#server/platform/operations/follow-requests.ts'
import { limitRequests } from './limit-requests.ts'

/** More than the socket buffers of both ends hold. */
const LARGE = 24_000_000

type Bounds = Parameters<typeof limitRequests>[2]

/** Starts a server that answers `/api/large` for the person named in the address. */
async function aServer(bounds: Bounds) {
  const app = Fastify()
  // The only dependency that the limits have.
  app.decorate('deps', { config: { isSecure: false } } as never)
  app.decorateRequest('viewer', undefined)
  await app.register(cookie)
  const limits = { current: () => ({ requestsAtOnceOfPerson: 0 }) as never }
  limitRequests(app, { limits, requests: followRequests(app) }, bounds)
  let asked = 0
  app.get<{ Params: { person: string } }>('/api/large/:person', (request, reply) => {
    request.sessionUserId = request.params.person
    asked += 1
    return reply.send('x'.repeat(LARGE))
  })
  app.setErrorHandler((error: Error & { code: string }, _request, reply) =>
    reply.code(429).send({ message: error.message }),
  )
  await app.listen({ port: 0 })
  onTestFinished(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { port, asked: () => asked }
}

/** Requests a large answer and reads nothing of it. */
function askAndReadNothing(port: number, person: string): Socket {
  const socket = connect(port, '127.0.0.1')
  socket.pause()
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /api/large/${person} HTTP/1.1\r\nHost: x\r\n\r\n`)
  return socket
}

async function read(port: number, person: string) {
  const res = await fetch(`http://127.0.0.1:${port}/api/large/${person}`)
  const text = await res.text()
  return { status: res.status, size: text.length, start: text.slice(0, 200) }
}

test('a call answers 429 when its person leaves answers unread, and others continue', async () => {
  const { port, asked } = await aServer({ unreadBytesOfPerson: 2 * LARGE })
  askAndReadNothing(port, 'ada')
  askAndReadNothing(port, 'ada')
  await expect.poll(asked).toBe(2)
  const refused = await read(port, 'ada')
  expect(refused.status).toBe(429)
  expect(JSON.parse(refused.start)).toEqual({
    message:
      'Each person can have up to 48 MB of responses waiting to be downloaded. Please try again in a moment.',
  })
  expect(await read(port, 'bea')).toMatchObject({ status: 200, size: LARGE })
})

test('a connection is closed when it takes nothing of its answer, and its person can ask again', async () => {
  const { port, asked } = await aServer({ stalledMs: 200, unreadBytesOfPerson: LARGE })
  const socket = askAndReadNothing(port, 'ada')
  await expect.poll(asked).toBe(1)
  await expect.poll(async () => (await read(port, 'ada')).status).toBe(200)
  socket.resume()
  await once(socket, 'close')
  expect(socket.bytesRead).toBeLessThan(LARGE)
})

test('the oldest unread answer is aborted when all people together leave too much unread', async () => {
  const { port, asked } = await aServer({ unreadBytes: 2 * LARGE })
  const oldest = askAndReadNothing(port, 'ada')
  await expect.poll(asked).toBe(1)
  const second = askAndReadNothing(port, 'bea')
  await expect.poll(asked).toBe(2)
  expect(await read(port, 'cyd')).toMatchObject({ status: 200, size: LARGE })
  oldest.resume()
  await once(oldest, 'close')
  expect(oldest.bytesRead).toBeLessThan(LARGE)
  second.resume()
  await expect.poll(() => second.bytesRead).toBeGreaterThan(LARGE)
})
