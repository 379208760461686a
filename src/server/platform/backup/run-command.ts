import path from 'node:path'

import { StartError } from '#server/platform/start-error.ts'

/** The command succeeded, but files were missing. */
const EXIT_INCOMPLETE = 2

type Outcome = { isComplete: boolean }

/**
 * Runs a command that takes one file name. Ctrl+C and SIGTERM stop it cleanly, so that nothing
 * half-done stays behind. A StartError is shown without a stack.
 */
export async function runCommand(
  { usage, args }: { usage: string; args: string[] },
  run: (file: string, signal: AbortSignal) => Promise<Outcome>,
): Promise<void> {
  const stopping = new AbortController()
  // Handle every signal, not only the first: it comes from the terminal and again from npm, and an
  // impatient repeat must not interrupt the cleanup.
  process.on('SIGINT', () => stopping.abort())
  process.on('SIGTERM', () => stopping.abort())
  try {
    const [file] = args
    if (args.length !== 1 || !file || file.startsWith('-')) throw new StartError(usage)
    const { isComplete } = await run(path.resolve(file), stopping.signal)
    process.exitCode = isComplete ? 0 : EXIT_INCOMPLETE
  } catch (error) {
    if (stopping.signal.aborted) console.error('Stopped. The unfinished file was deleted.')
    else console.error(error instanceof StartError ? error.message : error)
    process.exitCode = 1
  }
}
