import { onTestFinished } from 'vitest'

import { createPool } from '#server/platform/db/client.ts'
import type { Job } from '#server/platform/jobs/job.ts'
import { startJobs } from '#server/platform/jobs/start-jobs.ts'
import type { TestApp } from '#test/build-test-app.ts'

/** Runs these jobs until the test is over. Calling it again adds a second process. */
export async function aQueue(
  { deps, databaseUrl }: Pick<TestApp, 'deps' | 'databaseUrl'>,
  jobs: Job[],
  options: Partial<Parameters<typeof startJobs>[0]> = {},
) {
  const pool = createPool(databaseUrl, () => undefined)
  const queue = await startJobs({
    ...deps,
    pool,
    jobs,
    superviseSeconds: 1,
    pollSeconds: 1,
    ...options,
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= queue.stop())
  onTestFinished(async () => {
    await stop()
    await pool.end()
  })
  return { ...queue, stop }
}
