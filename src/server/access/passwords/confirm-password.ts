import { invalidInput } from '#server/platform/app-error.ts'
import { verifyPassword } from './passwords.ts'
import type { Deps } from '#server/deps.ts'
import { countHit, giveBackHit } from '#server/platform/http/rate-limit.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import { findPasswordHash } from '#server/access/users/queries.ts'

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
