import { hash, verify } from '@node-rs/argon2'

import { findPasswordHash } from '#server/access/users/queries.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { invalidInput } from '#server/platform/app-error.ts'
import { countHit, giveBackHit } from '#server/platform/http/rate-limit.ts'

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

/** Prevents the finder of an open session from guessing the password with it. */
const LIMIT = { max: 10, windowMs: 15 * 60_000 }

/** @throws AppError `invalid_input` unless this is the viewer's own password. */
export async function confirmPassword(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  viewer: Pick<Viewer, 'customerId' | 'userId'>,
  password: string,
): Promise<void> {
  const key = `own-password ${viewer.userId}`
  await countHit(deps, key, LIMIT)
  const passwordHash = await findPasswordHash(deps.db, personOf(viewer))
  if (await verifyPassword(passwordHash, password)) {
    await giveBackHit(deps, key)
    return
  }
  throw invalidInput({ currentPassword: (words) => words.account.notYourPassword })
}
