import type { Usage, UsageQuery } from '#shared/usage/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { listUsageOfCustomers, listUsageOfPeople } from './queries.ts'

const LISTED_CUSTOMERS = 50
const LISTED_PEOPLE = 20

/** Lists the customers and people who use the most. */
export function getUsage(
  deps: Pick<Deps, 'db' | 'now' | 'live'>,
  { sort: order }: UsageQuery,
): Promise<Usage> {
  return asStaff(deps.db, async (tx) => {
    const now = deps.now()
    const customers = await listUsageOfCustomers(tx, { order, now, limit: LISTED_CUSTOMERS })
    const people = await listUsageOfPeople(tx, { order, now, limit: LISTED_PEOPLE })
    return {
      customers: customers.map((customer) => ({
        ...customer,
        streams: deps.live.countStreams({ customerId: customer.id }),
      })),
      people: people.map(({ customerId, ...person }) => ({
        ...person,
        streams: deps.live.countStreams({ customerId, userId: person.id }),
      })),
    }
  })
}
