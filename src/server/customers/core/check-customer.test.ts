import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { aBlocker } from '#test/database-blocker.ts'
import { aDomain, anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { idp } from '#test/saml-setup.ts'
import { statusesOf } from '#test/test-client.ts'

test('create customer names all fields in one answer when several are missing', async () => {
  const { admin } = await anAdminPortal()
  const blank = await admin.post('/api/admin/customers', {
    name: ' ',
    saml: { enabled: true, provider: '', entityId: '', entryPoint: ' ', cert: '' },
  })
  expect(blank.statusCode).toBe(400)
  expect(blank.json()).toMatchObject({
    error: 'invalid_input',
    fields: {
      name: 'Name is required',
      domain: 'Domain is required',
      'saml.provider': 'Provider is required when SAML is enabled',
      'saml.entityId': 'Entity ID is required when SAML is enabled',
      'saml.entryPoint': 'Entry Point URL is required when SAML is enabled',
      'saml.cert': 'Certificate is required when SAML is enabled',
    },
  })
  const absent = await admin.post('/api/admin/customers', aNewCustomer({ saml: { enabled: true } }))
  expect(absent.json().fields).toEqual({
    'saml.provider': 'Provider is required when SAML is enabled',
    'saml.entityId': 'Entity ID is required when SAML is enabled',
    'saml.entryPoint': 'Entry Point URL is required when SAML is enabled',
    'saml.cert': 'Certificate is required when SAML is enabled',
  })
})

test('create customer names all values in one answer when several are unusable', async () => {
  const { admin } = await anAdminPortal()
  const res = await admin.post(
    '/api/admin/customers',
    aNewCustomer({
      domain: 'not a domain',
      timeZone: 'Mars/Olympus',
      mspStartDate: null,
      saml: someSaml({
        entryPoint: 'javascript:alert(1)',
        cert: 'not a certificate',
        previousCert: 'nor this',
        ipRestrictions: ['203.0.113.7', '300.1.1.1'],
      }),
    }),
  )
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields).toSorted()).toEqual([
    'domain',
    'saml.cert',
    'saml.entryPoint',
    'saml.ipRestrictions',
    'saml.previousCert',
    'timeZone',
  ])
})

test('create customer answers 400 with the name of the field when one is wrong', async () => {
  const { admin } = await anAdminPortal()
  const cases: [string, object][] = [
    ['name', { name: 'a'.repeat(201) }],
    ['name', { name: 'a\0b' }],
    ['name', { name: 7 }],
    ['domain', { domain: '' }],
    ['domain', { domain: 'localhost' }],
    ['domain', { domain: 'a..example' }],
    ['domain', { domain: '-a.example' }],
    ['domain', { domain: 'ada@a.example' }],
    ['domain', { domain: 'https://a.example' }],
    ['domain', { domain: 'a\0.example' }],
    ['domain', { domain: `${'a'.repeat(64)}.example` }],
    ['domain', { domain: 'Gmail.com' }],
    ['domain', { domain: '@outlook.com' }],
    ['domains', { domains: ['a.example', 'not a domain'] }],
    ['domains', { domains: ['gmail.com'] }],
    ['domains', { domains: [''] }],
    ['domains', { domains: 'a.example' }],
    ['domains', { domains: Array.from({ length: 101 }, (_, n) => `a${n}.example`) }],
    ['active', { active: 'yes' }],
    ['mspStartDate', { mspStartDate: '01.05.2025' }],
    ['mspStartDate', { mspStartDate: '2025-02-30' }],
    ['mspStartDate', { mspStartDate: '2025-05-01T00:00:00.000Z' }],
    ['mspStartDate', { mspStartDate: '0000-01-01' }],
    ['timeZone', { timeZone: 'Berlin' }],
    ['timeZone', { timeZone: 'a\0b' }],
    ['saml.provider', { saml: someSaml({ provider: 'acme' }) }],
    ['saml.entityId', { saml: someSaml({ entityId: 'a\0b' }) }],
    ['saml.entityId', { saml: someSaml({ entityId: 'a'.repeat(501) }) }],
    ['saml.entryPoint', { saml: someSaml({ entryPoint: 'http://idp.northwind.example/sso' }) }],
    ['saml.entryPoint', { saml: someSaml({ entryPoint: '/sso' }) }],
    ['saml.cert', { saml: someSaml({ cert: idp.privateKey }) }],
    ['saml.cert', { saml: someSaml({ cert: 'a'.repeat(20_001) }) }],
    ['saml.previousCert', { saml: someSaml({ previousCert: 'x' }) }],
    ['saml.audienceRestriction', { saml: someSaml({ audienceRestriction: 'a\0b' }) }],
    ['saml.ipRestrictions', { saml: someSaml({ ipRestrictions: ['203.0.113.0/33'] }) }],
    ['saml.ipRestrictions', { saml: someSaml({ ipRestrictions: [''] }) }],
    ['saml.ipRestrictions', { saml: someSaml({ ipRestrictions: '203.0.113.7' }) }],
    ['saml.enabled', { saml: someSaml({ enabled: 'yes' }) }],
    ['saml', { saml: 'okta' }],
  ]
  for (const [field, overrides] of cases) {
    const res = await admin.post('/api/admin/customers', aNewCustomer(overrides))
    const what = JSON.stringify(overrides).slice(0, 80)
    expect(res.statusCode, what).toBe(400)
    expect(Object.keys(res.json().fields), what).toEqual([field])
  }
})

