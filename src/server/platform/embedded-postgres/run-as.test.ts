import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'
import { findPostgresBinaries } from './binaries.ts'
import { chooseRunAs, WAYS_FOR_ROOT } from './run-as.ts'

const isRoot = process.getuid?.() === 0
const WITHOUT_NAMESPACE = WAYS_FOR_ROOT.slice(1)

test.skipIf(isRoot)('an ordinary user runs PostgreSQL as it is', async () => {
  const { runAs, version } = await chooseRunAs(await makeDataDir(), await findPostgres())

  expect(runAs).toEqual({ wrapper: [] })
  expect(version).toContain('PostgreSQL')
})

test.skipIf(isRoot)('an ordinary user is told about a folder of somebody else', async () => {
  await expect(chooseRunAs('/etc', await findPostgres())).rejects.toThrow('no access to /etc')
})

test.runIf(isRoot)('root without namespaces gives the folder to a system user', async () => {
  const { dataDir, folder } = await makeFolders()

  const { runAs } = await chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

  expect(runAs.owner?.uid).toBeGreaterThan(0)
  expect(await stat(folder)).toMatchObject(runAs.owner ?? {})
  // It may pass through DATA_DIR, in which others' secrets lie, and no more.
  expect((await stat(dataDir)).mode & 0o777).toBe(0o710)
})

test.runIf(isRoot)('root keeps the user to whom the folder belongs', async () => {
  const { folder } = await makeFolders()
  const before = await chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

  const after = await chooseRunAs(folder, await findPostgres())

  expect(after.runAs).toEqual(before.runAs)
})

test.runIf(isRoot)('root is told what to do where no user can work', async () => {
  const { dataDir, folder } = await makeFolders('closed', 'data')
  await chmod(join(dataDir, '..'), 0o700)

  const choice = chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

  await expect(choice).rejects.toThrow(
    /no access to .*closed.*Run Portico as an ordinary user, set DATA_DIR/,
  )
})

async function makeFolders(...path: string[]) {
  const dataDir = join(await makeDataDir(), ...path)
  const folder = join(dataDir, 'postgres')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return { dataDir, folder }
}

async function findPostgres() {
  const { postgres } = await findPostgresBinaries()
  return postgres
}
