import { v7 as uuidv7 } from 'uuid'

import { DEMO_CUSTOMERS, DEMO_STAFF, type DemoCustomer, SOFIA, TOMAS } from '#demo/demo-people.ts'
import {
  LITWARE,
  LIVE_CUSTOMERS,
  SHOWCASE_CUSTOMERS,
  SHOWCASE_STAFF,
} from '#demo/showcase/people.ts'
import { fullNameOf } from '#demo/identity-provider/realms.ts'
import type { DemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { createCustomer } from '#server/customers/core/save-customer.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { createStaff } from '#server/staff/create-staff.ts'
import type { Viewer } from '#server/access/viewer.ts'
import { CustomerInput } from '#shared/customers/contract.ts'

import { inOneTransaction } from './in-one-transaction.ts'
import { firstOfMonth } from './moments.ts'
import { seedSettings } from './seed-settings.ts'
import { viewerOf } from './viewer-of.ts'

type Realms = DemoIdentityProvider['realms']

/** Creates settings, staff, customers and their people: all of them, or none when it is aborted. */
export async function seedPeople(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'keys'>,
  realms: Realms,
  { isSmall = true } = {},
): Promise<void> {
  const now = deps.now()
  await inOneTransaction(deps.db, async (db) => {
    const opening = { ...deps, db, now: () => monthsBefore(now, 15) }
    await seedSettings(opening, { askForRating: !isSmall })
    const staff = []
    for (const person of DEMO_STAFF) staff.push(await createStaff(opening, person))
    const administrator = staff.find(({ role }) => role === 'admin')
    if (!administrator) throw new Error('The demo has an administrator')

    await createStaff({ ...deps, db, now: () => monthsBefore(now, 4) }, SOFIA)
    await seedInvitation(db, { customerId: administrator.customerId, createdAt: now })

    for (const agent of isSmall ? [] : SHOWCASE_STAFF) await createStaff(opening, agent)

    for (const customer of isSmall ? DEMO_CUSTOMERS : WITH_SHOWCASE) {
      const since = monthsBefore(now, customer.contractMonthsAgo ?? 10)
      // One that signed this month is new, on any day of it.
      const joined = { ...deps, db, now: () => (since > now ? now : since) }
      const isPrepared = SHOWCASE_CUSTOMERS.includes(customer) && !LIVE_CUSTOMERS.includes(customer)
      const mspStartDate =
        customer.contractMonthsAgo === null ? null : firstOfMonth(now, customer.contractMonthsAgo)
      await seedCustomer(joined, viewerOf(administrator, null), {
        customer,
        mspStartDate,
        realm: isPrepared ? undefined : realms.find(({ realm }) => realm === customer.realm?.realm),
      })
    }
    if (!isSmall) await noteSignIns(db, now)
  })
}

// Oldest first, as those of the stories.
const WITH_SHOWCASE = [...DEMO_CUSTOMERS, ...SHOWCASE_CUSTOMERS].toSorted(
  (one, other) => (other.contractMonthsAgo ?? 10) - (one.contractMonthsAgo ?? 10),
)

/** People sign in every few hours or days: each at another moment. */
async function noteSignIns(db: Db, now: Date) {
  const live = [...DEMO_CUSTOMERS, ...LIVE_CUSTOMERS].flatMap(({ people }) => people)
  for (const [index, { email }] of live.entries()) {
    const lastSignInAt = new Date(now.getTime() - (0.4 + index * 5.3) * 3_600_000)
    await asWorker(db, (tx) =>
      tx.updateTable('users').set({ lastSignInAt }).where('email', '=', email).execute(),
    )
  }
}

/** Creates an invited account without a link, because no one would receive it. */
function seedInvitation(db: Db, account: { customerId: string; createdAt: Date }) {
  return asWorker(db, async (tx) => {
    await tx
      .insertInto('users')
      .values({ ...account, ...TOMAS, id: uuidv7() })
      .execute()
  })
}

async function seedCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'keys'>,
  administrator: Viewer,
  {
    customer,
    mspStartDate,
    realm,
  }: { customer: DemoCustomer; mspStartDate: string | null; realm: Realms[number] | undefined },
) {
  const { name, domain, active, timeZone, provider } = customer
  const saml = realm && {
    enabled: true,
    provider,
    entityId: realm.entityId,
    entryPoint: realm.ssoUrl,
    cert: realm.certPem,
  }
  const [contact] = SHOWCASE_CUSTOMERS.includes(customer) ? customer.people : []
  const technicalContacts = contact && [{ name: fullNameOf(contact), email: contact.email }]
  const settings = { name, domain, active, timeZone, mspStartDate, saml, technicalContacts }
  const input = CustomerInput.parse(settings)
  const { id } = await createCustomer(deps, administrator, input, { by: SYSTEM })
  // No one has signed in before there is single sign-on.
  if (customer !== LITWARE) await seedUsers(deps.db, id, { customer, createdAt: deps.now() })
}

function seedUsers(
  db: Db,
  customerId: string,
  { customer, createdAt }: { customer: DemoCustomer; createdAt: Date },
) {
  if (customer.people.length === 0) return Promise.resolve()
  // The rows that each person's first sign-in would create.
  const users = customer.people.map((person) => ({
    customerId,
    id: uuidv7(),
    email: person.email,
    name: fullNameOf(person),
    role: 'customer' as const,
    createdAt,
    ...person.sight,
  }))
  return asWorker(db, async (tx) => {
    await tx.insertInto('users').values(users).execute()
  })
}

function monthsBefore(now: Date, months: number): Date {
  return new Date(`${firstOfMonth(now, months)}T08:00:00.000Z`)
}
