import { open } from 'node:fs/promises'

/** A new name is durable only once its folder has been written, too. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
