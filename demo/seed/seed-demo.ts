import { DEMO_STAFF } from '#demo/demo-people.ts'
import type { DemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { seedConnections } from '#demo/showcase/seed-connections.ts'
import { seedMails } from '#demo/showcase/seed-mails.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { StartError } from '#server/platform/start-error.ts'

import { keepSsoInStep } from './keep-sso-in-step.ts'
import { seedPeople } from './seed-people.ts'
import { findActors, seedTickets } from './seed-tickets.ts'

/**
 * Fills an empty installation once: people, their sign-in, and tickets. The next start continues after an
 * aborted one. A small demo has the stories alone, for tests.
 *
 * @throws StartError when the installation is not the demo's.
 */
export async function seedDemo(
  deps: Pick<Deps, 'db' | 'files' | 'log' | 'now' | 'config' | 'keys' | 'cookieSecret'>,
  identityProvider: Pick<DemoIdentityProvider, 'realms' | 'answer'>,
  { isSmall }: { isSmall: boolean },
): Promise<void> {
  if (!(await hasDemoStaff(deps.db))) {
    if (await hasAnybody(deps.db)) {
      throw new StartError(
        `DATA_DIR: ${deps.config.dataDir} holds an installation that is not the demo's. Use a separate folder for the demo, such as DATA_DIR=./data/demo.`,
      )
    }
    await seedPeople(deps, identityProvider.realms, { isSmall })
  }
  await keepSsoInStep(deps, identityProvider.realms)

  if (await hasRows(deps.db, 'tickets')) return
  if (!isSmall && !(await hasRows(deps.db, 'connectionTests'))) {
    await seedConnections(deps, identityProvider)
  }
  const actors = await findActors(deps.db, { isSmall })
  if (!actors) return
  await seedTickets(deps, actors, { isSmall })
  if (!isSmall) await seedMails(deps)
}

async function hasDemoStaff(db: Db): Promise<boolean> {
  const emails = DEMO_STAFF.map(({ email }) => email)
  const found = await db
    .selectFrom('users')
    .innerJoin('customers', 'customers.id', 'users.customerId')
    .where('customers.internal', '=', true)
    .where('users.email', 'in', emails)
    .select('users.id')
    .execute()
  return found.length === emails.length
}

async function hasAnybody(db: Db): Promise<boolean> {
  const customer = await db
    .selectFrom('customers')
    .where('internal', '=', false)
    .select('id')
    .executeTakeFirst()
  const user = await db.selectFrom('users').select('id').executeTakeFirst()
  return customer !== undefined || user !== undefined
}

function hasRows(db: Db, table: 'tickets' | 'connectionTests'): Promise<boolean> {
  return asWorker(db, async (tx) => {
    const row = await tx.selectFrom(table).select('customerId').limit(1).executeTakeFirst()
    return row !== undefined
  })
}
