import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { onTestFinished } from 'vitest'

const WORKER = path.resolve(import.meta.dirname, '../fixtures/job-worker.ts')

/** Works on jobs in a process of its own. Returns how to kill it. */
export function startWorker(databaseUrl: string, what: 'effects' | 'replies') {
  const child = spawn(process.execPath, [WORKER, databaseUrl, what], { stdio: 'inherit' })
  const exit = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  return { kill }
}
