import { open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import type { Config } from '#server/config.ts'
import { readFileIfAny } from '#server/platform/embedded-postgres/read-file.ts'
import { StartError } from '#server/platform/start-error.ts'
import { parseKeys, writeKeys } from './key-ring.ts'

const OTHERS = 0o077

export type KeyPlace = Pick<Config, 'dataDir' | 'installationKeys'>

export function keyFileOf(dataDir: string): string {
  return path.join(dataDir, 'installation.key')
}

/** The keys that this process has been given: by the variable, otherwise by the file. */
export async function readGivenKeys({ dataDir, installationKeys }: KeyPlace): Promise<Buffer[]> {
  return installationKeys ?? (await readKeyFile(dataDir))
}

/** @throws StartError when others can read the file, or it holds something else. */
export async function readKeyFile(dataDir: string): Promise<Buffer[]> {
  const file = keyFileOf(dataDir)
  const text = await readFileIfAny(file)
  if (text === undefined) return []
  // Windows has no such modes.
  if (process.platform !== 'win32' && ((await stat(file)).mode & OTHERS) !== 0) {
    throw new StartError(`Other users of this machine can read ${file}: chmod 600 ${file}`)
  }
  const keys = parseKeys(text)
  if (keys === undefined) {
    throw new StartError(`${file} doesn’t contain keys. Take the file from a backup.`)
  }
  return keys
}

/** Replaces the file. It is on disk when the promise resolves. */
export async function writeKeyFile(dataDir: string, keys: Buffer[]): Promise<void> {
  const file = keyFileOf(dataDir)
  const part = `${file}.new`
  await rm(part, { force: true })
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(writeKeys(keys))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, file)
  // A name in a folder is on disk only when the folder is. Windows cannot open one.
  if (process.platform === 'win32') return
  const folder = await open(dataDir, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
