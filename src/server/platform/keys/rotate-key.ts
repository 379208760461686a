import type { Db } from '#server/platform/db/client.ts'
import { StartError } from '#server/platform/start-error.ts'
import { type KeyPlace, readGivenKeys, writeKeyFile } from './key-file.ts'
import { keyIdOf, makeKey } from './key-ring.ts'
import { pickKey } from './open-installation.ts'
import { findInstallation } from './queries.ts'
import { reseal, type Resealed } from './reseal.ts'

/**
 * Seals everything with another key: the first of INSTALLATION_KEY, or a new one in the file. Both keys are in the
 * file until that is done, so it can be broken off at any time and repeated.
 *
 * @throws StartError when the current key is missing, or INSTALLATION_KEY names no other.
 */
export async function rotateKey(db: Db, config: KeyPlace): Promise<Resealed> {
  const given = await readGivenKeys(config)
  const { keyId } = await findInstallation(db)
  if (keyId) pickKey(given, keyId, config)
  const to = await chooseKey(given, keyId, config)
  const resealed = await reseal(db, { from: given, to, namedBefore: keyId })
  if (!resealed) throw new StartError('Another process is already replacing the key. Try again.')
  if (!config.installationKeys) await writeKeyFile(config.dataDir, [to])
  return resealed
}

async function chooseKey(given: Buffer[], keyId: string | null, config: KeyPlace): Promise<Buffer> {
  const [first] = given
  // The file of a rotation that was broken off begins with the new key.
  if (first && (keyIdOf(first) !== keyId || given.length > 1)) return first
  if (config.installationKeys) {
    throw new StartError(
      'INSTALLATION_KEY contains only the current key. Put a new one first, separated by a comma. Generate one with openssl rand -base64 32.',
    )
  }
  const to = makeKey()
  await writeKeyFile(config.dataDir, [to, ...given])
  return to
}
