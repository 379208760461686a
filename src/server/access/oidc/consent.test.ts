import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { beginOidc } from '#test/oidc-sign-in.ts'
import { listUsers } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'
import { aConsent, aMicrosoftAccount, bringBackTo, TENANT } from '#test/work-account-sign-in.ts'

type Consent = Awaited<ReturnType<typeof aConsent>>

/** Consents and signs in, as far as the answers lead. Returns where the browser ends. */
async function answer(consent: Consent, address: string, account = consent.account) {
  const { client, emulator } = consent
  const consented = await bringBackTo(client, 'microsoft', emulator.consent(address, account))
  const next = String(consented.headers.location)
  if (!next.startsWith(emulator.origin)) return next
  const res = await bringBackTo(client, 'microsoft', emulator.authorize(next, account))
  return String(res.headers.location)
}

test('a tenant is connected when its administrator consents and signs in', async () => {
  const consent = await aConsent()
  const { emulator, client, deps, customer, path } = consent
  const begun = await consent.begin()
  const asked = new URL(begun.redirectUrl)
  expect(asked.origin + asked.pathname).toBe(`${emulator.origin}/organizations/v2.0/adminconsent`)
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    client_id: 'portico-app',
    scope: 'openid email profile',
    redirect_uri: expect.stringMatching(/\/api\/auth\/oidc\/microsoft\/callback$/),
  })
  const before = await consent.read()
  expect(await answer(consent, begun.redirectUrl)).toMatch(/\/sign-on\/test\?id=/)
  expect(await consent.result(begun.id)).toMatchObject({
    kind: 'microsoft',
    state: 'passed',
    result: { isVerified: true, person: { kind: 'new', email: consent.account.email } },
  })
  const { draft } = await consent.read()
  expect(draft).toMatchObject({
    settings: { entityId: `${emulator.origin}/${TENANT}/v2.0` },
    version: before.draft.version + 1,
    changedAt: before.draft.changedAt,
    testedAt: expect.any(String),
  })
  const log = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['actorId', 'after'])
      .where('customerId', '=', customer.id)
      .where('action', '=', 'connection.tenant_bound')
      .execute(),
  )
  expect(log).toEqual([
    { actorId: consent.admin.id, after: { tenant: TENANT, consentedAs: consent.account.email } },
  ])
  expect(await listUsers(deps, customer.id)).toEqual([])

  const live = await client.post(`${path}/go-live`, { version: draft.version })
  expect(live.statusCode).toBe(200)
  const visitor = aVisitor(consent)
  const url = await beginOidc(visitor, customer)
  expect(url).toMatch(`${emulator.origin}/${TENANT}/oauth2/v2.0/authorize?`)
  const res = await bringBackTo(visitor, 'microsoft', emulator.authorize(url, consent.account))
  expect(res.headers.location).toBe('/dashboard?login=success')
})

test('Microsoft is not live while no tenant is connected', async () => {
  const { client, path, read } = await aConsent()
  const { draft } = await read()
  const res = await client.post(`${path}/go-live`, { version: draft.version, untested: true })
  expect(res.json()).toMatchObject({
    fields: { 'saml.entityId': expect.stringMatching(/tenant/) },
  })
})

test('a tenant is not taken from input when no administrator has consented to it', async () => {
  const { client, path, read, settings, emulator, customer } = await aConsent()
  const entityId = `${emulator.origin}/${TENANT}/v2.0`
  const saml = { ...settings, entityId }
  await client.put(`${path}/draft`, { saml, version: 1 })
  expect((await read()).draft.settings.entityId).toBe('')
  const whole = (await client.get(`/api/admin/customers/${customer.id}`)).json()
  const saved = await client.put(`/api/admin/customers/${customer.id}`, {
    ...whole,
    saml: { ...saml, enabled: true },
  })
  expect(saved.json()).toMatchObject({ fields: { 'saml.entityId': expect.any(String) } })
  const begun = (await client.post(`${path}/tests`, { saml })).json()
  expect(begun.redirectUrl).toContain('/organizations/v2.0/adminconsent')
})

test('a test asks for consent again when it was refused', async () => {
  const consent = await aConsent()
  const { client, emulator, account } = consent
  const refused = await consent.begin()
  await bringBackTo(client, 'microsoft', emulator.consent(refused.redirectUrl, account, false))
  expect(await consent.result(refused.id)).toMatchObject({
    state: 'failed',
    result: { refusals: [{ reason: 'oidc_consent_denied' }] },
  })
  const again = await consent.begin()
  await answer(consent, again.redirectUrl)
  expect(await consent.result(again.id)).toMatchObject({ state: 'passed' })
})

test('the next test asks for another account alone when the person after consent was of elsewhere', async () => {
  const consent = await aConsent()
  const { customer } = consent
  const admin = aMicrosoftAccount('admin@northwind.onmicrosoft.com')
  const first = await consent.begin()
  await answer(consent, first.redirectUrl, admin)
  expect(await consent.result(first.id)).toMatchObject({
    state: 'failed',
    result: {
      refusals: [
        { reason: 'oidc_foreign_consent', received: admin.email, expected: customer.domain },
      ],
    },
  })
  expect((await consent.read()).draft.settings.entityId).toBe('')
  const second = await consent.begin()
  const url = new URL(second.redirectUrl)
  expect(url.pathname).toBe('/organizations/oauth2/v2.0/authorize')
  expect(url.searchParams.get('prompt')).toBe('select_account')
  const back = consent.emulator.authorize(second.redirectUrl, consent.account)
  await bringBackTo(consent.client, 'microsoft', back)
  expect(await consent.result(second.id)).toMatchObject({ state: 'passed' })
})
