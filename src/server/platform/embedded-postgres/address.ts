import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER } from './cluster.ts'
import { isPostmaster, readPostmasterFile } from './postmaster-process.ts'
import { findEmbeddedSecrets } from './secrets.ts'

/** The folder in DATA_DIR that PostgreSQL has to itself, as the one path that names it. */
export async function embeddedFolder(dataDir: string) {
  return join(await realpath(dataDir), 'postgres')
}

/** A part of the socket's name; nothing listens on a port of this number. */
export const SOCKET_PORT = 5432

/** The address of the database `portico` on the embedded server, whose socket is in this folder. */
export function embeddedAddress(socketFolder: string, role: string, password: string) {
  return `postgres://${role}:${password}@${encodeURIComponent(socketFolder)}:${SOCKET_PORT}/${OWNER}`
}

/**
 * The connection string of the embedded server that another Portico runs on this DATA_DIR, or
 * undefined where none takes connections.
 */
export async function findRunningEmbedded(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined
  const folder = await embeddedFolder(dataDir)
  const file = await readPostmasterFile(folder)
  if (!file?.isReady || !(await isPostmaster(file.pid, folder))) return undefined

  // A Portico of before listens on a port. Whoever takes that after it gets no password from us.
  if (file.socketFolder === '') return undefined
  const secrets = await findEmbeddedSecrets(dataDir)
  return secrets && embeddedAddress(file.socketFolder, OWNER, secrets.ownerPassword)
}
