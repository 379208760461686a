import { once } from 'node:events'

import { StartError } from '#server/platform/start-error.ts'

const STOP_WITHIN_MS = 30_000

// Ctrl+C comes twice to a program that npm runs: from the terminal, and handed on by npm.
const SAME_SIGNAL_MS = 500

/**
 * Runs a program until it is told to stop (SIGTERM, SIGINT), and then in an orderly way. A start that
 * is under way is told by `stopping`. A second signal ends it at once, and so does a stop that takes
 * too long. A StartError is told without a stack.
 */
export async function runUntilSignal(
  start: (stopping: AbortSignal) => Promise<{ stop(): Promise<void> }>,
  { stopWithinMs = STOP_WITHIN_MS } = {},
): Promise<void> {
  const stopping = new AbortController()
  const signalled = once(stopping.signal, 'abort')
  let firstAt: number | undefined
  let hasStarted = false
  const onSignal = () => {
    const now = performance.now()
    if (firstAt !== undefined) {
      if (now - firstAt > SAME_SIGNAL_MS) process.exit(1)
      return
    }
    firstAt = now
    setTimeout(() => {
      console.error(`Portico did not stop within ${stopWithinMs / 1000} seconds and ends now.`)
      process.exit(1)
    }, stopWithinMs)
    stopping.abort()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  try {
    const program = await start(stopping.signal)
    hasStarted = true
    await signalled
    await program.stop()
    process.exit(0)
  } catch (error) {
    if (stopping.signal.aborted && !hasStarted) {
      // Stays silent on the cause: the wait was broken off, so nothing is known to be wrong.
      console.log('Stopped before it had started.')
      process.exit(0)
    }
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
