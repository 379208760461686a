import { rm } from 'node:fs/promises'

import type { Config } from '#server/config.ts'
import type { Db } from '#server/platform/db/client.ts'
import { StartError } from '#server/platform/start-error.ts'
import { keyFileOf, type KeyPlace, readGivenKeys, writeKeyFile } from './key-file.ts'
import { keyIdOf, type KeyRing, makeKey, ringOf } from './key-ring.ts'
import { findInstallation } from './queries.ts'
import { openSigningSecret, reseal } from './reseal.ts'

/** Keys with which the installation seals and signs. */
type InstallationSecrets = { keys: KeyRing; cookieSecret: Buffer }

type Log = { info(text: string): void; warn(text: string): void }

/**
 * Opens the secrets of the installation with the key that is kept outside of the database. A new installation
 * gets one, and so does an earlier version's with the embedded database, which no other process uses.
 *
 * @throws StartError when the key is missing, or is that of another installation.
 */
export async function openInstallation(
  db: Db,
  config: KeyPlace & Pick<Config, 'databaseUrl'>,
  log: Log,
): Promise<InstallationSecrets> {
  const given = await readGivenKeys(config)
  const before = await findInstallation(db)
  const isOfBefore = before.keyId === null
  if (isOfBefore && config.databaseUrl !== undefined) {
    log.warn(
      'The key of this installation is in its database. npm run key -- rotate makes one outside of it, see docs/operations.md.',
    )
    return { keys: ringOf(before.cookieSecret, given), cookieSecret: before.cookieSecret }
  }
  if (before.keyId === null || before.keyId === '') {
    given.push(...(await nameKey(db, config, { given, namedBefore: before.keyId }, log)))
  }
  const installation = await findInstallation(db)
  const keys = pickKey(given, installation.keyId, config)
  return { keys, cookieSecret: openSigningSecret(keys, installation) }
}

/** Seals everything with the first given key, or a new one. Returns the key that it had to make. */
async function nameKey(
  db: Db,
  config: KeyPlace,
  { given, namedBefore }: { given: Buffer[]; namedBefore: string | null },
  log: Log,
): Promise<Buffer[]> {
  const file = keyFileOf(config.dataDir)
  const [first] = given
  const to = first ?? makeKey()
  if (!first) await writeKeyFile(config.dataDir, [to])
  const resealed = await reseal(db, { from: given, to, namedBefore })
  if (first) return []
  if (!resealed) {
    await rm(file)
    return []
  }
  log.info(`The key of this installation is in ${file}. Its secrets cannot be opened without it.`)
  return [to]
}

/** @throws StartError when the key that the database names is not among the given ones. */
export function pickKey(given: Buffer[], keyId: string | null, config: KeyPlace): KeyRing {
  const named = given.find((key) => keyIdOf(key) === keyId)
  if (named) return ringOf(named, given)
  const file = keyFileOf(config.dataDir)
  const where = config.installationKeys ? 'INSTALLATION_KEY' : file
  const problem =
    given.length > 0
      ? `${where} holds the key of another installation.`
      : `The key of this installation is missing: there is no ${file}, and INSTALLATION_KEY is not set.`
  throw new StartError(
    `${problem} Take it from another process of the installation, or from a backup: tar -xOf backup.tar installation.key`,
  )
}
