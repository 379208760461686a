import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'
import { findPostgresBinaries } from './binaries.ts'
import { prepareCluster } from './cluster.ts'
import { launchOnFreePort } from './free-port.ts'
import { launchPostmaster } from './postmaster.ts'

test('a port that somebody else has is left for another one', async () => {
  const dataDir = await makeDataDir()
  const folder = join(dataDir, 'postgres')
  const binaries = await findPostgresBinaries()
  const cluster = await prepareCluster({ dataDir, folder, binaries, durable: false })
  const stopping = new AbortController()
  const takenPort = await takePort()
  const ports = [takenPort, takenPort, 31_999]

  const { port, postmaster } = await launchOnFreePort(
    (candidate) =>
      launchPostmaster(cluster, {
        port: candidate,
        logFile: join(dataDir, 'postgres.log'),
        durable: false,
        stopping: stopping.signal,
      }),
    () => ports.shift() ?? 0,
  )

  expect(port).toBe(31_999)
  stopping.abort()
  expect(await postmaster.ended).toBe('exit code 0')
})

test('a failure that will not pass is not tried again', async () => {
  const launches: number[] = []

  const start = launchOnFreePort(async (port) => {
    launches.push(port)
    return { ok: false, log: 'FATAL:  data directory has wrong ownership' }
  })

  await expect(start).rejects.toThrow(StartError)
  expect(launches).toHaveLength(1)
})

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
