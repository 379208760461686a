import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { StartError } from '#server/platform/start-error.ts'
import {
  DEADLINE,
  makeDataDir,
  query,
  runHolder,
  startServer,
} from '#test/fixtures/embedded-postgres.ts'

const SCRATCH = expect.stringMatching(/^postgres\.new-/)

test('a first start that is killed half-way does not spoil the next one', async () => {
  const dataDir = await makeDataDir()
  const holder = runHolder(dataDir)
  await vi.waitFor(async () => expect(await readdir(dataDir)).toContainEqual(SCRATCH), DEADLINE)
  holder.kill('SIGKILL')
  await holder.exit
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)

  const { connectionString } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await readdir(dataDir)).not.toContainEqual(SCRATCH)
})

test('a start says so when another major version has written the data', async () => {
  const dataDir = await makeDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')

  const start = startServer(dataDir)

  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow('was written by PostgreSQL 17')
})

test('a start gives the server new passwords when the old ones are lost', async () => {
  const dataDir = await makeDataDir()
  const first = await startServer(dataDir)
  await first.stop()
  await rm(join(dataDir, 'secrets'), { recursive: true })

  const { connectionString, superuserConnectionString } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await query(superuserConnectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start leaves alone what somebody else has put in its place', async () => {
  const dataDir = await makeDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), 'Dear diary')

  await expect(startServer(dataDir)).rejects.toThrow('is in the way')

  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['diary.txt'])
})

test('a start that fails repeats what the server says', async () => {
  const dataDir = await makeDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')

  await expect(startServer(dataDir)).rejects.toThrow('unrecognized configuration parameter')
})
