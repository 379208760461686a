import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'

import { startDemoHubSpot } from '#demo/hubspot/server.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { aCustomer, anAgent, aUser } from '#test/builders.ts'
import { besideAt } from '../a-tenant.ts'
import { remotelySignedInAs } from '../remote-client.ts'
import { SOON } from '../run-portico.ts'
import type { Ledger, Person } from './ledger.ts'
import { type TwoPorticos, runTwoPorticos } from './two-porticos.ts'

const TOKEN = 'pat-eu1-of-the-chaos'
export const WEBHOOK_SECRET = 'the-secret-of-the-chaos'

export type Beside = ReturnType<typeof besideAt>

/** Starts the CRM and two processes that are connected to it, and signs people of several customers in. */
export async function setUp(ledger: Ledger, { customers, peopleEach }: Record<string, number>) {
  const hubSpot = await startDemoHubSpot({
    token: TOKEN,
    seed: ledger.between(1, 1_000_000),
    // Large enough for the pace of the run, and still a limit.
    limits: { burst: 3000 },
  })
  onTestFinished(() => hubSpot.close())
  const porticos = await runTwoPorticos({
    CRM: 'hubspot',
    HUBSPOT_ACCESS_TOKEN: TOKEN,
    HUBSPOT_BASE_URL: hubSpot.url,
    HUBSPOT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  })
  const beside = besideAt(porticos.databaseUrl)
  await sql`update usage_limits set tickets_per_hour_of_person = 0, tickets_per_hour_of_customer = 0,
    replies_per_hour_of_person = 0, replies_per_hour_of_customer = 0`.execute(beside.db)
  const people: Person[] = []
  for (let count = 0; count < (customers ?? 1); count += 1) {
    people.push(
      ...(await aBoundCustomer(beside, porticos, { hubSpot, peopleEach: peopleEach ?? 1 })),
    )
  }
  const agent = await anAgent(beside)
  const desk = await remotelySignedInAs(beside, porticos.origins[0] ?? '', agent)
  await isChecked(beside)
  return { hubSpot, porticos, beside, people, desk }
}

type HubSpot = Awaited<ReturnType<typeof startDemoHubSpot>>

async function aBoundCustomer(
  beside: Beside,
  porticos: TwoPorticos,
  { hubSpot, peopleEach }: { hubSpot: HubSpot; peopleEach: number },
): Promise<Person[]> {
  const customer = await aCustomer(beside)
  const { name, domain, id: customerId } = customer
  const { id: companyId } = hubSpot.agent.addCompany({ name, domain })
  await asWorker(beside.db, (tx) =>
    tx
      .insertInto('crmCompanies')
      .values({
        companyId,
        customerId,
        name,
        isPrimary: true,
        boundAt: new Date(),
        boundBy: 'The test',
      })
      .execute(),
  )
  return Promise.all(
    Array.from({ length: peopleEach }, async () => {
      const user = await aUser(beside, customer)
      const client = await remotelySignedInAs(beside, porticos.origins[0] ?? '', user)
      return { ...user, companyId, client }
    }),
  )
}

/** Waits until the connection is checked: that makes the property that holds our reference. */
async function isChecked({ db }: Beside) {
  const find = () => db.selectFrom('crmConnection').select('accountId').executeTakeFirst()
  await expect.poll(async () => (await find())?.accountId, SOON).toEqual(expect.any(String))
}
