import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { FullConfig } from '@playwright/test'

import { type DemoPlace, keepDemos } from './demo-place.ts'

/**
 * Starts the demo as a newcomer would, in a folder of its own, for the journeys: one for each worker,
 * so that journeys at the same time never meet the same people's tickets.
 */
export default async function startDemos({ workers }: Pick<FullConfig, 'workers'>) {
  const ports: number[] = []
  for (let worker = 0; worker < workers; worker += 1) ports.push(await findTwoFreePorts(ports))
  const demos = await Promise.all(ports.map(startDemo))
  keepDemos(demos.map(({ url, dataDir }) => ({ url, dataDir })))
  return () => Promise.all(demos.map(({ stop }) => stop()))
}

type Demo = DemoPlace & { stop(): Promise<void> }

async function startDemo(port: number): Promise<Demo> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'))
  const child = spawn(process.execPath, ['demo/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      SIGN_IN_RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
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

/** The portal takes one port, the demo identity provider the next. Not those of demos that start beside it. */
async function findTwoFreePorts(taken: number[]): Promise<number> {
  for (;;) {
    const first = await listenOn(0)
    const second = first && first.port < 65_535 ? await listenOn(first.port + 1) : undefined
    await first?.close()
    await second?.close()
    const isApart = !taken.some((port) => Math.abs(port - (first?.port ?? port)) < 2)
    if (first && second && isApart) return first.port
  }
}

type Listener = { port: number; close(): Promise<void> }

/** Undefined when the port is taken. */
function listenOn(port: number): Promise<Listener | undefined> {
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
