import { v7 as uuidv7 } from 'uuid'

import type { Deps } from '#server/deps.ts'
import { openSecret, sealSecret } from '#server/platform/keys/seal-secret.ts'
import type { Config } from '#server/config.ts'

import { insertKey, listKeys, listPrivateKeys } from './queries.ts'

const KEY_BITS = 3072
/** Identity providers take the key and seldom look at the dates; those that do, do so for long. */
const YEARS = 10
const DAY_MS = 24 * 3_600_000

type KeyPair = { privateKey: string; certificate: string }

/** Makes an RSA key with a certificate that it has signed itself, which SAML asks no more of. */
async function makeKeyPair({ publicUrl }: Pick<Config, 'publicUrl'>, now: Date): Promise<KeyPair> {
  // Imported only here: it takes a tenth of a second to load, and an installation needs it once.
  const { generate } = await import('selfsigned')
  const name = [{ name: 'commonName', value: new URL(publicUrl).hostname }]
  const made = await generate(name, {
    keySize: KEY_BITS,
    algorithm: 'sha256',
    // Clocks differ.
    notBeforeDate: new Date(now.getTime() - DAY_MS),
    notAfterDate: new Date(now.getTime() + YEARS * 365 * DAY_MS),
  })
  return { privateKey: made.private, certificate: made.cert }
}

// The installation's own keys. The first is made when something needs it.

export type KeyDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>

/** The certificates to tell identity providers, PEM; the one that is signed with comes first. */
export async function ownCertificates(deps: KeyDeps): Promise<string[]> {
  const keys = await keysOf(deps)
  return keys.map(({ certificate }) => certificate)
}

export async function keysOf(deps: KeyDeps): ReturnType<typeof listKeys> {
  const found = await listKeys(deps.db)
  if (found.length > 0) return found
  await addKey(deps, 'current')
  return listKeys(deps.db)
}

/** The key that signs what this portal sends. */
export async function signingKey(deps: KeyDeps): Promise<string> {
  await keysOf(deps)
  const [current] = await openedKeys(deps)
  if (current === undefined) throw new Error('There is no key to sign with')
  return current
}

/** Every key that a customer's provider may have encrypted to; null where it is not to encrypt. */
export async function decryptionKeysFor(
  deps: Pick<KeyDeps, 'db' | 'keys'>,
  { decryptAssertions }: { decryptAssertions: boolean },
): Promise<string[] | null> {
  return decryptAssertions ? openedKeys(deps) : null
}

/** Returns false when another process was faster. */
export async function addKey(deps: KeyDeps, state: 'current' | 'next'): Promise<boolean> {
  const createdAt = deps.now()
  const { privateKey, certificate } = await makeKeyPair(deps.config, createdAt)
  return insertKey(deps.db, {
    id: uuidv7(),
    state,
    certificate,
    privateKey: sealSecret(deps.keys, privateKey),
    createdAt,
  })
}

async function openedKeys({ db, keys }: Pick<KeyDeps, 'db' | 'keys'>): Promise<string[]> {
  const pairs = await listPrivateKeys(db)
  return pairs.map(({ privateKey }) => openSecret(keys, privateKey))
}
