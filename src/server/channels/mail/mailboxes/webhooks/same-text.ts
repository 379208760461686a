import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two texts in a time that says nothing of where they differ. */
export function isSameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}

/** Returns whether the password of a Basic authorization is the secret. Its user name may be any. */
export function hasSecret(authorization: string | undefined, secret: string | null): boolean {
  const [, encoded] = /^basic ([\w+/=-]+)$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined || secret === null) return false
  const [, ...password] = Buffer.from(encoded, 'base64').toString().split(':')
  return isSameText(password.join(':'), secret)
}
