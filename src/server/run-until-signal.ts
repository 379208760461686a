import { StartError } from './start-error.ts'

const STOP_WITHIN_MS = 30_000

// Ctrl+C comes twice to a program that npm runs: from the terminal, and handed on by npm.
const SAME_SIGNAL_MS = 500

/**
 * Runs a program until it is told to stop (SIGTERM, SIGINT), and then in an orderly way. A second
 * signal ends it at once, and so does a stop that takes too long. A StartError is told without a stack.
 */
export async function runUntilSignal(
  start: () => Promise<{ stop(): Promise<void> }>,
  { stopWithinMs = STOP_WITHIN_MS } = {},
): Promise<void> {
  const signalled = new Promise<void>((resolve) => {
    let firstAt: number | undefined
    const onSignal = () => {
      const now = performance.now()
      firstAt ??= now
      if (now - firstAt > SAME_SIGNAL_MS) process.exit(1)
      resolve()
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
  try {
    const program = await start()
    await signalled
    setTimeout(() => {
      console.error(`Portico did not stop within ${stopWithinMs / 1000} seconds and ends now.`)
      process.exit(1)
    }, stopWithinMs)
    await program.stop()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
