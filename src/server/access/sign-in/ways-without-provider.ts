import { NEW_CONNECTION } from '#shared/connections/fields.ts'

import { wasLetIn } from '#server/access/users/people-queries.ts'
import type { Db, Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import {
  findWaysAtDomain,
  findWaysOfAddress,
  findWaysOfCustomer,
  lockWays,
  type WaysRow,
} from './ways-queries.ts'
import type { SignInCustomer } from './sign-in-customer.ts'

// Email codes and passkeys let people in whom no provider vouches for. A provider that is in force stays
// the only judge of passkeys, and of codes unless the customer's setting says otherwise, until an
// administrator opens the emergency door.

/** By which a person signs in without a provider, as the audit log has it. */
export type OwnWay = 'email code' | 'passkey'

export type OwnWays = {
  id: string
  /** Some of its people, at least, may sign in by code. */
  hasCodes: boolean
  hasPasskeys: boolean
  isDoorOpen: boolean
  /** The customer as people sign in to it in this way. */
  by: (way: OwnWay) => SignInCustomer
}

/** Finds the ways at the domain of an address. They are the same for all of its addresses. */
export async function findWays(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<OwnWays | undefined> {
  const found = await findWaysAtDomain(db, email.slice(email.lastIndexOf('@') + 1), now())
  return found && toWays(found)
}

export async function findWaysTo(
  { db, now }: Pick<Deps, 'now'> & { db: Db },
  customerId: string,
): Promise<OwnWays | undefined> {
  const found = await findWaysOfCustomer(db, customerId, now())
  return found && toWays(found)
}

function toWays(found: WaysRow): OwnWays {
  const { id, name, auditEnabled, ipRestrictions, codeMode, doorClosesAt } = found
  const isDoorOpen = doorClosesAt !== null
  return {
    id,
    hasCodes: isDoorOpen || codeMode !== 'off',
    hasPasskeys: isDoorOpen || passkeysCount(found),
    isDoorOpen,
    by: (way) => ({
      ...NEW_CONNECTION,
      auditEnabled: auditEnabled ?? NEW_CONNECTION.auditEnabled,
      ipRestrictions: ipRestrictions ?? [],
      id,
      name,
      connectionId: null,
      isStaff: false,
      way,
    }),
  }
}

/** Returns whether a passkey is worth as much as a code, which everyone may have and no provider overrules. */
function passkeysCount({ codeMode, hasProvider }: Pick<WaysRow, 'codeMode' | 'hasProvider'>) {
  return codeMode === 'domains' && !hasProvider
}

/** `doorClosesAt` is set where the emergency door alone lets the person in. */
export type Allowance = { doorClosesAt?: Date }

type Asked = { customerId: string; email: string; way: OwnWay }

/**
 * Returns what lets this address in, or undefined. The door lets in only people whom the customer's
 * provider, or the support team, has let in before: it is open because no one can be asked who is new.
 */
export async function findAllowance(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { customerId, email, way }: Asked,
): Promise<Allowance | undefined> {
  const found = await findWaysOfAddress(tx, { customerId, email }, now())
  if (!found) return undefined
  const { codeMode, isListed, doorClosesAt } = found
  const isByMode = codeMode === 'domains' || (codeMode === 'listed' && isListed)
  if (way === 'passkey' ? passkeysCount(found) : isByMode) return {}
  if (!doorClosesAt) return undefined
  return (await wasLetIn(tx, { customerId, email })) ? { doorClosesAt } : undefined
}

/** As `findAllowance`, under a lock: a change either ends the session that begins, or is visible here. */
export async function lockAllowance(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  asked: Asked,
): Promise<Allowance | undefined> {
  return (await lockWays(tx, asked.customerId)) ? findAllowance(deps, tx, asked) : undefined
}
