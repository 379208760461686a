import { OWN_TICKETS, type Sight } from '#shared/access/visibility.ts'
import type { ChangeColleague, ChangePerson, Person } from '#shared/customers/people-contract.ts'

import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Actor } from '#server/access/audit/actor.ts'
import { recordAudit } from '#server/access/audit/record-audit.ts'
import { sessionLimits } from '#server/access/sessions/sessions.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { presentPerson } from './list-people-page.ts'
import { endRefusals } from '#server/access/sign-in/record-refusal.ts'
import { deleteSessionsOf } from '#server/access/sessions/queries.ts'
import { findPerson } from '#server/access/users/people-queries.ts'
import { lockPerson, UNLINKED, updatePerson } from '#server/access/users/queries.ts'
import { checkCategories } from '#server/tickets/core/check-categories.ts'
import { mustBelongToNone } from '#server/tickets/core/participants.ts'

type PersonKey = { customerId: string; userId: string }
type ChangeDeps = Pick<Deps, 'db' | 'config' | 'now'>

/** Changes a person as a portal manager of their company. The staff, who have added external people, keep those. */
export async function changeColleague(
  deps: ChangeDeps,
  viewer: Viewer,
  { userId, change, by }: { userId: string; change: ChangeColleague; by: Actor },
): Promise<Person> {
  if (userId === viewer.userId) throw new AppError('forbidden', (words) => words.people.notYourself)
  const key = { customerId: viewer.customerId, userId }
  return changePerson(deps, key, { change, by, isColleague: true })
}

/**
 * Ends a person's sign-ins at once and lets no new one begin, or lets them sign in again. Changes what they see, and
 * whether they decide what others see.
 */
export function changePerson(
  deps: ChangeDeps,
  { customerId, userId }: PersonKey,
  { change, by, isColleague = false }: { change: ChangePerson; by: Actor; isColleague?: boolean },
): Promise<Person> {
  const key = { customerId, id: userId }
  const { active, isPortalManager } = change
  return asStaff(deps.db, async (tx) => {
    await getCustomer(deps, tx, customerId)
    const before = await lockPerson(tx, key)
    if (!before) throw notFound((words) => words.people.gone)
    if (before.isExternal && (isColleague || change.visibility || isPortalManager)) {
      throw new AppError('forbidden', (words) => words.people.isExternal)
    }
    if (before.isExternal && active && !before.active)
      await mustBelongToNone(tx, customerId, before)
    const at = deps.now()
    const entry = {
      by,
      at,
      customerId,
      subject: { id: userId, name: `${before.name} (${before.email})` },
    }
    if (active !== undefined && active !== before.active) {
      await updatePerson(tx, key, { active })
      // Also when they may sign in again: a sign-in that was under way meanwhile must not come true.
      await deleteSessionsOf(tx, key)
      if (active) await endRefusals(tx, { customerId, email: before.email, at })
      await recordAudit(tx, {
        ...entry,
        action: active ? 'person.reactivated' : 'person.deactivated',
        before: { active: before.active },
        after: { active },
      })
    }
    const sight = await newSight(tx, before, change)
    if (JSON.stringify(toldSight(sight)) !== JSON.stringify(toldSight(before))) {
      await updatePerson(tx, key, sight)
      await recordAudit(tx, {
        ...entry,
        action: 'person.visibility_changed',
        before: toldSight(before),
        after: toldSight(sight),
      })
    }
    if (isPortalManager !== undefined && isPortalManager !== before.isPortalManager) {
      await updatePerson(tx, key, { isPortalManager })
      await recordAudit(tx, {
        ...entry,
        action: 'person.manager_changed',
        before: { isPortalManager: before.isPortalManager },
        after: { isPortalManager },
      })
    }
    const person = await findPerson(tx, key, sessionLimits(deps))
    if (!person) throw notFound((words) => words.people.gone)
    return presentPerson(person)
  })
}

/**
 * Forgets which account at the provider is a person's, such as after it was recreated there: the next sign-in with
 * their address links one again. Ends their sessions, which began with the account before.
 */
export function unlinkProviderAccount(
  deps: ChangeDeps,
  { customerId, userId: id }: PersonKey,
  by: Actor,
): Promise<Person> {
  const key = { customerId, id }
  return asStaff(deps.db, async (tx) => {
    await getCustomer(deps, tx, customerId)
    const before = await lockPerson(tx, key)
    if (!before) throw notFound((words) => words.people.gone)
    if (before.providerIssuer !== null) {
      const { name, email } = before
      const at = deps.now()
      await updatePerson(tx, key, UNLINKED)
      await deleteSessionsOf(tx, key)
      await endRefusals(tx, { customerId, email, at })
      const subject = { id, name: `${name} (${email})` }
      await recordAudit(tx, { action: 'person.unlinked', by, at, customerId, subject })
    }
    const person = await findPerson(tx, key, sessionLimits(deps))
    if (!person) throw notFound((words) => words.people.gone)
    return presentPerson(person)
  })
}

/** Returns what the person sees from now on. Categories that are no longer on offer may stay, and count no longer added. */
async function newSight(
  tx: Tx,
  { visibility, visibleCategories, mayAnswer }: Sight,
  change: ChangePerson,
): Promise<Sight> {
  if (change.visibility === undefined) return { visibility, visibleCategories, mayAnswer }
  if (change.visibility === 'own') return OWN_TICKETS
  return {
    visibility: change.visibility,
    visibleCategories:
      change.visibility === 'categories'
        ? await checkCategories(tx, change.categories ?? [], visibleCategories)
        : [],
    mayAnswer: change.mayAnswer ?? false,
  }
}

function toldSight({ visibility, visibleCategories, mayAnswer }: Sight) {
  return { visibility, categories: visibleCategories, mayAnswer }
}
