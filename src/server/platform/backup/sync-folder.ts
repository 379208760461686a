import { open } from 'node:fs/promises'

/** Syncs a folder. A new file name is durable only after that. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
