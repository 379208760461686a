import { expect, test } from 'vitest'
import { StartError } from '#server/platform/start-error.ts'
import { launchPatiently } from './launch-patiently.ts'
import type { Launch } from './postmaster.ts'

test('launchPatiently retries when the failure is temporary', async () => {
  const failure: Launch = { ok: false, log: 'FATAL:  pre-existing shared memory block' }
  const postmaster = { ended: new Promise<string>(() => undefined) }
  const launches: Launch[] = [failure, { ok: true, postmaster }]

  expect(await launchPatiently(async () => launches.shift() ?? failure)).toBe(postmaster)
})

test('launchPatiently gives up when the failure is permanent', async () => {
  let launches = 0

  const start = launchPatiently(async () => {
    launches += 1
    return { ok: false, log: 'FATAL:  data directory has wrong ownership' }
  })

  await expect(start).rejects.toThrow(StartError)
  expect(launches).toBe(1)
})
