import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { lockDataDir } from '#server/platform/operations/data-dir-lock.ts'
import { StartError } from '#server/platform/start-error.ts'
import {
  findServerPid,
  makeDataDir,
  makePreparedDataDir,
  query,
  startHolder,
  startServer,
} from '#test/fixtures/embedded-postgres.ts'
import { findRunningEmbedded } from './address.ts'

test('the first start creates a database whose owner has the rights that Portico needs and no more', async () => {
  const { connectionString } = await startServer(await makeDataDir())

  await query(connectionString, 'create extension pg_trgm')
  await query(connectionString, 'create extension btree_gin')
  // With plain C as the cluster's locale, trigrams would cover ASCII letters only.
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

test('a start closes the data to all users but that of the process', async () => {
  const dataDir = await makeDataDir()

  const { connectionString, superuserConnectionString } = await startServer(dataDir)

  const stranger = new URL(connectionString)
  stranger.password = 'guess'
  await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  const settings = ['listen_addresses', 'unix_socket_directories']
  expect(await showSettings(superuserConnectionString, ...settings)).toEqual([
    '',
    `"${join(dataDir, 'postgres')}"`,
  ])
  expect(await modeOf(dataDir, 'postgres')).toBe(0o700)
  expect(await modeOf(dataDir, 'secrets')).toBe(0o700)
  expect(await modeOf(dataDir, 'secrets/postgres.json')).toBe(0o600)
})

test('a start makes commits durable unless a test turns that off', async () => {
  const { connectionString } = await startServer(await makePreparedDataDir(), { durable: true })

  const settings = ['fsync', 'full_page_writes', 'synchronous_commit']
  expect(await showSettings(connectionString, ...settings)).toEqual(['on', 'on', 'on'])
})

test('a start finds the data of the first one when it comes later', async () => {
  const dataDir = await makePreparedDataDir()
  const first = await startServer(dataDir)
  await query(first.connectionString, 'create table kept as select 7 as number')
  await first.stop()

  const second = await startServer(dataDir)

  expect(await query(second.connectionString, 'table kept')).toEqual([{ number: 7 }])
})

test('a start succeeds when the folder name has spaces, quotes and other scripts', async () => {
  const dataDir = join(await makeDataDir(), `Kunde's "Größe" 数据`)

  const { connectionString, stop } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
})

test('a start puts the socket in another private folder when the path is too long for one', async () => {
  const dataDir = join(await makeDataDir(), 'a-rather-long-name-for-a-folder-'.repeat(4))

  const { connectionString, stop } = await startServer(dataDir)

  expect(await query(connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(await findRunningEmbedded(dataDir)).toBe(connectionString)
  const folder = decodeURIComponent(new URL(connectionString).hostname)
  expect(await modeOf(folder)).toBe(0o700)
  await stop()
  expect(existsSync(folder)).toBe(false)
})

test.runIf(process.getuid?.() === 0)(
  'another user of the machine can neither reach the socket nor replace it when the server has crashed',
  async () => {
    const dataDir = await makePreparedDataDir()
    const { holder, connectionString } = await startHolder(dataDir)
    const folder = decodeURIComponent(new URL(connectionString).hostname)
    // Open DATA_DIR to all users, as in a shared folder.
    await chmod(dataDir, 0o755)
    expect(await asNobody('connect', join(folder, '.s.PGSQL.5432'))).toBe('EACCES')

    const pid = await findServerPid(dataDir)
    holder.kill('SIGKILL')
    process.kill(pid ?? 0, 'SIGKILL')
    await rm(join(folder, '.s.PGSQL.5432'))

    expect(await asNobody('listen', join(folder, '.s.PGSQL.5432'))).toBe('EACCES')
  },
)

test('a process is refused but learns the address of the running server when it is the second', async () => {
  const dataDir = await makePreparedDataDir()
  expect(await findRunningEmbedded(dataDir)).toBeUndefined()

  const { holder, connectionString } = await startHolder(dataDir)

  await expect(lockDataDir(dataDir)).rejects.toThrow(StartError)
  expect(await findRunningEmbedded(dataDir)).toBe(connectionString)
  holder.kill('SIGTERM')
  await holder.exit
  expect(await findRunningEmbedded(dataDir)).toBeUndefined()
})

/** Returns what another user of the machine gets when they try to connect or listen. */
async function asNobody(how: 'connect' | 'listen', path: string) {
  const script = `
    const net = require('node:net')
    const [how, path] = process.argv.slice(1)
    const socket = how === 'connect' ? net.connect(path) : net.createServer().listen(path)
    socket.on('error', ({ code }) => console.log(code))
    socket.on(how === 'connect' ? 'connect' : 'listening', () => console.log('done') ?? process.exit())`
  const nobody = { uid: 65_534, gid: 65_534, cwd: '/' }
  const { stdout } = await promisify(execFile)('node', ['--eval', script, how, path], nobody)
  return stdout.trim()
}

async function showSettings(connectionString: string, ...names: string[]) {
  const list = names.map((name) => `current_setting('${name}')`).join(', ')
  const [row] = await query(connectionString, `select array[${list}] as settings`)
  return row.settings
}

async function modeOf(...path: string[]) {
  const { mode } = await stat(join(...path))
  return mode & 0o777
}
