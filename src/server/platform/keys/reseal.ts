import { randomBytes } from 'node:crypto'

import type { Db } from '#server/platform/db/client.ts'
import { keyIdOf, type KeyRing, ringOf } from './key-ring.ts'
import {
  listSealedTexts,
  lockInstallation,
  lockSealed,
  lockTotpSecrets,
  replaceSealedText,
  SEALED_COLUMNS,
  updateInstallationKey,
  updateSealed,
  updateTotpSecret,
} from './queries.ts'
import { openSecret, sealSecret } from './seal-secret.ts'
import { sealTotpSecret } from './totp-secret.ts'

/** Secrets that were sealed with an unknown key stay as they are. */
export type Resealed = { count: number; unreadable: number }

/**
 * Seals everything with another key, in the transaction that names the key in the database. Undefined where
 * another process was faster: the database names another key than `namedBefore` by now.
 */
export function reseal(
  db: Db,
  { from, to, namedBefore }: { from: Buffer[]; to: Buffer; namedBefore: string | null },
): Promise<Resealed | undefined> {
  return db.transaction().execute(async (tx) => {
    const installation = await lockInstallation(tx)
    if (installation.keyId !== namedBefore) return undefined
    const keys = ringOf(to, [...from, ...(namedBefore ? [] : [installation.cookieSecret])])
    await updateInstallationKey(tx, {
      keyId: keyIdOf(to),
      sealedSecret: sealSecret(keys, openSigningSecret(keys, installation).toString('base64')),
      // A Portico of before reads it and opens nothing with it.
      cookieSecret: randomBytes(32),
    })
    const resealed = { count: 0, unreadable: 0 }
    for await (const { sealed, replace } of lockSealedValues(tx)) {
      const again = sealAgain(keys, sealed)
      if (again) await replace(again)
      resealed[again ? 'count' : 'unreadable'] += 1
    }
    for (const row of await lockTotpSecrets(tx, { isSealed: false })) {
      await updateTotpSecret(tx, { ...row, secret: sealTotpSecret(keys, row.secret) })
      resealed.count += 1
    }
    return resealed
  })
}

/** Counts the secrets that none of the keys opens. */
export async function countUnreadable(tx: Db, keys: KeyRing): Promise<number> {
  let count = 0
  for await (const { sealed } of lockSealedValues(tx)) if (!sealAgain(keys, sealed)) count += 1
  return count
}

async function* lockSealedValues(tx: Db) {
  for (const column of SEALED_COLUMNS) {
    for (const { at, sealed } of await lockSealed(tx, column)) {
      yield { sealed, replace: (again: Buffer) => updateSealed(tx, column, { at, sealed: again }) }
    }
  }
  for (const text of await listSealedTexts(tx)) {
    const at = text.lastIndexOf('.') + 1
    const replace = (sealed: Buffer) =>
      replaceSealedText(tx, text, text.slice(0, at) + sealed.toString('base64url'))
    yield { sealed: Buffer.from(text.slice(at), 'base64url'), replace }
  }
  for (const row of await lockTotpSecrets(tx, { isSealed: true })) {
    const replace = (secret: Buffer) => updateTotpSecret(tx, { ...row, secret })
    yield { sealed: row.secret, replace }
  }
}

/** Opens the secret that signs cookies and reply addresses. It stays the same when the key changes. */
export function openSigningSecret(
  keys: KeyRing,
  { cookieSecret, sealedSecret }: { cookieSecret: Buffer; sealedSecret: Buffer | null },
): Buffer {
  return sealedSecret === null
    ? cookieSecret
    : Buffer.from(openSecret(keys, sealedSecret), 'base64')
}

function sealAgain(keys: KeyRing, sealed: Buffer): Buffer | undefined {
  try {
    return sealSecret(keys, openSecret(keys, sealed))
  } catch {
    return undefined
  }
}
