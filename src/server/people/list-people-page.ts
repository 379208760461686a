import { DEFAULT_PAGE_SIZE } from '#shared/limits.ts'
import type { PeopleQuery, Person } from '#shared/customers/people-contract.ts'

import { invalidInput } from '#server/platform/app-error.ts'
import { sessionLimits } from '#server/access/sessions/sessions.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { toKeptSpelling, toShownEmail } from '#server/platform/text/domain-spelling.ts'
import {
  listPeople,
  type PeoplePlace,
  type PersonRow,
} from '#server/access/users/people-queries.ts'

/** One page of a customer's people, external ones too. */
export function listPeoplePage(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  customerId: string,
  { q, limit = DEFAULT_PAGE_SIZE, cursor }: PeopleQuery,
): Promise<{ people: Person[]; nextCursor: string | undefined }> {
  const after = cursor === undefined ? undefined : decode(cursor)
  return asStaff(deps.db, async (tx) => {
    await getCustomer(deps, tx, customerId)
    const asked = {
      q: q && toKeptSpelling(q),
      limit: limit + 1,
      after,
      sessions: sessionLimits(deps),
    }
    const rows = await listPeople(tx, customerId, asked)
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return { people: page.map(presentPerson), nextCursor: last && encode(last) }
  })
}

export function presentPerson({ sortName: _order, ...person }: PersonRow): Person {
  return {
    ...person,
    email: toShownEmail(person.email),
    createdAt: person.createdAt.toISOString(),
    lastSignInAt: person.lastSignInAt?.toISOString() ?? null,
  }
}

function encode({ sortName, id }: PeoplePlace): string {
  return Buffer.from(`${id} ${sortName}`).toString('base64url')
}

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) ([^\0]*)$/s

function decode(cursor: string): PeoplePlace {
  const [, id, sortName] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (id === undefined || sortName === undefined) {
    throw invalidInput({ cursor: (words) => words.people.unknownCursor })
  }
  return { sortName, id }
}
