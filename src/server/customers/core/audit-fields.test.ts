import { X509Certificate } from 'node:crypto'

import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { aDomain, anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { idp } from '#test/saml-setup.ts'

function entriesOf({ db }: Pick<Deps, 'db'>, customerId: string) {
  return asStaff(db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .selectAll()
      .where('customerId', '=', customerId)
      .orderBy('id')
      .execute(),
  )
}

test('the change and its author are recorded when a customer is added, changed, deleted or restored', async () => {
  const { admin, deps } = await anAdminPortal()
  const [domain, further] = [aDomain(), aDomain()]
  const { id } = (await admin.post('/api/admin/customers', aNewCustomer({ domain }))).json()
  const changed = aNewCustomer({
    domain,
    domains: [further],
    technicalContacts: [{ name: 'Ada', email: 'ada@northwind.example', phone: '123' }],
    saml: someSaml(),
  })
  await admin.send('PUT', `/api/admin/customers/${id}`, { json: changed, address: '203.0.113.9' })
  await admin.delete(`/api/admin/customers/${id}`)
  await admin.post(`/api/admin/deleted-customers/${id}/restore`, {})

  const { fingerprint256, validToDate } = new X509Certificate(idp.certPem)
  const cert = { sha256: fingerprint256, expiresAt: validToDate.toISOString() }
  const entries = await entriesOf(deps, id)
  expect(entries.map(({ action }) => action)).toEqual([
    'customer.created',
    'customer.changed',
    'customer.deleted',
    'customer.restored',
  ])
  for (const entry of entries) {
    expect(entry).toMatchObject({ actorName: 'Ada Admin', subjectId: id, subjectName: 'Northwind' })
  }
  const [created, change, deletion, restoration] = entries
  expect(created).toMatchObject({ before: null, after: { name: 'Northwind', domains: [domain] } })
  expect(change).toMatchObject({ at: TEST_NOW, address: '203.0.113.9' })
  expect([change?.before, change?.after]).toEqual([
    {
      domains: [domain],
      technicalContacts: [],
      'saml.enabled': false,
      'saml.provider': 'custom',
      'saml.entityId': '',
      'saml.entryPoint': '',
      'saml.cert': null,
    },
    {
      domains: [domain, further],
      technicalContacts: ['Ada, ada@northwind.example, 123'],
      'saml.enabled': true,
      'saml.provider': 'okta',
      'saml.entityId': 'https://idp.northwind.example/metadata',
      'saml.entryPoint': 'https://idp.northwind.example/sso',
      'saml.cert': cert,
    },
  ])
  expect(deletion).toMatchObject({ before: { name: 'Northwind', 'saml.cert': cert }, after: null })
  expect(restoration).toMatchObject({
    before: { deletedAt: TEST_NOW.toISOString(), deletedBy: 'Ada Admin' },
    after: { deletedAt: null, deletedBy: null },
  })
})

test('no audit entry is written when a change is refused', async () => {
  const { admin, deps } = await anAdminPortal()
  const customer = aNewCustomer()
  const { id } = (await admin.post('/api/admin/customers', customer)).json()
  await admin.put(`/api/admin/customers/${id}`, { ...customer, version: 7 })
  await admin.put(`/api/admin/customers/${id}`, { ...customer, name: ' ' })
  expect(await entriesOf(deps, id)).toHaveLength(1)
})
