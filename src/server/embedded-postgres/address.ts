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

/** The address of the database `portico` on the embedded server. */
export function embeddedAddress(port: number, role: string, password: string) {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${OWNER}`
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

  const secrets = await findEmbeddedSecrets(dataDir)
  return secrets && embeddedAddress(file.port, OWNER, secrets.ownerPassword)
}
