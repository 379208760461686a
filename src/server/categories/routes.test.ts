import { beforeEach, expect, test } from 'vitest'

import { auditActionsOf } from '#shared/audit/values.ts'
import type { AdminCategory } from '#shared/settings/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { buildTestApp } from '#test/build-test-app.ts'
import { statusesOf, type TestClient } from '#test/test-client.ts'

const BILLING = '/api/admin/categories/BILLING_ISSUE'

// The categories belong to the installation, and the tests of this file share one.
beforeEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.deleteFrom('categories').where('position', '>', 9).execute()
  await deps.db
    .updateTable('categories')
    .set({ retired: false, name: null, names: '{}', confidential: 'no' })
    .execute()
})

async function anAdmin() {
  const portal = await aPortal()
  return { ...portal, admin: await aSignedInAdministrator(portal) }
}

async function listed(client: TestClient): Promise<AdminCategory[]> {
  return (await client.get('/api/admin/categories')).json()
}

async function offered(client: TestClient, query = ''): Promise<{ id: string; name: string }[]> {
  return (await client.get(`/api/tickets/categories${query}`)).json()
}

test('the categories have no names of their own when the installation is new', async () => {
  const { admin, client } = await anAdmin()
  const categories = await listed(admin)
  expect(categories).toHaveLength(9)
  expect(categories[0]).toEqual({ id: 'GENERAL_INQUIRY', name: 'GENERAL_INQUIRY', retired: false })
  expect(await offered(client)).toContainEqual({ id: 'BILLING_ISSUE', name: 'BILLING_ISSUE' })
})

test('a category is the last one, with a key from its name and usable for tickets, when it is added', async () => {
  const { admin, client } = await anAdmin()
  const res = await admin.post('/api/admin/categories', { name: ' VPN & remote work ' })
  expect(res.statusCode).toBe(201)
  const added = { id: 'VPN_REMOTE_WORK', name: 'VPN & remote work' }
  expect(res.json()).toEqual({ ...added, retired: false })
  expect((await offered(client)).at(-1)).toEqual(added)
  expect(await aTicket(client, { categories: [added.id] })).toMatchObject({
    categories: [added.id],
  })
})

test('categories have different keys when two are added at the same time', async () => {
  const { admin } = await anAdmin()
  const answers = await Promise.all(
    ['プリンター', 'サーバー', '電話'].map((name) => admin.post('/api/admin/categories', { name })),
  )
  expect(statusesOf(answers)).toEqual([201, 201, 201])
  expect(answers.map((res): string => res.json().id).toSorted()).toEqual([
    'CATEGORY_1',
    'CATEGORY_2',
    'CATEGORY_3',
  ])
})

test('a category keeps its key, and tickets keep the category, when it is renamed', async () => {
  const { admin, client } = await anAdmin()
  const ticket = await aTicket(client, { categories: ['BILLING_ISSUE'] })
  const res = await admin.put(BILLING, { name: 'Invoices' })
  expect(res.json()).toEqual({ id: 'BILLING_ISSUE', name: 'Invoices', retired: false })
  expect((await client.get(`/api/tickets/${ticket.id}`)).json().categories).toEqual([
    'BILLING_ISSUE',
  ])
  expect(await offered(client)).toContainEqual({ id: 'BILLING_ISSUE', name: 'Invoices' })
})

test('a category loses its own name when it is renamed to its key in words', async () => {
  const { admin } = await anAdmin()
  await admin.put(BILLING, { name: 'Invoices' })
  expect((await admin.put(BILLING, { name: 'Billing Issue' })).json().name).toBe('BILLING_ISSUE')
})

test('a category is refused for new tickets, and keeps its name on old ones, when it is retired', async () => {
  const { admin, client } = await anAdmin()
  const old = await aTicket(client, { categories: ['BILLING_ISSUE'] })
  await admin.put(BILLING, { name: 'Invoices', retired: true })
  expect((await offered(client)).map(({ id }) => id)).not.toContain('BILLING_ISSUE')
  expect(await offered(client, '?retired=include')).toContainEqual({
    id: 'BILLING_ISSUE',
    name: 'Invoices',
  })
  const raised = await client.post('/api/tickets', {
    subject: 'x',
    description: 'x',
    categories: ['BILLING_ISSUE'],
  })
  expect(raised.json().fields).toHaveProperty('categories')
  const kept = await client.put(`/api/tickets/${old.id}`, {
    subject: 'Other words',
    categories: ['BILLING_ISSUE', 'HARDWARE_ISSUE'],
  })
  expect(kept.statusCode).toBe(200)
  await admin.put(BILLING, { retired: false })
  expect((await offered(client)).map(({ id }) => id)).toContain('BILLING_ISSUE')
})

