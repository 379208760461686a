import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { readContract } from '#server/service-contracts/core/queries.ts'
import { aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { aServiceContract, someTerms } from '#test/a-service-contract.ts'
import { aCustomer } from '#test/builders.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { statusesOf, type TestClient } from '#test/test-client.ts'

const WINDOWS = '/api/admin/maintenance-windows'
const PAUSING = someTerms({ pauses: { causes: ['maintenance'], clocks: 'both' } })

const hour = (hours: number) => new Date(Date.UTC(2026, 2, 3, hours)).toISOString()

/** The tests of this file share the windows of the installation. The clock stands at 10. */
async function aScene() {
  const portal = await aPortal()
  const { deps, customer, setNow } = portal
  await sql`delete from maintenance_window_customers`.execute(deps.db)
  await sql`delete from maintenance_windows`.execute(deps.db)
  const admin = await aSignedInAdministrator(portal)
  const versions = new Map<string, string>()
  /** When the clocks of a customer stand still. */
  const countedFor = async (customerId: string = customer.id) => {
    const versionId =
      versions.get(customerId) ?? (await aServiceContract(deps, customerId, { terms: PAUSING }))
    versions.set(customerId, versionId)
    const { windows } = await asStaff(deps.db, (tx) => readContract(tx, customerId, versionId))
    return windows.map(({ from, to }) => [from.getUTCHours(), to.getUTCHours()])
  }
  const at = (hours: number) => setNow(new Date(hour(hours)))
  return { ...portal, admin, at, countedFor }
}

function aWindow(start: number, end: number, customerIds: string[] | null = null) {
  return { name: 'Upgrade', customerIds, startsAt: hour(start), endsAt: hour(end) }
}

test('a window is listed, and counts for all customers, when it is added for all', async () => {
  const { admin, countedFor, deps } = await aScene()
  const added = await admin.post(WINDOWS, aWindow(12, 14))
  expect(added.statusCode).toBe(201)
  const window = {
    id: expect.any(String),
    name: 'Upgrade',
    customers: null,
    startsAt: hour(12),
    endsAt: hour(14),
    countsFrom: hour(12),
    version: 1,
  }
  expect(added.json()).toEqual(window)
  expect((await admin.get(WINDOWS)).json()).toEqual([window])
  expect(await countedFor()).toEqual([[12, 14]])
  expect(await countedFor((await aCustomer(deps)).id)).toEqual([[12, 14]])
})

test('a window counts for chosen customers alone when it is added for them', async () => {
  const { admin, countedFor, customer, deps } = await aScene()
  const other = await aCustomer(deps)
  const added = await admin.post(WINDOWS, aWindow(12, 14, [customer.id]))
  expect(added.json().customers).toEqual([{ id: customer.id, name: customer.name }])
  expect(await countedFor()).toEqual([[12, 14]])
  expect(await countedFor(other.id)).toEqual([])
})

test('a window counts from the moment on at which it is added when that is late', async () => {
  const { admin, at, countedFor } = await aScene()
  at(13)
  expect((await admin.post(WINDOWS, aWindow(12, 14))).json().countsFrom).toBe(hour(13))
  expect(await countedFor()).toEqual([[13, 14]])
})

type Change = [at: number, start: number, end: number]

test.each<[string, Change[], number[][]]>([
  ['lengthened while it lasts', [[13, 12, 16]], [[12, 16]]],
  [
    'lengthened after its end',
    [[15, 12, 17]],
    [
      [12, 14],
      [15, 17],
    ],
  ],
  ['shortened while it lasts', [[13, 12, 13]], [[12, 13]]],
  ['shortened to a time that has passed', [[13, 11, 12]], [[12, 13]]],
  [
    'moved while it lasts',
    [[13, 18, 19]],
    [
      [12, 13],
      [18, 19],
    ],
  ],
  ['moved ahead', [[11, 18, 19]], [[18, 19]]],
  [
    'changed twice',
    [
      [13, 12, 18],
      [15, 12, 16],
    ],
    [[12, 16]],
  ],
])('the past of a window stays when it is %s', async (_, changes, expected) => {
  const { admin, at, countedFor } = await aScene()
  const { id } = (await admin.post(WINDOWS, aWindow(12, 14))).json()
  for (const [index, [hours, start, end]] of changes.entries()) {
    at(hours)
    const version = index + 1
    const changed = await admin.put(`${WINDOWS}/${id}`, { ...aWindow(start, end), version })
    expect(changed.json()).toMatchObject({ endsAt: hour(end), version: version + 1 })
  }
  expect(await countedFor()).toEqual(expected)
})

test('customers keep the past of a window when it is no longer for them, and get it from then on when it is', async () => {
  const { admin, at, countedFor, customer, deps } = await aScene()
  const other = await aCustomer(deps)
  const { id } = (await admin.post(WINDOWS, aWindow(12, 16, [customer.id]))).json()
  at(13)
  const forOther = { ...aWindow(12, 16, [other.id]), version: 1 }
  const changed: MaintenanceWindow = (await admin.put(`${WINDOWS}/${id}`, forOther)).json()
  expect(changed.customers).toEqual([{ id: other.id, name: other.name }])
  expect([await countedFor(), await countedFor(other.id)]).toEqual([[[12, 13]], [[13, 16]]])
  at(14)
  await admin.put(`${WINDOWS}/${id}`, { ...aWindow(12, 16), version: 2 })
  expect(await countedFor()).toEqual([
    [12, 13],
    [14, 16],
  ])
  // Both stretches touch.
  expect(await countedFor(other.id)).toEqual([
    [13, 14],
    [14, 16],
  ])
  at(15)
  await admin.put(`${WINDOWS}/${id}`, { ...aWindow(12, 16, [customer.id]), version: 3 })
  expect(await countedFor()).toEqual([
    [12, 13],
    [14, 15],
    [15, 16],
  ])
  expect(await countedFor(other.id)).toEqual([
    [13, 14],
    [14, 15],
  ])
})

test('a window ends when it is removed while it lasts, and never counts when it is removed before', async () => {
  const { admin, at, countedFor, customer } = await aScene()
  const ids: string[] = []
  for (const window of [aWindow(12, 14, [customer.id]), aWindow(18, 19)])
    ids.push((await admin.post(WINDOWS, window)).json().id)
  at(13)
  for (const id of ids) expect((await admin.delete(`${WINDOWS}/${id}`)).statusCode).toBe(204)
  expect(await countedFor()).toEqual([[12, 13]])
  expect((await admin.get(WINDOWS)).json()).toEqual([])
  expect((await admin.delete(`${WINDOWS}/${ids[0]}`)).statusCode).toBe(404)
  const change = { ...aWindow(12, 16), version: 2 }
  expect((await admin.put(`${WINDOWS}/${ids[0]}`, change)).statusCode).toBe(404)
})

test('a window that is shortened ends for a deleted customer, too, and does not list it', async () => {
  const { admin, at, countedFor, customer, deps } = await aScene()
  const other = await aCustomer(deps)
  const { id } = (await admin.post(WINDOWS, aWindow(12, 16, [customer.id, other.id]))).json()
  await admin.delete(`/api/admin/customers/${customer.id}`)
  expect((await admin.get(WINDOWS)).json()[0].customers).toMatchObject([{ id: other.id }])
  at(13)
  await admin.put(`${WINDOWS}/${id}`, { ...aWindow(12, 14, [other.id]), version: 1 })
  expect([await countedFor(), await countedFor(other.id)]).toEqual([[[12, 13]], [[12, 14]]])
})

test('the list has windows of later, and of the last 90 days, the latest first', async () => {
  const portal = await aScene()
  const { admin } = portal
  for (const [start, end] of [
    [11, 12],
    [20, 21],
  ] as const)
    await admin.post(WINDOWS, aWindow(start, end))
  const starts = async (client: TestClient) =>
    (await client.get(WINDOWS)).json().map(({ startsAt }: MaintenanceWindow) => startsAt)
  expect(await starts(admin)).toEqual([hour(20), hour(11)])
  const DAY_MS = 86_400_000
  portal.setNow(new Date(Date.parse(hour(12)) + 90 * DAY_MS))
  expect(await starts(await aSignedInAdministrator(portal))).toEqual([hour(20)])
})

test('a change of a window answers 409 when another administrator has changed it since', async () => {
  const { admin } = await aScene()
  const { id } = (await admin.post(WINDOWS, aWindow(12, 14))).json()
  const answers = await Promise.all(
    [15, 16].map((end) => admin.put(`${WINDOWS}/${id}`, { ...aWindow(12, end), version: 1 })),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
  const lost = answers.find(({ statusCode }) => statusCode === 409)
  expect(lost?.json().message).toBe(
    'Someone else changed this maintenance window. Reload the page and try again.',
  )
})

test.each<[string, object, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Enter a name for the maintenance window'],
  ['an end before its start', { endsAt: hour(11) }, 'endsAt', 'The end must be after the start'],
  ['no customer', { customerIds: [] }, 'customerIds', 'Choose at least one customer'],
  [
    'a customer that does not exist',
    { customerIds: [randomUUID()] },
    'customerIds',
    'Choose existing customers',
  ],
  [
    'an end that has passed',
    { startsAt: hour(8), endsAt: hour(9) },
    'endsAt',
    'The end must be in the future',
  ],
])('adding a window answers 400 when it has %s', async (_, change, field, problem) => {
  const { admin } = await aScene()
  const answer = await admin.post(WINDOWS, { ...aWindow(12, 14), ...change })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({ [field]: problem })
})

test('changes of a window have tickets counted again of customers whose contract pauses for it', async () => {
  const { admin, customer, deps } = await aScene()
  const [other, unpaused] = [await aCustomer(deps), await aCustomer(deps)]
  const versions = [
    await aServiceContract(deps, customer.id, { terms: PAUSING }),
    await aServiceContract(deps, other.id, { terms: PAUSING }),
  ]
  await aServiceContract(deps, unpaused.id)
  const recounts = async () => {
    const rows = await deps.db.deleteFrom('outbox').returning(['name', 'payload']).execute()
    return rows
      .filter(({ name }) => name === 'contract-recount')
      .map(({ payload }) => versions.indexOf((payload as { versionId: string }).versionId))
      .filter((index) => index !== -1)
      .toSorted((a, b) => a - b)
  }
  await recounts()
  const { id } = (await admin.post(WINDOWS, aWindow(12, 14, [customer.id]))).json()
  expect(await recounts()).toEqual([0])
  await admin.put(`${WINDOWS}/${id}`, { ...aWindow(12, 14, [other.id]), version: 1 })
  expect(await recounts()).toEqual([0, 1])
  await admin.delete(`${WINDOWS}/${id}`)
  expect(await recounts()).toEqual([0, 1])
  const forAll = (await admin.post(WINDOWS, aWindow(12, 14))).json()
  expect(await recounts()).toEqual([0, 1])
  const cutDown = aWindow(12, 14, [customer.id])
  await admin.put(`${WINDOWS}/${forAll.id}`, { ...cutDown, version: 1 })
  expect(await recounts()).toEqual([0, 1])
  await admin.put(`${WINDOWS}/${forAll.id}`, { ...cutDown, name: 'Upgrades', version: 2 })
  expect(await recounts()).toEqual([0])
})

test('tickets are counted again at each edge of a window that is still to come', async () => {
  const { admin, at, customer, deps } = await aScene()
  const versionId = await aServiceContract(deps, customer.id, { terms: PAUSING })
  await deps.db.deleteFrom('outbox').execute()
  at(13)
  await admin.post(WINDOWS, aWindow(12, 14))
  await admin.post(WINDOWS, aWindow(18, 19, [customer.id]))
  const rows = await deps.db
    .selectFrom('outbox')
    .select(['name', 'notBefore'])
    .orderBy('notBefore')
    .execute()
  const edges = rows.filter(({ name }) => name === 'maintenance-recount')
  expect(edges.map(({ notBefore }) => notBefore?.toISOString())).toEqual([
    hour(14),
    hour(18),
    hour(19),
  ])
  await deps.db.deleteFrom('outbox').where('name', '!=', 'maintenance-recount').execute()
  expect(await runOutbox(deps, ['maintenance-recount'])).toEqual([])
  const asked = await deps.db.selectFrom('outbox').select(['customerId', 'payload']).execute()
  const ours = asked.filter(({ customerId }) => customerId === customer.id)
  expect(ours.map(({ payload }) => payload)).toEqual(
    edges.map(() => ({ customerId: customer.id, versionId })),
  )
})

test('the service levels list coming windows when the contract pauses for maintenance', async () => {
  const { admin, client, customer, deps, at } = await aScene()
  await admin.post(WINDOWS, aWindow(12, 14))
  await admin.post(WINDOWS, aWindow(18, 19, [(await aCustomer(deps)).id]))
  const listed = async () => (await client.get('/api/service-levels')).json().maintenance
  expect(await listed()).toEqual([])
  await aServiceContract(deps, customer.id, { terms: PAUSING })
  const window = { name: 'Upgrade', startsAt: hour(12), endsAt: hour(14) }
  expect(await listed()).toEqual([window])
  at(14)
  expect(await listed()).toEqual([])
})

test('each change of a window writes an audit entry', async () => {
  const { admin, customer, deps } = await aScene()
  const { id } = (await admin.post(WINDOWS, aWindow(12, 14))).json()
  const change = { ...aWindow(12, 15, [customer.id]), version: 1 }
  await admin.put(`${WINDOWS}/${id}`, change)
  await admin.delete(`${WINDOWS}/${id}`)
  const entries = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'subjectName', 'before', 'after'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute(),
  )
  const before = { name: 'Upgrade', startsAt: hour(12), endsAt: hour(14), customers: null }
  const changed = { endsAt: hour(15), customers: [customer.name] }
  expect(entries).toEqual([
    { action: 'maintenance.added', subjectName: 'Upgrade', before: null, after: before },
    {
      action: 'maintenance.changed',
      subjectName: 'Upgrade',
      before: { endsAt: hour(14), customers: null },
      after: changed,
    },
    {
      action: 'maintenance.removed',
      subjectName: 'Upgrade',
      before: { ...before, ...changed },
      after: null,
    },
  ])
})
