import { outsideEndpoints } from '#shared/access/endpoints.ts'
import type { Account, OwnPasskeys } from '#shared/account/contract.ts'
import { MAX_PASSKEYS, type PasskeyUse } from '#shared/account/values.ts'

import { listSecondFactors } from '#server/access/second-factor/list-second-factors.ts'
import { listPasskeys } from '#server/access/second-factor/queries.ts'
import { readSessionStart } from '#server/access/sessions/queries.ts'
import { findOpenCustomer } from '#server/access/sign-in/sign-in-customer.ts'
import { findWaysTo } from '#server/access/sign-in/ways-without-provider.ts'
import { isStaff, personOf, type Viewer } from '#server/access/viewer.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'

export async function getAccount(deps: Pick<Deps, 'db'>, viewer: Viewer): Promise<Account> {
  const { role } = viewer
  if (role === 'customer') throw notFound()
  const factors = await listSecondFactors(deps.db, personOf(viewer))
  return {
    name: viewer.name,
    email: viewer.email,
    role,
    totpSince: factors.totpSince?.toISOString() ?? null,
    passkeys: factors.passkeys.map(presentPasskey),
    recoveryCodesLeft: factors.recoveryCodesLeft,
  }
}

export function presentPasskey(passkey: {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}): Account['passkeys'][number] {
  return {
    id: passkey.id,
    name: passkey.name,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  }
}

type PasskeyDeps = Pick<Deps, 'db' | 'now'>

export async function listOwnPasskeys(deps: PasskeyDeps, viewer: Viewer): Promise<OwnPasskeys> {
  const passkeys = await listPasskeys(deps.db, personOf(viewer))
  return {
    passkeys: passkeys.map(presentPasskey),
    max: MAX_PASSKEYS,
    signsIn: await whenTheySignIn(deps, viewer),
  }
}

async function whenTheySignIn(deps: PasskeyDeps, viewer: Viewer): Promise<PasskeyUse> {
  if (isStaff(viewer)) return 'after_password'
  const ways = await findWaysTo(deps, viewer.customerId)
  return ways?.hasPasskeys && !ways.isDoorOpen ? 'always' : 'emergency'
}

/** How long after a sign-in a customer's person may add a passkey. */
const NEW_SESSION_MS = 10 * 60_000

/**
 * Checks that a customer's person signed in just now: a copied cookie alone must not become a way in that
 * lasts.
 *
 * @throws AppError `sign_in_again`
 */
export async function requireNewSession(deps: PasskeyDeps, viewer: Viewer): Promise<void> {
  const beganAt = await readSessionStart(deps.db, viewer.sessionHash)
  if (deps.now().getTime() - beganAt.getTime() < NEW_SESSION_MS) return
  const customer = await findOpenCustomer(deps, viewer.customerId)
  const ways = await findWaysTo(deps, viewer.customerId)
  const asksProvider = customer && !ways?.isDoorOpen
  const { path } = outsideEndpoints[customer?.kind === 'saml' ? 'startSamlLogin' : 'startOidcLogin']
  const signInUrl = asksProvider ? path.replace(':customerId', customer.id) : '/login'
  throw new AppError('sign_in_again', (words) => words.signIn.signInAgain, {
    extra: { signInUrl },
  })
}
