import { expect, test } from 'vitest'

import { createCrmAccess } from '#server/channels/crm/rate-limit/create-crm-access.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { sealSecret } from '#server/platform/keys/seal-secret.ts'
import { buildTestApp } from '#test/build-test-app.ts'

import { aHubSpot } from './a-hubspot.ts'

const { signal } = new AbortController()

async function aConnection() {
  const { deps } = await buildTestApp()
  const { hubSpot } = await aHubSpot()
  const { db, config, keys, log } = deps
  const open = (crm: Partial<typeof config.crm> = {}) =>
    createCrmAccess({
      db,
      config: { crm: { ...config.crm, baseUrl: hubSpot.url, ...crm } },
      keys,
      log,
    })
  const set = (values: {
    state?: 'on' | 'off' | 'paused'
    token?: string | null
    accountId?: string | null
  }) => {
    const { token, ...rest } = values
    const sealed = token ? sealSecret(keys, token) : null
    return asWorker(db, (tx) =>
      tx
        .updateTable('crmConnection')
        .set({ ...rest, ...(token !== undefined && { token: sealed }) })
        .execute(),
    )
  }
  return { open, set, hubSpot, db }
}

test('the CRM opens with the stored token or that of the variable when the connection is on', async () => {
  const { open, set, hubSpot, db } = await aConnection()
  const access = open()
  await set({ state: 'on', token: null, accountId: '48120117' })
  expect(await access.open()).toBeUndefined()
  expect(await access.connect()).toBeUndefined()
  // Before the first check nothing is sent: the CRM has nothing yet that holds our reference.
  await set({ token: hubSpot.token, accountId: null })
  expect(await access.open()).toBeUndefined()
  await set({ accountId: '48120117' })
  const crm = await access.open()
  expect(await crm?.check(signal)).toMatchObject({ id: '48120117', missingScopes: [] })
  expect(await access.open()).toBe(crm)
  expect(await access.open('background')).not.toBe(crm)
  // HubSpot says how much it allows, and every process knows it from then on.
  const limits = await db.selectFrom('crmLimits').select(['name', 'capacity']).execute()
  expect(limits).toContainEqual({ name: 'daily', capacity: 650_000 })

  for (const state of ['paused', 'off'] as const) {
    await set({ state })
    expect(await access.open()).toBeUndefined()
    expect(await access.connect()).toBeDefined()
  }
  await set({ state: 'on', token: 'another' })
  await expect((await access.open())?.check(signal)).rejects.toMatchObject({ kind: 'token' })
  expect(await open({ token: hubSpot.token }).open()).toBeDefined()
  expect(await open({ choice: 'desk', token: hubSpot.token }).open()).toBeUndefined()
  const tried = await access.connect({ token: hubSpot.token })
  expect(await tried?.check(signal)).toMatchObject({ id: '48120117' })
  await set({ state: 'off', token: null, accountId: null })
})

test('a token of a variable is not used when it opens another account than that of our tickets', async () => {
  const { open, set, hubSpot, db } = await aConnection()
  await set({ state: 'on', accountId: '4711' })
  const before = hubSpot.calls.length
  const access = open({ token: hubSpot.token })
  const crm = await access.open()
  const message = expect.stringMatching(/48120117.*4711/)
  const failure = { kind: 'token', code: 'OTHER_ACCOUNT', message }
  await expect(crm?.listTickets(null, signal)).rejects.toMatchObject(failure)
  await expect(crm?.listTickets(null, signal)).rejects.toMatchObject(failure)
  const asked = hubSpot.calls.slice(before).map((call) => call.path)
  expect(asked.every((path) => path.startsWith('/account-info/'))).toBe(true)
  const row = await db.selectFrom('crmConnection').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ tokenRefusedAt: expect.any(Date), lastError: message })
  // An administrator who checks the connection is told whose it is.
  expect(await (await access.connect())?.check(signal)).toMatchObject({ id: '48120117' })
  await set({ accountId: '48120117' })
  expect(await crm?.listTickets(null, signal)).toMatchObject({ items: [] })
  await set({ state: 'off', accountId: null })
})

test('no request exceeds the limits of the account when many ask at the same time', async () => {
  const { open, set, hubSpot } = await aConnection()
  await set({ state: 'on', token: hubSpot.token, accountId: '48120117' })
  hubSpot.limits.sizes.burst = 100
  hubSpot.limits.sizes.search = 5
  const opened = (await Promise.all([open().open(), open().open()])).flatMap((crm) => crm ?? [])
  const asked = opened.flatMap((crm) => [1, 2].map(() => crm.findCompanies(['a.example'], signal)))
  expect(await Promise.all(asked)).toHaveLength(4)
  expect(hubSpot.limits.refused).toEqual({ SECONDLY: 0, TEN_SECONDLY_ROLLING: 0, DAILY: 0 })
  await set({ state: 'off', token: null, accountId: null })
})
