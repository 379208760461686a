import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'

import manifest from '../package.json' with { type: 'json' }

const TICKS_PER_SECOND = 100

export type Server = {
  process: ChildProcess
  url: string
  readyAfterMs: number
  stop(): Promise<void>
}

/**
 * Starts Portico as an operator would, and waits until it reports that it is ready. `folder` is where
 * another version of it is.
 */
export async function startServer(
  environment: Record<string, string>,
  folder = process.cwd(),
): Promise<Server> {
  const startedAt = performance.now()
  const child = spawn('sh', ['-c', manifest.scripts.start], {
    // The log is written, as in production, and discarded.
    stdio: ['ignore', 'pipe', 'ignore'],
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${path.resolve(folder, 'node_modules/.bin')}:${process.env.PATH}`,
      SIGN_IN_RATE_LIMIT: '0',
      ...environment,
    },
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const [, url] = /^Portico is ready at (\S+)$/.exec(line) ?? []
    if (url === undefined) continue
    child.stdout.resume()
    return {
      process: child,
      url,
      readyAfterMs: performance.now() - startedAt,
      async stop() {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('the server ended before it was ready')
}

/**
 * Starts a server that does nothing else, to measure the most that this machine can do right now.
 */
export async function startBareServer(): Promise<{
  process: ChildProcess
  url: string
  stop(): void
}> {
  const program = `
    const server = require('node:http').createServer((request, response) => response.end('hello'))
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface({ input: child.stdout }), 'line')
  return { process: child, url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

/** Returns the CPU milliseconds that the processes have used so far (Linux). */
export async function cpuMs(pids: number[]): Promise<number> {
  const used = await Promise.all(
    pids.map(async (pid) => {
      const { utime, stime } = await readStat(pid)
      return (utime + stime) * (1000 / TICKS_PER_SECOND)
    }),
  )
  return used.reduce((sum, ms) => sum + ms, 0)
}

/** Returns the CPU milliseconds of the processes that this one has started and that have ended (Linux). */
export async function endedChildrenCpuMs(pid: number): Promise<number> {
  const { cutime, cstime } = await readStat(pid)
  return (cutime + cstime) * (1000 / TICKS_PER_SECOND)
}

/** Returns the process that started this one (Linux). */
export async function parentOf(pid: number): Promise<number> {
  return (await readStat(pid)).ppid
}

async function readStat(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [ppid, utime, stime, cutime, cstime] = [1, 11, 12, 13, 14].map((at) =>
    Number(fields[at] ?? 0),
  )
  return { ppid: ppid!, utime: utime!, stime: stime!, cutime: cutime!, cstime: cstime! }
}

/** Returns the resident memory of a process in MiB (Linux). */
export async function memoryMib(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
