import type { Words } from '#shared/words/catalogue.ts'
import type { SignInFailureQuery } from '#shared/sign-in-failures/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/http/request/next-page.ts'
import { REFUSALS_OF_ONE_PERSON } from './places-to-change.ts'
import { presentKind } from './present-failure.ts'
import { listFailureKinds } from './queries.ts'

export async function listKindPage(
  deps: Pick<Deps, 'db'>,
  { q, customerId, limit, cursor }: SignInFailureQuery,
  words: Words,
) {
  const after = cursor === undefined ? undefined : decodeTimeCursor(cursor)
  const rows = await asStaff(deps.db, (tx) =>
    listFailureKinds(tx, {
      code: q,
      customerId,
      ofOnePerson: REFUSALS_OF_ONE_PERSON,
      limit: limit + 1,
      after,
    }),
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return {
    kinds: page.map((row) => presentKind(words, row)),
    nextCursor: last && encodeTimeCursor({ at: last.lastAt, id: last.id }),
  }
}
