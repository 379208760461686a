import type { CustomerOverview } from '#shared/customers/contract.ts'
import { FAILURE_DAYS, SERVICE_LEVEL_DAYS } from '#shared/customers/values.ts'

import { countPeople } from '#server/access/users/queries.ts'
import { findOpenDoor } from '#server/connections/emergency-door/emergency-door.ts'
import { readSetups } from '#server/connections/stages/setup-states.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import { measureServiceLevel } from '#server/tickets/desk/reports/get-desk-numbers.ts'
import { NO_BRIEF } from '#server/tickets/desk/ticket/get-relations.ts'
import { findBrief } from '#server/tickets/desk/ticket/relation-queries.ts'
import { countFailures, countTickets } from './queries.ts'

const DAY_MS = 86_400_000

/** Reads what the pages of a customer show of it at first sight, from all nouns that know of it. */
export function getCustomerOverview(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  customerId: string,
): Promise<CustomerOverview> {
  const now = deps.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return asStaff(deps.db, async (tx) => {
    const customer = await getCustomer(deps, tx, customerId)
    const [counted] = await countPeople(tx, [customerId])
    const { people = 0, lastSignInAt = null } = counted ?? {}
    const asked = { id: customerId, enabled: customer.saml.enabled, lastSignInAt }
    const setups = await readSetups(tx, [asked], now)
    return {
      customer: { ...customer, setup: setups.get(customerId) ?? null },
      brief: (await findBrief(tx, customerId)) ?? NO_BRIEF,
      people,
      lastSignInAt: lastSignInAt?.toISOString() ?? null,
      failures: await countFailures(tx, customerId, daysAgo(FAILURE_DAYS)),
      emergencyDoor: await findOpenDoor(deps, tx, customerId),
      tickets: await countTickets(tx, customerId, now),
      serviceLevel: await measureServiceLevel(tx, customerId, {
        from: daysAgo(SERVICE_LEVEL_DAYS),
        until: now,
      }),
    }
  })
}
