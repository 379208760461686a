import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { OWNER } from './cluster.ts'
import { isPostmaster, readPostmasterFile } from './postmaster-process.ts'
import { findEmbeddedSecrets } from './secrets.ts'

/** Returns the real path of the folder in DATA_DIR that belongs to PostgreSQL alone. */
export async function embeddedFolder(dataDir: string) {
  return join(await realpath(dataDir), 'postgres')
}

/** Part of the socket's file name. Nothing listens on a port of this number. */
export const SOCKET_PORT = 5432

/**
 * Returns the connection string of the database `portico` on the embedded server whose socket is in
 * this folder.
 */
export function embeddedAddress(socketFolder: string, role: string, password: string) {
  return `postgres://${role}:${password}@${encodeURIComponent(socketFolder)}:${SOCKET_PORT}/${OWNER}`
}

/**
 * Returns the connection string of the embedded server that another Portico runs on this DATA_DIR,
 * or undefined when none accepts connections.
 */
export async function findRunningEmbedded(dataDir: string): Promise<string | undefined> {
  if (!existsSync(dataDir)) return undefined
  const folder = await embeddedFolder(dataDir)
  const file = await readPostmasterFile(folder)
  if (!file?.isReady || !(await isPostmaster(file.pid, folder))) return undefined

  // An older Portico listens on a TCP port. Send no password there: another program may have taken
  // the port since.
  if (file.socketFolder === '') return undefined
  const secrets = await findEmbeddedSecrets(dataDir)
  return secrets && embeddedAddress(file.socketFolder, OWNER, secrets.ownerPassword)
}
