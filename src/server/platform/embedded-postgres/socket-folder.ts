import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#server/platform/start-error.ts'
import { SOCKET_PORT } from './address.ts'
import type { Owner } from './chown-folder.ts'

/**
 * The longest socket path. With its terminating zero macOS takes 104 bytes; Linux takes a few more.
 */
const MAX_PATH_BYTES = 103

/** A folder for the socket between server and Portico. No other user can enter it. */
type SocketFolder = { path: string; remove: () => Promise<void> }

/**
 * Returns the data folder, which PostgreSQL keeps closed to others. Falls back to a private folder
 * below the system's temporary folder when the data folder cannot hold a socket: its path is too
 * long, or its file system takes none, as some container volumes.
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
 * Removes the socket of a killed server. PostgreSQL does so too, but not when its process id
 * belongs to another process by now, as in a restarted container.
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