test('retiring the last category is refused, even when two do it at once', async () => {
  const { admin } = await anAdmin()
  const [first, second, ...others] = await listed(admin)
  for (const { id } of others) await admin.put(`/api/admin/categories/${id}`, { retired: true })
  const answers = await Promise.all(
    [first, second].map((last) =>
      admin.put(`/api/admin/categories/${last!.id}`, { retired: true }),
    ),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
  expect((await listed(admin)).filter(({ retired }) => !retired)).toHaveLength(1)
})

test('the order on the ticket form changes when a new one is saved', async () => {
  const { admin, client } = await anAdmin()
  const ids = (await listed(admin)).map(({ id }) => id).toReversed()
  const res = await admin.put('/api/admin/categories/order', { ids })
  expect(res.json().map(({ id }: AdminCategory) => id)).toEqual(ids)
  expect((await offered(client)).map(({ id }) => id)).toEqual(ids)
  await admin.put('/api/admin/categories/order', { ids: ids.toReversed() })
})

test('saving the order answers the current categories when it omits or repeats one', async () => {
  const { admin } = await anAdmin()
  const categories = await listed(admin)
  const ids = categories.map(({ id }) => id)
  for (const wrong of [ids.slice(1), [...ids, 'NEW'], [ids[1], ...ids.slice(1)]]) {
    const res = await admin.put('/api/admin/categories/order', { ids: wrong })
    expect(res.statusCode).toBe(409)
    expect(res.json().categories).toEqual(categories)
  }
})

test.each<[Record<string, unknown>, number]>([
  [{ name: ' ' }, 400],
  [{ name: 'x'.repeat(61) }, 400],
  [{ name: 'hardware issue' }, 400],
  [{}, 400],
  [{ retired: 'yes' }, 400],
])('a change of a category to %j is answered %i', async (change, status) => {
  const { admin } = await anAdmin()
  expect((await admin.put(BILLING, change)).statusCode).toBe(status)
})

test('adding a category suggests taking back a retired one when the name is the same', async () => {
  const { admin } = await anAdmin()
  await admin.put(BILLING, { retired: true })
  const res = await admin.post('/api/admin/categories', { name: 'Billing Issue' })
  expect(res.json().fields.name).toBe('An archived category has this name. Restore it instead.')
})

test('changing a category answers 404 when it does not exist', async () => {
  const { admin } = await anAdmin()
  for (const id of ['NOPE', 'no%00pe', 'a'.repeat(80)]) {
    const res = await admin.put(`/api/admin/categories/${id}`, { retired: true })
    expect(res.statusCode).toBe(404)
  }
})

test('an audit entry is written when a category is changed', async () => {
  const { admin, deps } = await anAdmin()
  const read = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('auditEntries')
        .select(['action', 'subjectName', 'before', 'after'])
        .where('action', 'in', auditActionsOf('category'))
        .orderBy('id')
        .execute(),
    )
  const known = (await read()).length
  await admin.post('/api/admin/categories', { name: 'Telephony' })
  await admin.put(BILLING, { name: 'Invoices' })
  await admin.put(BILLING, { name: 'Invoices' })
  await admin.put(BILLING, { retired: true })
  await admin.put(BILLING, { retired: false })
  const ids = (await listed(admin)).map(({ id }) => id)
  await admin.put('/api/admin/categories/order', { ids })
  await admin.put('/api/admin/categories/order', { ids: [...ids.slice(1), ids[0]] })
  await admin.put('/api/admin/categories/order', { ids })
  expect((await read()).slice(known)).toMatchObject([
    {
      action: 'category.added',
      subjectName: 'Telephony',
      before: null,
      after: { name: 'Telephony' },
    },
    {
      action: 'category.renamed',
      subjectName: 'Invoices',
      before: { name: 'Billing Issue' },
      after: { name: 'Invoices' },
    },
    { action: 'category.retired', subjectName: 'Invoices', after: { retired: true } },
    { action: 'category.restored', subjectName: 'Invoices', after: { retired: false } },
    { action: 'category.reordered', subjectName: null },
    { action: 'category.reordered', subjectName: null },
  ])
})

const IN_GERMAN = { 'accept-language': 'de' }

