import { sql } from 'kysely'

import type { CustomerOverview } from '#shared/customers/contract.ts'
import { FAILURE_DAYS } from '#shared/customers/values.ts'

import { countPeople } from '#server/access/users/queries.ts'
import { readSetups } from '#server/connections/stages/setup-states.ts'
import { getCustomer } from '#server/customers/core/save-customer.ts'
import type { Deps } from '#server/deps.ts'
import { asStaff } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { NO_BRIEF } from '#server/tickets/desk/ticket/get-relations.ts'
import { findBrief } from '#server/tickets/desk/ticket/relation-queries.ts'

const DAY_MS = 86_400_000

/** Reads what the pages of a customer show of it at first sight, from all nouns that know of it. */
export function getCustomerOverview(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  customerId: string,
): Promise<CustomerOverview> {
  const now = deps.now()
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
      failures: await countFailures(
        tx,
        customerId,
        new Date(now.getTime() - FAILURE_DAYS * DAY_MS),
      ),
      tickets: await countTickets(tx, customerId, now),
    }
  })
}

/** Strangers can make failures: no more are counted than anyone would read. */
const MAX_FAILURES = 1000

async function countFailures(tx: Tx, customerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from sign_in_failures where customer_id = ${customerId} and created_at > ${since}
      limit ${MAX_FAILURES}
    ) found`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Counts the tickets that are not closed. Their `due_order` is when the next promise ends, or ended. */
function countTickets(tx: Tx, customerId: string, now: Date) {
  return tx
    .selectFrom('deskTickets')
    .where('customerId', '=', customerId)
    .where('status', '<>', 'Closed')
    .select([
      sql<number>`(count(*) filter (where status = 'Open'))::int`.as('open'),
      sql<number>`(count(*) filter (where status = 'Pending'))::int`.as('pending'),
      sql<number>`(count(*) filter (where due_order < ${now.getTime()}))::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow()
}
