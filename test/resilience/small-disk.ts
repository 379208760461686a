import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { promisify } from 'node:util'

import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Mounts a small file system at `folder`, or returns the reason why it cannot. */
export async function mountSmallDisk(folder: string, megabytes: number) {
  if (process.platform !== 'linux')
    return { ok: false, reason: 'mounts a tmpfs, on Linux' } as const
  if (process.getuid?.() !== 0) return { ok: false, reason: 'mounting takes root' } as const
  await mkdir(folder, { recursive: true })
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  } catch (error) {
    return { ok: false, reason: `mounting is forbidden here: ${String(error)}` } as const
  }
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])))
  return {
    ok: true,
    async grow(toMegabytes: number) {
      await run('mount', ['-o', `remount,size=${toMegabytes}m`, folder])
    },
    async makeReadOnly() {
      await run('mount', ['-o', 'remount,ro', folder])
    },
  } as const
}
