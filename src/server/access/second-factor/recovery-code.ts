import { createHash, randomBytes } from 'node:crypto'

// Crockford's alphabet has no letters that look like digits or like each other.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** 80 random bits in four groups: `7Q2K-M9XA-0HWD-C4PT`. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** Hashes a code for the database. A fast hash is enough for 80 random bits. */
export function hashRecoveryCode(code: string): Buffer {
  const letters = withoutGroups(code).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(letters).digest()
}

/** Matches a code as people type it, with or without groups. */
export function withoutGroups(code: string): string {
  return code.replaceAll(/[\s\p{Pd}]/gu, '')
}

/** Returns whether a code is of an authenticator app: six digits. Anything else is a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(withoutGroups(code))
}
