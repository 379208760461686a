import type { CustomerListQuery } from '#shared/customers.ts'

import { invalidInput } from '#server/app-error.ts'
import { asStaff } from '#server/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { presentCustomer } from './present-customer.ts'
import { listCustomers } from './queries.ts'

/** All customers, or one page of them where a limit is given. */
export async function listCustomerPage(
  deps: Pick<Deps, 'db' | 'config'>,
  query: CustomerListQuery,
) {
  const { q, limit } = query
  const after = query.cursor === undefined ? undefined : decode(query.cursor)
  const rows = await asStaff(deps.db, (tx) => listCustomers(tx, { q, limit, after }))
  const page = limit === undefined ? rows : rows.slice(0, limit)
  const last = rows.length > page.length ? page.at(-1) : undefined
  return {
    customers: page.map((customer) => presentCustomer(deps.config, customer)),
    nextCursor: last && encode(last),
  }
}

function encode(last: { createdAt: Date; id: string }): string {
  return Buffer.from(`${last.createdAt.toISOString()} ${last.id}`).toString('base64url')
}

const CURSOR =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function decode(cursor: string): { createdAt: Date; id: string } {
  const [, at, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  const createdAt = new Date(at ?? '')
  if (id === undefined || Number.isNaN(createdAt.getTime())) {
    throw invalidInput({ cursor: 'Take the cursor from the Link header of the page before' })
  }
  return { createdAt, id }
}
