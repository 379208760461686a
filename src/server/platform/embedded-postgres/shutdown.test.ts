import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import {
  DEADLINE,
  findServerPid,
  makePreparedDataDir,
  query,
  startHolder,
  startServer,
} from '#test/fixtures/embedded-postgres.ts'
import { isPostmaster } from './postmaster-process.ts'

test('a start replaces the server when a killed process has left one behind', async () => {
  const dataDir = await makePreparedDataDir()
  const { holder, connectionString } = await startHolder(dataDir)
  await query(connectionString, 'create table kept as select 7 as number')
  const orphan = await findServerPid(dataDir)
  holder.kill('SIGKILL')
  await holder.exit

  const lock = await lockDataDir(dataDir)
  const next = await startServer(dataDir)

  expect(await isPostmaster(orphan ?? 0, join(dataDir, 'postgres'))).toBe(false)
  expect(await query(next.connectionString, 'table kept')).toEqual([{ number: 7 }])
  lock.release()
})

test('a process shuts its server down cleanly when it gets SIGTERM', async () => {
  const dataDir = await makePreparedDataDir()
  const { holder } = await startHolder(dataDir)
  const pid = await findServerPid(dataDir)

  holder.kill('SIGTERM')
  await holder.exit

  expect(await isPostmaster(pid ?? 0, join(dataDir, 'postgres'))).toBe(false)
  // Only a clean shutdown removes the file.
  expect(await findServerPid(dataDir)).toBeUndefined()
})

test('a process ends its server when it just exits', async () => {
  const dataDir = await makePreparedDataDir()
  const { holder } = await startHolder(dataDir, 'exits')
  await holder.exit

  await vi.waitFor(async () => expect(await findServerPid(dataDir)).toBeUndefined(), DEADLINE)
})

test('the server outlives Ctrl+C in a terminal until its process has ended', async () => {
  const dataDir = await makePreparedDataDir()
  const { holder, connectionString } = await startHolder(dataDir)

  // Signal the whole group at once, as a terminal does.
  process.kill(-(holder.pid ?? 0), 'SIGINT')
  await holder.exit

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start succeeds when the pid file is empty or names a foreign process', async () => {
  const dataDir = await makePreparedDataDir()
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const first = await startServer(dataDir)
  await first.stop()

  for (const content of [`${process.pid}\n${dataDir}/postgres\n1\n5432\n\n127.0.0.1\n`, '']) {
    await writeFile(file, content)
    const next = await startServer(dataDir)
    expect(await query(next.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await next.stop()
  }
})
