import { expect, test, vi } from 'vitest'
import {
  DEADLINE,
  findServerPid,
  makePreparedDataDir,
  query,
  silentLogger,
  startServer,
} from '#test/fixtures/embedded-postgres.ts'

test('supervise restarts the server at the same address and logs one line when it dies', async () => {
  const dataDir = await makePreparedDataDir()
  const logger = silentLogger()
  const { connectionString } = await startServer(dataDir, { logger, durable: true })
  await query(connectionString, 'create table kept as select 7 as number')

  for (const deaths of [1, 2]) {
    await killServer(dataDir)
    await vi.waitFor(async () => {
      expect(await query(connectionString, 'table kept')).toEqual([{ number: 7 }])
    }, DEADLINE)
    expect(logger.warn).toHaveBeenCalledTimes(deaths)
  }
  expect(logger.error).not.toHaveBeenCalled()
})

test('stop ends the server when it is just being restarted', async () => {
  const dataDir = await makePreparedDataDir()
  const { stop } = await startServer(dataDir)

  const killed = await killServer(dataDir)
  await vi.waitFor(async () => expect(await findServerPid(dataDir)).not.toBe(killed), DEADLINE)
  await stop()

  expect(await findServerPid(dataDir)).toBeUndefined()
})

async function killServer(dataDir: string) {
  const pid = await findServerPid(dataDir)
  process.kill(pid ?? 0, 'SIGKILL')
  return pid
}
