import { chmod, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataDir } from '#test/fixtures/embedded-postgres.ts'
import { findPostgresBinaries } from './binaries.ts'
import { chooseRunAs, WAYS_FOR_ROOT } from './run-as.ts'

const isRoot = process.getuid?.() === 0
const WITHOUT_NAMESPACE = WAYS_FOR_ROOT.slice(1)

test.skipIf(isRoot)('chooseRunAs uses no wrapper when the user is not root', async () => {
  const { runAs, version } = await chooseRunAs(await makeDataDir(), await findPostgres())

  expect(runAs).toEqual({ wrapper: [] })
  expect(version).toContain('PostgreSQL')
})

test.skipIf(isRoot)('chooseRunAs throws when the folder belongs to another user', async () => {
  await expect(chooseRunAs('/etc', await findPostgres())).rejects.toThrow('no access to /etc')
})

test.runIf(isRoot)(
  'chooseRunAs gives the folder to a system user when root has no user namespaces',
  async () => {
    const { dataDir, folder } = await makeFolders()

    const { runAs } = await chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

    expect(runAs.owner?.uid).toBeGreaterThan(0)
    expect(await stat(folder)).toMatchObject(runAs.owner ?? {})
    // The user may pass through DATA_DIR, where other secrets lie, and do nothing else there.
    expect((await stat(dataDir)).mode & 0o777).toBe(0o710)
  },
)

test.runIf(isRoot)('chooseRunAs keeps the owner of the folder when root runs it', async () => {
  const { folder } = await makeFolders()
  const before = await chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

  const after = await chooseRunAs(folder, await findPostgres())

  expect(after.runAs).toEqual(before.runAs)
})

test.runIf(isRoot)(
  'chooseRunAs tells root what to do when no user can work in the folder',
  async () => {
    const { dataDir, folder } = await makeFolders('closed', 'data')
    await chmod(join(dataDir, '..'), 0o700)

    const choice = chooseRunAs(folder, await findPostgres(), WITHOUT_NAMESPACE)

    await expect(choice).rejects.toThrow(
      /no access to .*closed.*Run Portico as an ordinary user, set DATA_DIR/,
    )
  },
)

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
