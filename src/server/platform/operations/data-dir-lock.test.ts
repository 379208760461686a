import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { mountSmallDisk } from '#test/resilience/small-disk.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { StartError } from '#server/platform/start-error.ts'

test('lockDataDir makes a folder that only its user can enter', async () => {
  const dataDir = join(await makeFolder(), 'new', 'data')

  const lock = await lockDataDir(dataDir)

  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  lock.release()
})

test('lockDataDir refuses a folder when it is taken, until it is released', async () => {
  const dataDir = await makeFolder()

  const lock = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(StartError)
  await expect(lockDataDir(dataDir)).rejects.toThrow(/^Another Portico is running on .*$/)
  lock.release()

  const next = await lockDataDir(dataDir)
  next.release()
})

test('lockDataDir works when the path is too long for a socket', async () => {
  const dataDir = join(await makeFolder(), 'x'.repeat(200), 'ä '.repeat(50))

  const lock = await lockDataDir(dataDir)

  await expect(lockDataDir(dataDir)).rejects.toThrow('Another Portico')
  lock.release()
})

test('lockDataDir explains the problem when it cannot use a folder', async () => {
  const file = join(await makeFolder(), 'file')
  await writeFile(file, '')

  await expect(lockDataDir(file)).rejects.toThrow(/^DATA_DIR .*file cannot be used: EEXIST/)
})

test('lockDataDir says that a folder is read-only when its file system is', async ({ skip }) => {
  const dataDir = await makeFolder()
  const disk = await mountSmallDisk(dataDir, 1)
  if (!disk.ok) {
    skip(disk.reason)
    return
  }
  const lock = await lockDataDir(dataDir)
  lock.release()
  await disk.makeReadOnly()

  await expect(lockDataDir(dataDir)).rejects.toThrow(/^DATA_DIR \S+ is read-only: .* Set DATA_DIR/)
  const inside = join(dataDir, 'new')
  await expect(lockDataDir(inside)).rejects.toThrow(/^DATA_DIR \S+ is read-only: /)
})

test('one of eight processes takes the lock of a killed one when all start at the same time', async () => {
  const dataDir = await makeFolder()

  for (let round = 1; round <= 2; round += 1) {
    const takers = await Promise.all(Array.from({ length: 8 }, () => startTaker(dataDir)))
    const answers = await Promise.all(takers.map((taker) => taker.take()))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(7)
    await Promise.all(takers.map((taker) => taker.kill()))
  }
})

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'portico-lock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function startTaker(dataDir: string) {
  const script = fileURLToPath(import.meta.resolve('#test/fixtures/data-dir-lock-taker.ts'))
  const child = spawn(process.execPath, ['--expose-gc', script, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  await lines.next()

  return {
    async take() {
      child.stdin.write('go\n')
      const line = await lines.next()
      return String(line.value)
    },
    async kill() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
