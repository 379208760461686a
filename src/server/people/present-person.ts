import type { Person } from '#shared/people.ts'

import type { PersonRow } from './queries.ts'

export function presentPerson({ sortName: _order, ...person }: PersonRow): Person {
  return {
    ...person,
    createdAt: person.createdAt.toISOString(),
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
  }
}
