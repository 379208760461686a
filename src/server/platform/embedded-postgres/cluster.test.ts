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

test('a start succeeds when the first one was killed halfway', async () => {
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

test('a start names the major version that wrote the data when it is another one', async () => {
  const dataDir = await makeDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')

  const start = startServer(dataDir)

  await expect(start).rejects.toThrow(StartError)
  await expect(start).rejects.toThrow('was written by PostgreSQL 17')
})

test('a start sets new passwords when the old ones are lost', async () => {
  const dataDir = await makeDataDir()
  const first = await startServer(dataDir)
  await first.stop()
  await rm(join(dataDir, 'secrets'), { recursive: true })

  const { connectionString, superuserConnectionString } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await query(superuserConnectionString, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a start leaves a foreign folder alone when it finds one in its place', async () => {
  const dataDir = await makeDataDir()
  await mkdir(join(dataDir, 'postgres'))
  await writeFile(join(dataDir, 'postgres', 'diary.txt'), 'Dear diary')

  await expect(startServer(dataDir)).rejects.toThrow('is in the way')

  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['diary.txt'])
})

test('a start repeats the message of the server when the server fails', async () => {
  const dataDir = await makeDataDir()
  const { stop } = await startServer(dataDir)
  await stop()
  await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n')

  await expect(startServer(dataDir)).rejects.toThrow('unrecognized configuration parameter')
})
