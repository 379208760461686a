import { createHash, randomBytes } from 'node:crypto'

// Crockford's: without the letters that are taken for digits, or for one another.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16

/** 80 random bits in four groups: `7Q2K-M9XA-0HWD-C4PT`. */
export function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length])
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What the database keeps. So many random bits need no slow hash. */
export function hashRecoveryCode(code: string): Buffer {
  const letters = withoutGroups(code).toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return createHash('sha256').update(letters).digest()
}

/** As it is typed: in groups or not. */
export function withoutGroups(code: string): string {
  return code.replaceAll(/[\s\p{Pd}]/gu, '')
}

/** Six digits are of an authenticator app; anything else can only be a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(withoutGroups(code))
}
