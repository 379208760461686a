import { readToken, signToken, uuidBytes, uuidOf } from '#server/platform/keys/signed-token.ts'

const purpose = 'portico mail off'

/** Token in every mail of a person, which lets its holder stop these mails. It opens nothing else. */
export function mailOffToken(secret: Buffer, userId: string): string {
  return signToken({ secret, purpose }, uuidBytes(userId))
}

/** Reads whose mail it is. Undefined for a token that we did not make. */
export function readMailOffToken(secret: Buffer, token: string): string | undefined {
  const id = readToken({ secret, purpose }, token)
  return id && uuidOf(id)
}