test('a category has its name in the language of the reader, or its own name when there is none', async () => {
  const { admin, client } = await anAdmin()
  const saved = await admin.put(BILLING, { name: 'Invoices', names: { de: ' Rechnungen ' } })
  const category = { id: 'BILLING_ISSUE', name: 'Invoices', names: { de: 'Rechnungen' } }
  expect(saved.json()).toEqual({ ...category, retired: false })
  expect(await listed(admin)).toContainEqual({ ...category, retired: false })
  expect(await offered(client)).toContainEqual({ id: 'BILLING_ISSUE', name: 'Invoices' })
  const german = (await client.get('/api/tickets/categories', IN_GERMAN)).json()
  expect(german).toContainEqual({ id: 'BILLING_ISSUE', name: 'Rechnungen' })
  expect(german).toContainEqual({ id: 'NETWORK_ISSUE', name: 'NETWORK_ISSUE' })
  const choices = (await admin.get('/api/admin/mail/alert-choices', IN_GERMAN)).json()
  expect(choices.categories).toContainEqual({ id: 'BILLING_ISSUE', name: 'Rechnungen' })
})

test('a category keeps a name when a change leaves it out, and loses it when it is empty', async () => {
  const { admin } = await anAdmin()
  await admin.put(BILLING, { names: { de: 'Rechnungen' } })
  const renamed = await admin.put(BILLING, { name: 'Invoices' })
  expect(renamed.json().names).toEqual({ de: 'Rechnungen' })
  const both = await admin.put(BILLING, { names: { en: 'Bills' } })
  expect(both.json().names).toEqual({ de: 'Rechnungen', en: 'Bills' })
  await admin.put(BILLING, { names: { de: '' } })
  const none = await admin.put(BILLING, { names: { en: ' ' } })
  expect(none.json()).toEqual({ id: 'BILLING_ISSUE', name: 'Invoices', retired: false })
})

test('a new category can have names in further languages', async () => {
  const { admin } = await anAdmin()
  const res = await admin.post('/api/admin/categories', {
    name: 'Phones',
    names: { de: 'Telefon' },
  })
  expect(res.json()).toMatchObject({ name: 'Phones', names: { de: 'Telefon' } })
})

test.each<[unknown, string, RegExp]>([
  [{ tlh: 'Factures' }, 'tlh', /available languages/],
  [{ de: 'x'.repeat(61) }, 'names.de', /60/],
  [{ de: 'a\0b' }, 'names.de', /./],
  [{ de: 'Netzwerkproblem' }, 'names.de', /already/],
])('the names %j are refused when they are given to a category', async (names, field, problem) => {
  const { admin } = await anAdmin()
  const res = await admin.put(BILLING, { names })
  expect(res.statusCode).toBe(400)
  expect(res.json().fields[field]).toMatch(problem)
})

test('the audit log contains the names from before and after when a category is changed', async () => {
  const { admin, deps } = await anAdmin()
  await admin.put(BILLING, { names: { de: 'Rechnungen' } })
  await admin.put(BILLING, { names: { de: 'Rechnungen' } })
  await admin.put(BILLING, { names: { de: '' } })
  const entries = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('action', '=', 'category.renamed')
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  )
  expect(entries).toEqual([
    { before: { names: { de: 'Rechnungen' } }, after: { names: null } },
    { before: { names: null }, after: { names: { de: 'Rechnungen' } } },
  ])
})

test('a category says whether its tickets are confidential when they are, with an audit entry', async () => {
  const { admin, client, deps } = await anAdmin()
  const known = { id: 'BILLING_ISSUE', name: 'BILLING_ISSUE' }
  for (const confidential of ['proposed', 'always'] as const) {
    const saved = await admin.put(BILLING, { confidential })
    expect(saved.json()).toEqual({ ...known, confidential, retired: false })
    expect(await offered(client)).toContainEqual({ ...known, confidential })
  }
  await admin.put(BILLING, { confidential: 'always' })
  expect((await admin.put(BILLING, { confidential: 'no' })).json()).toEqual({
    ...known,
    retired: false,
  })
  expect(await offered(client)).toContainEqual(known)
  expect((await admin.put(BILLING, { confidential: 'maybe' })).statusCode).toBe(400)
  const added = await admin.post('/api/admin/categories', { name: 'Pay', confidential: 'always' })
  expect(added.json()).toEqual({ id: 'PAY', name: 'Pay', confidential: 'always', retired: false })
  const entries = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('action', '=', 'category.confidentiality_changed')
      .orderBy('id')
      .execute(),
  )
  expect(entries).toEqual([
    { before: { confidential: 'no' }, after: { confidential: 'proposed' } },
    { before: { confidential: 'proposed' }, after: { confidential: 'always' } },
    { before: { confidential: 'always' }, after: { confidential: 'no' } },
  ])
})
