import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, onTestFinished, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { TEST_KEY } from '#test/test-key.ts'
import { createTestDatabase } from '#test/test-database.ts'

const SOON = { interval: 5 }

/** The PATH of an ordinary shell. */
const PATH = '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

const COMMANDS = {
  backup: path.join(import.meta.dirname, 'write/backup-command.ts'),
  restore: path.join(import.meta.dirname, 'restore/restore-command.ts'),
}

/** Runs a command with the environment of a shell that calls npm. */
async function run(
  name: 'backup' | 'restore',
  given: string | string[],
  environment: Record<string, string>,
  before = 'true',
) {
  const script = `${before} && exec "$0" "$@"`
  const { NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...environment }
  const args = ['-c', script, process.execPath, COMMANDS[name], ...[given].flat()]
  return promisify(execFile)('/bin/sh', args, { env }).then(
    ({ stdout, stderr }) => ({ exitCode: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ exitCode: Number(code), stdout, stderr }),
  )
}

test('the commands move an installation from an external database into a new DATA_DIR', async () => {
  const portal = await aPortal({ through: () => createTestDatabase() })
  const ticket = await aTicket(portal.client)
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-commands-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'backup.tar')
  const source = {
    DATABASE_URL: portal.databaseUrl,
    DATA_DIR: portal.deps.config.dataDir,
    ...TEST_KEY,
  }
  const dataDir = path.join(folder, 'data')

  const full = await run('backup', file, source, 'ulimit -f 8')
  expect(full).toMatchObject({ exitCode: 1, stdout: '' })
  expect(full.stderr).toMatch(/^There is no room for \S+backup\.tar\. .*\n$/)
  expect(await readdir(folder)).toEqual([])

  const written = await run('backup', file, source)
  expect(written).toMatchObject({ exitCode: 0, stderr: '' })
  expect(written.stdout).toContain(file)

  const verified = await run('backup', ['--verify', file], source)
  expect(verified).toMatchObject({ exitCode: 0, stderr: '' })
  expect(verified.stdout).toContain(`${file} can be restored`)
  expect(await readdir(folder)).toEqual(['backup.tar'])

  const child = spawn(process.execPath, [COMMANDS.restore, file], {
    env: { PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir },
  })
  await expect.poll(() => existsSync(path.join(dataDir, 'postgres')), SOON).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const halfWay = await run('backup', `${file}.half`, { DATA_DIR: dataDir })
  expect(halfWay.stderr).toMatch(/A restore into \S+ was interrupted.*Run the same restore again/)
  const restored = await run('restore', file, { DATA_DIR: dataDir })
  expect(restored).toMatchObject({ exitCode: 0, stderr: '' })

  const logger = { info() {}, warn() {}, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir, logger, durable: false })
  const pool = createPool(postgres.connectionString, () => undefined)
  const tickets = await asWorker(createDb(pool), (tx) =>
    tx.selectFrom('tickets').select(['id', 'number']).execute(),
  )
  await pool.end()
  await postgres.stop()
  expect(tickets).toEqual([{ id: ticket.id, number: ticket.number }])
})
