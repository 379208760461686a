import type { FastifyReply } from 'fastify'

import type { SecondFactorMethod } from '#shared/account/values.ts'
import type { Said } from '#shared/words/catalogue.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { CONFIRMATION_HEADER, makeConfirmation } from '#server/access/callers/confirmation.ts'
import { verifyPassword } from '#server/access/passwords/passwords.ts'
import { isRightCode } from '#server/access/second-factor/is-right-code.ts'
import {
  askSecondFactor,
  listSecondFactors,
} from '#server/access/second-factor/list-second-factors.ts'
import { type Proof, proveSecondFactor } from '#server/access/second-factor/prove-second-factor.ts'
import { startSession } from '#server/access/sessions/sessions.ts'
import { updateLastSignIn } from '#server/access/users/queries.ts'
import { arePasswordsLimited, findStaffByEmail } from '#server/access/users/staff-queries.ts'
import { toUser } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'
import { limitsOf, type LoginLimits } from './admin-login-limits.ts'

type LoginDeps = Pick<Deps, 'db' | 'now' | 'config' | 'log' | 'keys' | 'cookieSecret'>
type Credentials = Proof & { email: string; password: string }
type Account = NonNullable<Awaited<ReturnType<typeof findStaffByEmail>>>

const METHOD_NAMES: Record<SecondFactorMethod, string> = {
  totp: 'password and authenticator app',
  passkey: 'password and passkey',
  recovery: 'password and recovery code',
}

/** Signs an agent or administrator in by password, and by a second factor where there is one. */
export async function adminLogin(
  deps: LoginDeps,
  { email, password, ...proof }: Credentials,
  { address, reply }: { address: string; reply: FastifyReply },
) {
  const account = await findStaffByEmail(deps.db, email)
  const limits = limitsOf(deps, {
    email,
    address,
    hasSecondFactor: async () =>
      account !== undefined && (await listSecondFactors(deps.db, account)).hasAny,
  })
  const refusal = await limits.reserve()
  if (refusal) {
    // Admit the owner while others are guessing: a right code tells them apart, and costs no hash. A
    // wrong code answers like none, so that it tells nothing.
    const code = proof.code ?? ''
    const isAdmitted = await limits.reserveByCode(code, () => isRightCode(deps, account, code))
    if (!isAdmitted) throw refusal
  }
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!isRight || !account?.active) {
    // Do not wait: the longer answer would tell that the account exists.
    if (account) void noteRefusedPassword(deps, account, address)
    throw wrongCredentials()
  }

  const by = actorFor(account, address)
  if (!(await mayUsePassword(deps.db, account))) {
    await limits.giveBack()
    await noteRefusal(deps, by, 'password sign-in is for listed accounts')
    throw new AppError('password_not_allowed', (words) => words.staff.useProvider)
  }
  const method = await passSecondFactor(deps, account, { proof, by, limits })
  const session = await deps.db.transaction().execute(async (tx) => {
    const at = deps.now()
    // Begin no session with an old password: the new one has ended all sessions.
    if (!(await updateLastSignIn(tx, account, at))) throw wrongCredentials()
    const begun = await startSession({ db: tx, now: deps.now }, reply, account)
    await recordAudit(tx, { action: 'sign_in.succeeded', by, at, after: { method } })
    return begun
  })
  await limits.succeed()
  // Password and second factor were asked for just now: the page need not ask again so soon.
  reply.header(CONFIRMATION_HEADER, makeConfirmation(deps, session).token)
  return {
    user: toUser({
      userId: account.id,
      customerId: account.customerId,
      name: account.name,
      email: account.email,
      organization: null,
      role: account.role,
    }),
  }
}

/** Only listed accounts may where the rule says so, for as long as the team can sign in at its provider. */
async function mayUsePassword(db: Deps['db'], account: Account): Promise<boolean> {
  return account.mayUsePassword || !(await arePasswordsLimited(db))
}

function wrongCredentials(): AppError {
  return new AppError('invalid_credentials', (words) => words.signIn.invalidCredentials)
}

/** How the person is signed in. @throws AppError `second_factor_required` for as long as it is. */
async function passSecondFactor(
  deps: LoginDeps,
  account: Account,
  { proof, by, limits }: { proof: Proof; by: Actor; limits: LoginLimits },
): Promise<string> {
  const factors = await listSecondFactors(deps.db, account)
  if (!factors.hasAny) return 'password'
  const askAgain = async (said: Said) =>
    new AppError('second_factor_required', said, {
      extra: await askSecondFactor(deps, account, factors),
    })
  if (!proof.code && !proof.passkey) {
    // Take back the count: the password was right, and the second step follows.
    await limits.giveBack()
    throw await askAgain((words) => words.signIn.confirmFirst)
  }

  await limits.countCode()
  const proven = await proveSecondFactor(deps, account, proof, by)
  if (proven.ok) {
    await limits.forgetCode()
    return METHOD_NAMES[proven.method]
  }
  await noteRefusal(deps, by, proven.reason)
  throw await askAgain((words) => words.account.secondFactorRefusals[proven.reason])
}

async function noteRefusedPassword(deps: LoginDeps, account: Account, address: string) {
  try {
    await noteRefusal(deps, actorFor(account, address), reasonFor(account))
  } catch (error) {
    // Only log: the answer has been sent already.
    deps.log.warn({ err: error }, 'a refused sign-in is missing from the audit log')
  }
}

function reasonFor({ active, passwordHash }: Account): string {
  if (!active) return 'account deactivated'
  return passwordHash === null ? 'no password set yet' : 'wrong password'
}

function noteRefusal(deps: LoginDeps, by: Actor, reason: string) {
  return recordAudit(deps.db, {
    action: 'sign_in.refused',
    by,
    at: deps.now(),
    after: { reason },
  })
}

/** Names the person who tries to sign in by the account that they try. */
function actorFor({ id, name, email }: Account, address: string): Actor {
  return { userId: id, name, email, address }
}
