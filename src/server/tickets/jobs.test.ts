import { expect, test } from 'vitest'

import { buildTestApp } from '#test/build-test-app.ts'
import { ticketJobs } from './jobs.ts'

test('the job that rewrites stored JSON fails when a stop interrupts it', async () => {
  const { deps } = await buildTestApp()
  const [renew] = ticketJobs(deps)
  const attempt = {
    id: '',
    signal: AbortSignal.abort(),
    secret: null,
    finish: () => Promise.resolve(),
  }
  await expect(renew?.run({}, attempt)).rejects.toThrow('aborted')
})
