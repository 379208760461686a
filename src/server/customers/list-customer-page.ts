import type { CustomerListQuery } from '#shared/customers/contract.ts'

import { countPeople } from '#server/access/users/queries.ts'
import { readSetups } from '#server/connections/stages/setup-states.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { toKeptSpelling } from '#server/platform/text/domain-spelling.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/http/request/next-page.ts'
import { presentCustomer } from '#server/customers/core/present-customer.ts'
import { listCustomers } from '#server/customers/core/queries.ts'

/** Lists all customers, or one page of them when a limit is given. */
export async function listCustomerPage(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  query: CustomerListQuery,
) {
  const { q, limit } = query
  const position = query.cursor === undefined ? undefined : decodeTimeCursor(query.cursor)
  const after = position && { createdAt: position.at, id: position.id }
  return asStaff(deps.db, async (tx) => {
    const rows = await listCustomers(tx, {
      ...query,
      q: q && toKeptSpelling(q),
      after,
    })
    const page = limit === undefined ? rows : rows.slice(0, limit)
    const last = rows.length > page.length ? page.at(-1) : undefined
    const people = await countPeople(
      tx,
      page.map(({ id }) => id),
    )
    const lastSignInOf = (id: string) =>
      people.find(({ customerId }) => customerId === id)?.lastSignInAt ?? null
    const setups = await readSetups(
      tx,
      page.map(({ id, enabled }) => ({ id, enabled, lastSignInAt: lastSignInOf(id) })),
      deps.now(),
    )
    return {
      customers: page.map((customer) => ({
        ...presentCustomer(deps.config, customer),
        setup: setups.get(customer.id) ?? null,
      })),
      nextCursor: last && encodeTimeCursor({ at: last.createdAt, id: last.id }),
    }
  })
}
