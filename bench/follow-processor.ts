import { readdir, readFile } from 'node:fs/promises'

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
