import type { FastifyReply } from 'fastify'

import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { checkLimit, countHit, forgetHits } from '#server/http/rate-limit.ts'
import { toUser } from '#server/viewer.ts'
import { verifyPassword } from './passwords.ts'
import { findStaffByEmail, updateLastSignIn } from './queries.ts'
import { startSession } from './sessions.ts'

const WINDOW_MS = 15 * 60_000
// The narrow limit stops guessing from one place; the wide one, guessing from many, is high enough
// that a stranger cannot easily lock an administrator out.
const PER_ACCOUNT_AND_ADDRESS = { max: 10, windowMs: WINDOW_MS }
const PER_ACCOUNT = { max: 100, windowMs: WINDOW_MS }

type Credentials = { email: string; password: string }

/** Signs an agent or administrator in by password. */
export async function adminLogin(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { email, password }: Credentials,
  { address, reply }: { address: string; reply: FastifyReply },
) {
  const isLimited = deps.config.signInRateLimit > 0
  const limits = [
    { key: `admin-login ${email} ${address}`, limit: PER_ACCOUNT_AND_ADDRESS },
    { key: `admin-login ${email}`, limit: PER_ACCOUNT },
  ]
  if (isLimited) for (const { key, limit } of limits) await checkLimit(deps, key, limit)

  const user = await findStaffByEmail(deps.db, email)
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    if (isLimited) for (const { key } of limits) await countFailure(deps, key)
    throw new AppError('invalid_credentials', 'Invalid email or password')
  }

  await forgetHits(deps, limits[0]!.key)
  await updateLastSignIn(deps.db, user, deps.now())
  await startSession(deps, reply, user)
  return {
    user: toUser({
      userId: user.id,
      customerId: user.customerId,
      name: user.name,
      email: user.email,
      organization: null,
      role: user.role,
    }),
  }
}

async function countFailure(deps: Pick<Deps, 'db' | 'now'>, key: string) {
  await countHit(deps, key, { max: Number.POSITIVE_INFINITY, windowMs: WINDOW_MS })
}
