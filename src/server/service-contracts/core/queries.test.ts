import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asStaff, asViewer, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal } from '#test/a-portal.ts'
import { aServiceContract, serviceContractRows, someTerms } from '#test/a-service-contract.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { findVersionAt, readContract } from './queries.ts'

const FEBRUARY = new Date('2026-02-01T00:00Z')

test('the version with the latest start holds, and none holds before the first one', async () => {
  const { deps, customer } = await aPortal()
  const march = new Date('2026-03-01T00:00Z')
  const second = await aServiceContract(deps, customer.id, { startsAt: march })
  const first = await aServiceContract(deps, customer.id, { startsAt: FEBRUARY })
  const versionAt = async (ms: number) =>
    (await asStaff(deps.db, (tx) => findVersionAt(tx, customer.id, new Date(ms))))?.id
  expect(await versionAt(FEBRUARY.getTime() - 1)).toBeUndefined()
  expect(await versionAt(FEBRUARY.getTime())).toBe(first)
  expect(await versionAt(march.getTime() - 1)).toBe(first)
  expect(await versionAt(march.getTime())).toBe(second)
})

test('a contract has its revisions and the windows of its customer, and keeps terms as one object', async () => {
  const { deps, customer } = await aPortal()
  const versionId = await aServiceContract(deps, customer.id, { startsAt: FEBRUARY })
  await asStaff(deps.db, async (tx) => {
    await sql`insert into service_contract_revisions values (${customer.id}, ${versionId}, 2,
      ${JSON.stringify(someTerms({ text: 'Call us' }))}, ${FEBRUARY}, null, 'Ada', 'A text')`.execute(
      tx,
    )
    for (const row of serviceContractRows(customer.id).slice(-2)) await sql.raw(row).execute(tx)
  })
  const read = () => asWorker(deps.db, (tx) => readContract(tx, customer.id, versionId))
  const contract = await read()
  expect(contract).toEqual({
    versionId,
    validFrom: '2026-02-01',
    revisions: [
      { terms: someTerms(), at: FEBRUARY, reason: null },
      { terms: someTerms({ text: 'Call us' }), at: FEBRUARY, reason: 'A text' },
    ],
    windows: [{ name: 'Upgrade', from: FEBRUARY, to: new Date('2026-02-02T00:00Z') }],
  })
  expect((await read()).revisions[1]?.terms).toBe(contract.revisions[1]?.terms)
})

test('people read the contract of their company and no other', async () => {
  const { deps, customer, user } = await aPortal()
  const person = { customerId: customer.id, userId: user.id }
  const stranger = await aUser(deps, await aCustomer(deps))
  for (const { customerId } of [person, stranger])
    await asStaff(deps.db, async (tx) => {
      for (const row of serviceContractRows(customerId)) await sql.raw(row).execute(tx)
    })
  await asViewer(deps.db, person, async (tx) => {
    const owners = await sql<{ customerId: string }>`
      select customer_id from service_contract_versions
      union all select customer_id from service_contract_revisions
      union all select customer_id from maintenance_window_customers`.execute(tx)
    expect(owners.rows.map(({ customerId }) => customerId)).toEqual([
      customer.id,
      customer.id,
      customer.id,
    ])
    const windows = await tx.selectFrom('maintenanceWindows').select('name').execute()
    expect(windows).toEqual([{ name: 'Upgrade' }])
    expect(await findVersionAt(tx, stranger.customerId, deps.now())).toBeUndefined()
  })
})
