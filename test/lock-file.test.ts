import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      resolved: z.string().optional(),
    }),
  ),
})

async function readLockFile() {
  const file = path.resolve(import.meta.dirname, '../package-lock.json')
  return Object.entries(LockFile.parse(JSON.parse(await readFile(file, 'utf8'))).packages)
}

test('the lock file lists the packages of every platform, as npm ci requires', async () => {
  const locked = await readLockFile()
  const names = new Set(
    locked.map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 13)),
  )
  const missing = locked.flatMap(([, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !names.has(name)),
  )
  expect(missing, 'mend it with: node scripts/complete-lock.ts').toEqual([])
})

test('the lock file names no registry, so that everyone can use their own', async () => {
  const locked = await readLockFile()
  expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([])
})
