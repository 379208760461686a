import { StartError } from './start-error.ts'

/**
 * Runs a program until it is told to stop (SIGTERM, SIGINT), and then in an orderly way. A second
 * signal ends it at once. A StartError is told without a stack.
 */
export async function runUntilSignal(
  start: () => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const signalled = new Promise<void>((resolve) => {
    let isStopping = false
    const onSignal = () => {
      if (isStopping) process.exit(1)
      isStopping = true
      resolve()
    }
    process.on('SIGTERM', onSignal)
    process.on('SIGINT', onSignal)
  })
  try {
    const program = await start()
    await signalled
    await program.stop()
    process.exit(0)
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error)
    process.exit(1)
  }
}
