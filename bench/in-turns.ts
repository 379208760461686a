import { readdir, readFile } from 'node:fs/promises'

import type pg from 'pg'

import { backendPids, type Cookies, loadWork } from './load.ts'

/** Requests at once: fewer than the server has connections to the database. */
const LANES = 8

export type Asked = { url: string; cookies: Cookies }
/** Milliseconds for an answer: by the clock, and of the processor. */
export type Cost = { clock: number; server: number; database: number }
type Measured = { pid: number; pool: pg.Pool }

/**
 * Measures two calls in turns, so that both see the same load of the machine. Returns the turns in the middle, each
 * whole, so that its figures belong together.
 */
export async function compareInTurns(
  server: Measured,
  {
    asked,
    beside,
    turns,
    requests,
  }: { asked: Asked; beside: Asked; turns: number; requests: number },
): Promise<{ asked: Cost; beside: Cost }> {
  // Plans are made once for each connection.
  await load(asked, requests)
  const taken: { asked: Cost; beside: Cost }[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const besideCost = await measure(server, beside, requests)
    taken.push({ asked: await measure(server, asked, requests), beside: besideCost })
  }
  const ordered = taken.toSorted((a, b) => processorTimes(a) - processorTimes(b))
  return ordered[Math.floor(turns / 2)]!
}

export function processorMs({ server, database }: Cost): number {
  return server + database
}

/** How many times as much of the processor the one took. */
export function processorTimes({ asked, beside }: { asked: Cost; beside: Cost }): number {
  return processorMs(asked) / processorMs(beside)
}

async function measure({ pid, pool }: Measured, call: Asked, requests: number): Promise<Cost> {
  const server = await followProcessor([pid])
  const database = await followProcessor(await backendPids(pool))
  const from = performance.now()
  await load(call, requests)
  const clock = performance.now() - from
  return {
    clock: clock / requests,
    server: (await server()) / requests,
    database: (await database()) / requests,
  }
}

async function load({ url, cookies }: Asked, requests: number): Promise<void> {
  await loadWork(
    async () => {
      const answer = await fetch(url, { headers: { cookie: cookies.header } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    },
    { times: requests, lanes: LANES },
  )
}

/** Returns a function that tells how many milliseconds of the processor the processes have used since. */
export async function followProcessor(pids: number[]): Promise<() => Promise<number>> {
  const before = new Map(
    await Promise.all(pids.map(async (pid) => [pid, await usedMs(pid)] as const)),
  )
  return async () => {
    const used = await Promise.all(
      [...before].map(async ([pid, ms]) => Math.max(0, (await usedMs(pid)) - ms)),
    )
    return used.reduce((sum, ms) => sum + ms, 0)
  }
}

/** Returns the processor time of all threads of a process so far, to the microsecond (Linux). None once it has ended. */
async function usedMs(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => [])
  const used = await Promise.all(
    threads.map((id) => readFile(`/proc/${pid}/task/${id}/schedstat`, 'utf8').catch(() => '0')),
  )
  return used.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1_000_000, 0)
}
