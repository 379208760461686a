import type { ChangePerson, Person } from '#shared/customers/people-contract.ts'

import { notFound } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { sessionLimits } from '#server/access/sessions/sessions.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { presentPerson } from './list-people-page.ts'
import { endRefusals } from '#server/access/sign-in/stopped-person.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { findPerson, lockPerson, updateActive } from '#server/access/users/queries.ts'

type PersonKey = { customerId: string; userId: string }

/** Ends a person's sign-ins at once and lets no new one begin, or lets them sign in again. */
export function changePerson(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  by: Actor,
  { customerId, userId }: PersonKey,
  { active }: ChangePerson,
): Promise<Person> {
  const key = { customerId, id: userId }
  return asStaff(deps.db, async (tx) => {
    await getCustomer(deps, tx, customerId)
    const before = await lockPerson(tx, key)
    if (!before) throw notFound((words) => words.people.gone)
    if (before.active !== active) {
      await updateActive(tx, key, active)
      // Also when they may sign in again: a sign-in that was under way meanwhile must not come true.
      await deleteSessionsOf(tx, key)
      const at = deps.now()
      if (active) await endRefusals(tx, { customerId, email: before.email, at })
      await recordAudit(tx, {
        action: active ? 'person.reactivated' : 'person.deactivated',
        by,
        at,
        customerId,
        subject: { id: userId, name: `${before.name} (${before.email})` },
        before: { active: before.active },
        after: { active },
      })
    }
    const person = await findPerson(tx, key, sessionLimits(deps))
    if (!person) throw notFound((words) => words.people.gone)
    return presentPerson(person)
  })
}
