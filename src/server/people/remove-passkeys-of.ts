import type { Person } from '#shared/customers/people-contract.ts'

import type { Actor } from '#server/access/audit/actor.ts'
import { recordPasskeyOfPerson } from '#server/access/second-factor/passkeys.ts'
import { deletePasskeys } from '#server/access/second-factor/queries.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { sessionLimits } from '#server/access/sessions/sessions.ts'
import { findPerson } from '#server/access/users/people-queries.ts'
import { lockPerson } from '#server/access/users/queries.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/platform/app-error.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { presentPerson } from './list-people-page.ts'

/**
 * Removes a person's passkeys, since no one else can say which of them was lost, and ends their
 * sessions, one of which may be open on the same device.
 */
export function removePasskeysOf(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  { customerId, userId: id }: { customerId: string; userId: string },
  by: Actor,
): Promise<Person> {
  const key = { customerId, id }
  return asStaff(deps.db, async (tx) => {
    await getCustomer(deps, tx, customerId)
    if (!(await lockPerson(tx, key))) throw notFound((words) => words.people.gone)
    const removed = await deletePasskeys(tx, key)
    if (removed.length > 0) await deleteSessionsOf(tx, key)
    for (const passkey of removed) {
      await recordPasskeyOfPerson(tx, key, { change: 'withdrawn', passkey, by, at: deps.now() })
    }
    const person = await findPerson(tx, key, sessionLimits(deps))
    if (!person) throw notFound((words) => words.people.gone)
    return presentPerson(person)
  })
}
