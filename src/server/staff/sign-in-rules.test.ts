import { afterEach, expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aPortal } from '#test/a-portal.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { aPersonOfStaff, setUpApp, setUpPasskey } from '#test/second-factors.ts'
import { aVisitor } from '#test/test-client.ts'

const RULES = '/api/admin/sign-in-rules'
const OWN = '/api/account/sign-in-rules'
const TODAY = '2026-03-03'
const TOMORROW = '2026-03-04'
const HOUR_MS = 3_600_000

// The rule is the installation's, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.updateTable('installation').set({ secondFactorFrom: null }).execute()
})

async function aTeam(portal: TestApp) {
  const withFactor = await aPersonOfStaff(portal)
  await setUpApp(portal, withFactor.client)
  return { admin: withFactor.client, plain: (await aPersonOfStaff(portal)).client }
}

test('second factors are optional until an administrator sets a day', async () => {
  const { admin, plain } = await aTeam(await buildTestApp())
  expect((await plain.get(OWN)).json()).toEqual({
    secondFactorFrom: null,
    hasSecondFactor: false,
    mustAddSecondFactor: false,
  })
  expect((await admin.get(OWN)).json()).toMatchObject({ hasSecondFactor: true })
})

test('calls work without a second factor, and get account answers the day, when it has not come yet', async () => {
  const { admin, plain } = await aTeam(await buildTestApp())
  const res = await admin.put(RULES, { secondFactorFrom: TOMORROW })
  expect(res.statusCode).toBe(200)
  expect(res.json()).toEqual({ secondFactorFrom: TOMORROW })
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(200)
  expect((await plain.get(OWN)).json()).toEqual({
    secondFactorFrom: TOMORROW,
    hasSecondFactor: false,
    mustAddSecondFactor: false,
  })
})

test('only calls that add a second factor work without one when the day has come', async () => {
  const portal = await aPortal()
  const { admin, plain } = await aTeam(portal)
  await admin.put(RULES, { secondFactorFrom: TODAY })
  for (const url of ['/api/admin/staff', '/api/admin/customers', '/api/dashboard']) {
    const refused = await plain.get(url)
    expect(refused.statusCode, url).toBe(403)
    expect(refused.json().error, url).toBe('second_factor_missing')
    expect((await admin.get(url)).statusCode, url).toBe(200)
  }
  expect((await plain.get('/api/auth/user')).json().user).toMatchObject({ isAdmin: true })
  expect((await plain.get(OWN)).json()).toMatchObject({ mustAddSecondFactor: true })
  // People of customers sign in elsewhere.
  expect((await portal.client.get('/api/dashboard')).statusCode).toBe(200)

  await setUpApp(portal, plain)
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(200)
})

test('a passkey counts as a second factor, and cannot be removed when it is the last one', async () => {
  const portal = await buildTestApp()
  const { admin, plain } = await aTeam(portal)
  await admin.put(RULES, { secondFactorFrom: TODAY })
  await setUpPasskey(portal, plain)
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(200)
  const [passkey] = (await plain.get('/api/account')).json().passkeys
  const url = `/api/account/passkeys/${passkey.id}`
  expect((await plain.send('DELETE', url, { json: {} })).statusCode).toBe(409)
  await setUpApp(portal, plain)
  expect((await plain.send('DELETE', url, { json: {} })).statusCode).toBe(204)
})

test('the day begins at midnight in the time zone of the portal', async () => {
  const portal = await buildTestApp()
  const { admin, plain } = await aTeam(portal)
  await admin.put(RULES, { secondFactorFrom: TOMORROW })
  const setTimeZone = (timeZone: string) =>
    portal.deps.db.updateTable('installation').set({ timeZone }).execute()
  await setTimeZone('Asia/Tokyo')
  portal.setNow(new Date(TEST_NOW.getTime() + 5 * HOUR_MS - 1))
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(200)
  portal.setNow(new Date(TEST_NOW.getTime() + 5 * HOUR_MS))
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(403)
  await setTimeZone('UTC')
  expect((await plain.get('/api/admin/staff')).statusCode).toBe(200)
})

test('the audit log has one entry when the rule is changed, and a day is refused when it is invalid', async () => {
  const { deps, ...portal } = await buildTestApp()
  const { admin } = await aTeam({ deps, ...portal })
  const entries = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('auditEntries')
        .select(['before', 'after'])
        .where('action', '=', 'settings.changed')
        .orderBy('id')
        .execute(),
    )
  const known = (await entries()).length
  for (const secondFactorFrom of [TOMORROW, TOMORROW, null]) {
    expect((await admin.put(RULES, { secondFactorFrom })).statusCode).toBe(200)
  }
  expect((await entries()).slice(known)).toEqual([
    { before: { secondFactorFrom: null }, after: { secondFactorFrom: TOMORROW } },
    { before: { secondFactorFrom: TOMORROW }, after: { secondFactorFrom: null } },
  ])
  const wrong = await admin.put(RULES, { secondFactorFrom: '2026-02-30' })
  expect(wrong.json().fields).toEqual({ secondFactorFrom: 'Enter a date in the format YYYY-MM-DD' })
  expect((await aVisitor({ ...portal }).get(OWN)).statusCode).toBe(401)
})
