import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { SOCKET_PORT } from './address.ts'
import type { Owner } from './chown-folder.ts'

/** With the zero at its end, macOS takes 104 bytes; Linux takes a few more. */
const MAX_PATH_BYTES = 103

/** A folder that nobody but the server and Portico can enter, for the socket between the two. */
export type SocketFolder = { path: string; remove: () => Promise<void> }

/**
 * The folder of the data itself, which PostgreSQL sees to be closed to others. Where a socket cannot
 * be in it (the path is too long, or the file system of a container's volume takes none), a private
 * folder below the system's folder for temporary files.
 */
export async function openSocketFolder(data: string, owner?: Owner): Promise<SocketFolder> {
  if (await takesSocket(data)) return { path: data, remove: () => removeSocket(data) }

  const path = await mkdtemp(join(tmpdir(), 'portico-'))
  const remove = () => rm(path, { recursive: true, force: true })
  if (!(await takesSocket(path))) {
    await remove()
    throw new StartError(
      `The embedded PostgreSQL cannot be reached: neither ${data} nor ${path} takes a socket. Set DATA_DIR to a folder with a shorter path, on a disk of this machine.`,
    )
  }
  if (owner) await chown(path, owner.uid, owner.gid)
  return { path, remove }
}

/**
 * Takes away what a server that was killed has left. PostgreSQL would do so itself, but not when its
 * process id is another's by now, as in a container that was started again.
 */
export async function removeSocket(folder: string) {
  await rm(socketIn(folder), { force: true })
  await rm(`${socketIn(folder)}.lock`, { force: true })
}

function socketIn(folder: string) {
  return join(folder, `.s.PGSQL.${SOCKET_PORT}`)
}

async function takesSocket(folder: string) {
  if (Buffer.byteLength(socketIn(folder)) > MAX_PATH_BYTES) return false
  await removeSocket(folder)
  const server = createServer()
  try {
    await once(server.listen(socketIn(folder)), 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}
