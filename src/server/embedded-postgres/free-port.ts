import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { StartError } from '#server/start-error.ts'
import type { Launch } from './postmaster.ts'

const PATIENCE_MS = 15_000

// The port is taken; or a server that was killed has not quite left: its children follow it.
const PASSING = /Address already in use|lock file ".*" already exists|pre-existing shared memory/

/** Could the same launch work a moment later? */
export function isPassing(log: string) {
  return PASSING.test(log)
}

/**
 * Launches a server on a port that nobody has. It is taken by binding to it, not looked for
 * beforehand, so that nobody can come between.
 */
export async function launchOnFreePort(
  launch: (port: number) => Promise<Launch>,
  pickPort = randomPort,
) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const port = pickPort()
    const launched = await launch(port)
    if (launched.ok) return { port, postmaster: launched.postmaster }
    if (!isPassing(launched.log) || Date.now() > deadline) {
      throw new StartError(`The embedded PostgreSQL did not start. It says:\n${launched.log}`)
    }
    await setTimeout(50)
  }
}

/**
 * Below the ports that systems give to outgoing connections: no such connection can take this port
 * while the server is started again.
 */
function randomPort() {
  return randomInt(20_000, 32_000)
}
