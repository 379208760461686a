import { hash, verify } from '@node-rs/argon2'

// OWASP's recommended minimum for argon2id; the library's default algorithm is argon2id.
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), PARAMETERS)
}

let decoy: Promise<string> | undefined

/** Without a hash to compare with it takes the same time, so that accounts cannot be told by it. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(passwordHash ?? (await decoy), password.normalize('NFKC'))
  return matches && passwordHash != null
}
