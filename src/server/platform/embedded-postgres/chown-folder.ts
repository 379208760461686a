import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Owner = { uid: number; gid: number }

/** Changes the owner of a folder and everything in it. Only root can. */
export async function chownFolder(folder: string, { uid, gid }: Owner) {
  for (const name of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, name), uid, gid)
  }
  // Change the folder itself last: its owner tells the next start whether this finished.
  await lchown(folder, uid, gid)
}

/** Lets one user pass through a folder. All others still cannot list or enter it. */
export async function letPassThrough(folder: string, { gid }: Owner) {
  const { mode, uid } = await stat(folder)
  const canEveryoneEnter = (mode & 0o001) !== 0
  if (canEveryoneEnter) return

  await chown(folder, uid, gid)
  await chmod(folder, (mode & 0o700) | 0o010)
}