test('a domain, a certificate and an address are stored in one spelling each', async () => {
  const { admin } = await anAdminPortal()
  const name = randomUUID().slice(0, 13)
  const bare = idp.certPem.replaceAll(/-----[^-]+-----|\s/g, '')
  const res = await admin.post(
    '/api/admin/customers',
    aNewCustomer({
      domain: ` @MÜNCHEN-${name}.Example `,
      mspStartDate: '',
      timeZone: '',
      saml: someSaml({
        cert: bare,
        previousCert: '',
        ipRestrictions: [' 203.0.113.9/24 ', '::ffff:10.0.0.1'],
      }),
    }),
  )
  expect(res.statusCode).toBe(201)
  expect(res.json()).toMatchObject({
    domain: expect.stringMatching(/^münchen-.*\.example$/),
    mspStartDate: null,
    timeZone: null,
    saml: {
      cert: expect.stringMatching(/^-----BEGIN CERTIFICATE-----\n[^]*-----END CERTIFICATE-----\n$/),
      previousCert: null,
      ipRestrictions: ['203.0.113.0/24', '10.0.0.1'],
    },
  })
})

test('an identity provider on this machine may use plain http only when the portal is there, too', async () => {
  const saml = someSaml({ entryPoint: 'http://127.0.0.1:3001/sso' })
  const local = await anAdminPortal()
  const made = await local.admin.post('/api/admin/customers', aNewCustomer({ saml }))
  expect(made.statusCode).toBe(201)
  const publicly = await anAdminPortal({ isLoopback: false })
  const refused = await publicly.admin.post('/api/admin/customers', aNewCustomer({ saml }))
  expect(refused.json().fields).toEqual({ 'saml.entryPoint': expect.stringContaining('https') })
})

test('a domain is refused when another customer has it', async () => {
  const { admin } = await anAdminPortal()
  const first = (await admin.post('/api/admin/customers', aNewCustomer())).json()
  const taken = { domain: 'Another customer already uses this domain' }
  const second = await admin.post('/api/admin/customers', aNewCustomer({ domain: first.domain }))
  expect(second.statusCode).toBe(400)
  expect(second.json()).toMatchObject({ error: 'invalid_input', fields: taken })
  const other = (await admin.post('/api/admin/customers', aNewCustomer())).json()
  const moved = await admin.put(`/api/admin/customers/${other.id}`, {
    ...aNewCustomer(),
    domain: first.domain.toUpperCase(),
  })
  expect(moved.json()).toMatchObject({ error: 'invalid_input', fields: taken })
  expect((await admin.get(`/api/admin/customers/${other.id}`)).json()).toEqual(other)
})

test('a further domain is refused when it is any domain of another customer', async () => {
  const { admin } = await anAdminPortal()
  const further = aDomain()
  const first = aNewCustomer({ domains: [further] })
  await admin.post('/api/admin/customers', first)
  const asFirst = await admin.post('/api/admin/customers', aNewCustomer({ domain: further }))
  expect(asFirst.json()).toMatchObject({
    fields: { domain: 'Another customer already uses this domain' },
  })
  const asFurther = await admin.post(
    '/api/admin/customers',
    aNewCustomer({ domains: [first.domain, further] }),
  )
  expect(asFurther.json()).toMatchObject({
    fields: {
      domains: `Another customer already uses ${first.domain}, ${further}. A domain can belong to only one customer.`,
    },
  })
})

test('a domain is answered with its problem and a correct example when it is refused', async () => {
  const { admin } = await anAdminPortal()
  const res = await admin.post(
    '/api/admin/customers',
    aNewCustomer({ domain: 'gmail.com', domains: ['a.example', 'https://b.example'] }),
  )
  expect(res.json().fields).toEqual({
    domain:
      'gmail.com is a public email provider. Enter a domain the organization owns, such as example.com.',
    domains:
      '“https://b.example”: Enter the part of the email address after the @, such as example.com',
  })
})

test('one of two customers is refused with the reason when both are added with one domain at the same time', async () => {
  const { admin, databaseUrl } = await anAdminPortal()
  await admin.get('/api/auth/user')
  // Both may look whether the domain is free, and neither may take it yet.
  const blocker = await aBlocker(databaseUrl, 'lock table customer_domains in exclusive mode')
  const customer = aNewCustomer()
  const adding = [1, 2].map(() => admin.post('/api/admin/customers', customer))
  await blocker.waitFor(2)
  await blocker.release()
  const answers = await Promise.all(adding)
  expect(statusesOf(answers)).toEqual([201, 400])
  expect(answers.find((res) => res.statusCode === 400)?.json()).toMatchObject({
    fields: { domain: 'Another customer already uses this domain' },
  })
})

test('update customer validates its input like create customer', async () => {
  const { admin } = await anAdminPortal()
  const { id } = (await admin.post('/api/admin/customers', aNewCustomer())).json()
  const res = await admin.put(`/api/admin/customers/${id}`, {
    saml: { enabled: true },
    version: 1.5,
  })
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields).toSorted()).toEqual([
    'domain',
    'name',
    'saml.cert',
    'saml.entityId',
    'saml.entryPoint',
    'saml.provider',
    'version',
  ])
})
