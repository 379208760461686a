import type { Person } from '#shared/people/contract.ts'

import { toShownEmail } from '#server/platform/domain-spelling.ts'
import type { PersonRow } from '#server/access/users/queries.ts'

export function presentPerson({ sortName: _order, ...person }: PersonRow): Person {
  return {
    ...person,
    email: toShownEmail(person.email),
    createdAt: person.createdAt.toISOString(),
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
  }
}
