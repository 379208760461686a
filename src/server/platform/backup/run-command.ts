import path from 'node:path'

import { StartError } from '#server/platform/start-error.ts'

/** What was asked for is done, but files were missing. */
const EXIT_INCOMPLETE = 2

type Outcome = { isComplete: boolean }

/**
 * Runs a command that takes the name of one file. Ctrl+C and SIGTERM end it in an orderly way, so
 * that nothing half-done is left behind; a StartError is told without a stack.
 */
export async function runCommand(
  { usage, args }: { usage: string; args: string[] },
  run: (file: string, signal: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  const stopping = new AbortController()
  // Each time it comes: from the terminal and once more from npm, and an impatient one must not cut
  // off what is being deleted.
  process.on('SIGINT', () => stopping.abort())
  process.on('SIGTERM', () => stopping.abort())
  try {
    const [file] = args
    if (args.length !== 1 || !file || file.startsWith('-')) throw new StartError(usage)
    const { isComplete } = await run(path.resolve(file), stopping.signal)
    process.exitCode = isComplete ? 0 : EXIT_INCOMPLETE
  } catch (error) {
    if (stopping.signal.aborted) console.error('Stopped. What was written is deleted again.')
    else console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
