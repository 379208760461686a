import { setTimeout } from 'node:timers/promises'
import { StartError } from '#server/platform/start-error.ts'
import type { Launch } from './postmaster.ts'

const PATIENCE_MS = 15_000

// The messages while a killed server's children are still ending.
const PASSING = /lock file ".*" already exists|pre-existing shared memory/

/** Tells whether the same launch could work a moment later. */
export function isPassing(log: string) {
  return PASSING.test(log)
}

/** Launches a server and retries while the failure is a temporary one. */
export async function launchPatiently(launch: () => Promise<Launch>) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const launched = await launch()
    if (launched.ok) return launched.postmaster
    if (!isPassing(launched.log) || Date.now() > deadline) {
      throw new StartError(`The embedded PostgreSQL failed to start. Its log:\n${launched.log}`)
    }
    await setTimeout(50)
  }
}
