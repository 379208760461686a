import type { FastifyRequest } from 'fastify'

import type { Confirmation, Identity, OwnIdentity } from '#shared/account/contract.ts'
import type { Words } from '#shared/words/catalogue.ts'

import { actorOf } from '#server/access/audit/actor.ts'
import {
  confirmationRequired,
  isConfirmed,
  makeConfirmation,
} from '#server/access/callers/confirmation.ts'
import { confirmPassword } from '#server/access/passwords/passwords.ts'
import {
  askSecondFactor,
  listSecondFactors,
} from '#server/access/second-factor/list-second-factors.ts'
import { codeLimitOf, proveSecondFactor } from '#server/access/second-factor/prove-second-factor.ts'
import { personOf, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/platform/app-error.ts'

type IdentityDeps = Pick<Deps, 'db' | 'now' | 'config' | 'cookieSecret' | 'keys'>
type Asked = { viewer: Viewer; request: FastifyRequest }

/** Returns a token for calls that need confirmation, or throws what is missing or wrong. */
export async function confirmIdentity(
  deps: IdentityDeps,
  asked: Asked,
  identity: Identity,
): Promise<Confirmation> {
  await confirmPassword(deps, asked.viewer, identity.currentPassword)
  await confirmSecondFactor(deps, asked, identity)
  const { token, expiresAt } = makeConfirmation(deps, asked.viewer)
  return { token, expiresAt: expiresAt.toISOString() }
}

/**
 * Checks that the account's owner asks: by a confirmation, or by what the call itself brings.
 *
 * @throws AppError `confirmation_required`, `invalid_input` for what is wrong
 */
export async function requireIdentity(
  deps: IdentityDeps,
  asked: Asked,
  identity: OwnIdentity,
): Promise<void> {
  const { currentPassword } = identity
  if (currentPassword !== undefined) await confirmPassword(deps, asked.viewer, currentPassword)
  if (isConfirmed(deps, asked.viewer, asked.request)) return
  if (currentPassword === undefined) throw confirmationRequired()
  await confirmSecondFactor(deps, asked, identity)
}

async function confirmSecondFactor(
  deps: IdentityDeps,
  { viewer, request }: Asked,
  { code, passkey }: OwnIdentity,
) {
  const person = personOf(viewer)
  const factors = await listSecondFactors(deps.db, person)
  if (!factors.hasAny) return
  const ask = async () => ({ ...(await askSecondFactor(deps, person, factors)) })
  if (!code && !passkey) throw confirmationRequired(await ask())

  const limit = codeLimitOf(deps, viewer)
  await limit.count()
  const proven = await proveSecondFactor(deps, person, { code, passkey }, actorOf(viewer, request))
  if (!proven.ok) {
    const message = (words: Words) => words.account.secondFactorRefusals[proven.reason]
    throw new AppError('invalid_input', message, { fields: { code: message }, extra: await ask() })
  }
  await limit.forget()
}
