import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { FullConfig } from '@playwright/test'

import { createDb, createPool } from '#server/platform/db/client.ts'
import { MAX_UNDO_SECONDS } from '#shared/settings/values.ts'

import { databaseIn, type DemoPlace, keepDemos } from './demo-place.ts'

/**
 * Starts the demo as a newcomer would, in a folder of its own, for the journeys: one for each worker,
 * so that journeys at the same time never meet the same people's tickets.
 */
export default async function startDemos({ workers }: Pick<FullConfig, 'workers'>) {
  const ports: number[] = []
  for (let worker = 0; worker < workers; worker += 1) ports.push(await findFreePorts(ports))
  const demos = await Promise.all(ports.map((port) => startDemo(port)))
  await Promise.all(demos.map(({ dataDir }) => leaveTimeToUndo(dataDir)))
  keepDemos(demos.map(({ url, dataDir }) => ({ url, dataDir })))
  return () => Promise.all(demos.map(({ stop }) => stop()))
}

type Demo = DemoPlace & { stop(): Promise<void> }

/** Starts one demo, with the options of its command and what its environment has besides. */
export async function startDemo(
  port: number,
  options: string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Promise<Demo> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'))
  const child = spawn(process.execPath, ['demo/main.ts', '--small', ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      // As `npm run demo` has it: the second demo finds what the first has compiled.
      NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      SIGN_IN_RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      // No journey is about a machine that stops, and a slow disk would hold up each change.
      PGOPTIONS: '-c synchronous_commit=off',
      // A machine that stands still for a while is no database that is away.
      PGCONNECT_TIMEOUT: '60',
      // A journey that signs in there starts them.
      MICROSOFT_AUTHORITY: `http://127.0.0.1:${port + 3}`,
      GOOGLE_ISSUER: `http://127.0.0.1:${port + 4}`,
      ...environment,
    },
  })
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = await Promise.race([
    readyAddress(child.stdout),
    exited.then((code) => {
      throw new Error(`the demo ended with code ${code} before it was ready`)
    }),
  ])
  return {
    url,
    dataDir,
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A reply is taken back before it goes out, also on a machine that stops for a while. */
async function leaveTimeToUndo(dataDir: string): Promise<void> {
  const pool = createPool(await databaseIn(dataDir), () => undefined)
  await createDb(pool).updateTable('installation').set({ undoSeconds: MAX_UNDO_SECONDS }).execute()
  await pool.end()
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^Portico is ready at (\S+)$/.exec(line) ?? []
    if (address !== undefined) {
      output.resume()
      return address
    }
  }
  throw new Error('the demo never said that it is ready')
}

/**
 * Finds a port for the portal, whose next ones are free for the demo's identity provider and HubSpot, and
 * for Microsoft and Google. Not those of demos that start beside it.
 */
export async function findFreePorts(taken: number[] = []): Promise<number> {
  for (;;) {
    const first = await listenOn(0)
    if (!first) continue
    const next = await Promise.all([1, 2, 3, 4].map((step) => listenOn(first.port + step)))
    for (const listener of [first, ...next]) await listener?.close()
    const isApart = !taken.some((port) => Math.abs(port - first.port) < 5)
    if (isApart && next.every(Boolean)) return first.port
  }
}

type Listener = { port: number; close(): Promise<void> }

/** Undefined when the port is taken. */
function listenOn(port: number): Promise<Listener | undefined> {
  if (port > 65_535) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => new Promise((done) => server.close(() => done())),
      })
    })
  })
}
