import type { KeyRing } from './key-ring.ts'
import { openSecret, sealSecret } from './seal-secret.ts'

/** The key of an authenticator app, as it is stored. */
export function sealTotpSecret(keys: KeyRing, secret: Buffer): Buffer {
  return sealSecret(keys, secret.toString('base64'))
}

/** Earlier versions stored it as it is. */
export function openTotpSecret(
  keys: KeyRing,
  { secret, isSealed }: { secret: Buffer; isSealed: boolean },
): Buffer {
  return isSealed ? Buffer.from(openSecret(keys, secret), 'base64') : secret
}
