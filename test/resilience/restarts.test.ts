import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { expect, onTestFinished, test } from 'vitest'

import { freePort } from '#test/free-port.ts'
import { keepCalling } from './keep-calling.ts'
import { SOON } from './run-portico.ts'

const RESTARTS = 10
const CONNECTIONS = 16
const CALLS_BETWEEN = 200

/** Stops as Portico does, and starts in no time. */
const PROGRAM = `
  import Fastify from 'fastify'
  import { runUntilSignal } from '#server/platform/operations/run-until-signal.ts'
  import { followRequests } from '#server/platform/operations/follow-requests.ts'
  import { stopInOrder } from '#server/platform/operations/orderly-stop.ts'
  await runUntilSignal(async () => {
    const app = Fastify({ return503OnClosing: false })
    stopInOrder(app, { requests: followRequests(app) })
    app.get('/quick', () => 'quick')
    app.get('/slow', (_request, reply) => void setTimeout(() => reply.send('slow'), 10))
    await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
    console.log('ready')
    return { stop: () => app.close() }
  })`

async function start(port: number) {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', PROGRAM], {
    env: { ...process.env, PORT: String(port) },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return {
    async stop() {
      child.kill('SIGTERM')
      const [code] = await ended
      return code
    },
  }
}

test('no connection is reset when a server is stopped and started again ten times under steady traffic', async () => {
  const port = await freePort()
  let server = await start(port)
  const origin = `http://127.0.0.1:${port}`
  const { calls, stop } = keepCalling(origin, ['/quick', '/slow'], { connections: CONNECTIONS })
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    const enough = calls.answered + CALLS_BETWEEN
    await expect.poll(() => calls.answered, SOON).toBeGreaterThan(enough)
    expect(await server.stop()).toBe(0)
    server = await start(port)
  }
  await stop()
  expect(calls.failed).toEqual([])
})
