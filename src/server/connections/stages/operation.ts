import type { SignOn } from '#shared/connections/stages/contract.ts'
import {
  completeSettings,
  type ConnectionSettings,
  missingSettings,
} from '#shared/connections/fields.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { requireUsable } from '#server/connections/settings/save-connection.ts'
import { passedTestAt } from '#server/connections/tests/get-test.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidInput } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { customerGone, getSignOn } from './get-sign-on.ts'
import { findDraft, lockCustomerOf } from './queries.ts'

export type StageDeps = Pick<Deps, 'db' | 'now' | 'config' | 'keys'>

/** The connection's customer, and the author of the change. */
export type OnConnection = { customerId: string; by: Actor }

export type Customer = { id: string; name: string; isTeam: boolean }

/** Changes a connection under its lock and returns its state after that. */
export function changeConnection(
  deps: StageDeps,
  { customerId }: Pick<OnConnection, 'customerId'>,
  work: (tx: Tx, customer: Customer) => Promise<void>,
): Promise<SignOn> {
  return asStaff(deps.db, async (tx) => {
    const customer = await lockCustomerOf(tx, customerId)
    if (!customer) throw customerGone()
    await work(tx, customer)
    return getSignOn(deps, tx, customerId)
  })
}

/** @throws AppError `conflict` when the draft is not the one that was seen; `version` 0 is none. */
export async function findSeenDraft(tx: Tx, customerId: string, version: number) {
  const draft = await findDraft(tx, customerId)
  if ((draft?.version ?? 0) === version) return draft
  throw new AppError('conflict', (words) => words.connections.draftChanged)
}

/**
 * Returns the draft that was seen, if people can sign in with it: nothing is missing, and it has
 * passed a test or an administrator has decided for it without.
 */
export async function takeDraft(
  tx: Tx,
  customerId: string,
  { version, untested = false }: { version: number; untested?: boolean },
) {
  const draft = await findSeenDraft(tx, customerId, version)
  if (!draft) throw new AppError('conflict', (words) => words.connections.noDraft)
  const settings: ConnectionSettings = { ...completeSettings(draft.settings), enabled: true }
  const missing = Object.entries(missingSettings(settings))
  if (missing.length > 0) {
    throw invalidInput(Object.fromEntries(missing.map(([name, text]) => [`saml.${name}`, text])))
  }
  await requireUsable(tx, customerId, settings)
  if (!untested && !(await passedTestAt(tx, customerId, settings))) {
    throw new AppError('conflict', (words) => words.connections.neverTested)
  }
  return { draft, settings }
}
