import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDataDir } from '#server/data-dir-lock.ts'
import { StartError } from '#server/start-error.ts'
import { makeDataDir, query, startHolder, startServer } from '#test/fixtures/embedded-postgres.ts'
import { findRunningEmbedded } from './address.ts'

test('the first start makes a database whose owner can do what Portico needs and no more', async () => {
  const { connectionString } = await startServer(await makeDataDir())

  await query(connectionString, 'create extension pg_trgm')
  await query(connectionString, 'create extension btree_gin')
  // Plain C as the locale of the cluster would make trigrams of ASCII letters only.
  const likeness = await query(connectionString, `select similarity('Привет', 'ПРИВЕТ')`)
  expect(likeness).toEqual([{ similarity: 1 }])
  await query(connectionString, 'create role reader')
  await query(connectionString, 'set role reader')
  await query(connectionString, 'create database spare')
  const rights = await query(connectionString, `select rolsuper from pg_roles where rolname = user`)
  expect(rights).toEqual([{ rolsuper: false }])
  await expect(query(connectionString, 'create extension file_fdw')).rejects.toThrow(
    'permission denied',
  )
})

test('nobody but the user of the process can reach the data', async () => {
  const dataDir = await makeDataDir()

  const { connectionString, superuserConnectionString } = await startServer(dataDir)

  const stranger = new URL(connectionString)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  const settings = ['listen_addresses', 'unix_socket_directories']
  expect(await showSettings(superuserConnectionString, ...settings)).toEqual(['127.0.0.1', ''])
  expect(await modeOf(dataDir, 'postgres')).toBe(0o700)
  expect(await modeOf(dataDir, 'secrets')).toBe(0o700)
  expect(await modeOf(dataDir, 'secrets/postgres.json')).toBe(0o600)
})

test('what is committed is on the disk unless a test says otherwise', async () => {
  const { connectionString } = await startServer(await makeDataDir(), { durable: true })

  const settings = ['fsync', 'full_page_writes', 'synchronous_commit']
  expect(await showSettings(connectionString, ...settings)).toEqual(['on', 'on', 'on'])
})

test('a later start finds the data again', async () => {
  const dataDir = await makeDataDir()
  const first = await startServer(dataDir)
  await query(first.connectionString, 'create table kept as select 7 as number')
  await first.stop()

  const second = await startServer(dataDir)

  expect(await query(second.connectionString, 'table kept')).toEqual([{ number: 7 }])
})

test('a folder with spaces, quotes and other scripts in its name is like any other', async () => {
  const dataDir = join(await makeDataDir(), `Kunde's "Größe" 数据`)

  const { connectionString, stop } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
})

test('another process is refused, but finds the address of the running server', async () => {
  const dataDir = await makeDataDir()
  expect(await findRunningEmbedded(dataDir)).toBeUndefined()

  const { holder, connectionString } = await startHolder(dataDir)

  await expect(lockDataDir(dataDir)).rejects.toThrow(StartError)
  expect(await findRunningEmbedded(dataDir)).toBe(connectionString)
  holder.kill('SIGTERM')
  await holder.exit
  expect(await findRunningEmbedded(dataDir)).toBeUndefined()
})

async function showSettings(connectionString: string, ...names: string[]) {
  const list = names.map((name) => `current_setting('${name}')`).join(', ')
  const [row] = await query(connectionString, `select array[${list}] as settings`)
  return row.settings
}

async function modeOf(...path: string[]) {
  const { mode } = await stat(join(...path))
  return mode & 0o777
}
