import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import { onTestFinished } from 'vitest'

import { TEST_KEY } from '#test/test-key.ts'
import { freePort } from '#test/free-port.ts'

const MAIN = path.resolve(import.meta.dirname, '../../src/server/main.ts')

const COMPILE_CACHE = path.resolve(import.meta.dirname, '../../node_modules/.cache/compile')

/** The polling limits for a process that has just been started or killed. */
export const SOON = { timeout: 60_000, interval: 25 }

export type RunningPortico = {
  url: string
  /** Everything the process has printed and logged. */
  readonly output: string
  kill(): Promise<void>
  /** Stops the process and returns its exit code. */
  stop(): Promise<number | null>
  hasEnded(): boolean
}

/** Starts Portico as a separate process and waits until it reports that it is ready. */
export async function runPortico(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningPortico> {
  const portico = await beginPortico(dataDir, environment)
  if (!(await portico.isReady())) throw new Error(`Portico did not start:\n${portico.output}`)
  return portico
}

export type BeginningPortico = RunningPortico & {
  /** Waits until the process reports that it is ready. Returns false when it has ended. */
  isReady(): Promise<boolean>
}

/** Starts Portico as a separate process without waiting. */
export async function beginPortico(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<BeginningPortico> {
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      // Set this as npm does: later starts find the program compiled.
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      LOG_LEVEL: 'warn',
      PORT: port,
      DATA_DIR: dataDir,
      ...TEST_KEY,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exit = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const kill = async () => {
    child.kill('SIGKILL')
    await exit
  }
  onTestFinished(kill)
  const ready = waitForReady(child, () => output)

  return {
    url: `http://127.0.0.1:${port}`,
    get output() {
      return output
    },
    kill,
    async stop() {
      child.kill('SIGTERM')
      await exit
      return child.exitCode
    },
    hasEnded: () => hasEnded(child),
    async isReady() {
      await Promise.race([ready, exit])
      return !hasEnded(child)
    },
  }
}

async function waitForReady(child: ChildProcess, output: () => string) {
  while (!output().includes('Portico is ready at') && !hasEnded(child)) {
    await once(child.stdout!, 'data').catch(() => undefined)
  }
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
