import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Customer } from '#shared/customers/contract.ts'

import { asViewer } from '#server/platform/db/as-role.ts'
import { aDomain, anAdminPortal, aNewCustomer, someSaml } from '#test/a-new-customer.ts'
import { aPortal } from '#test/a-portal.ts'
import { aUser } from '#test/builders.ts'

type AdminPortal = Awaited<ReturnType<typeof anAdminPortal>>

async function add(portal: AdminPortal, overrides: object): Promise<Customer> {
  const answer = await portal.admin.post('/api/admin/customers', aNewCustomer(overrides))
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function find(portal: AdminPortal, q: string): Promise<string[]> {
  const answer = await portal.admin.get(`/api/admin/customers?q=${encodeURIComponent(q)}`)
  return answer.json<Customer[]>().map(({ id }) => id)
}

test('a customer is found by its current name and domains, and by no former ones', async () => {
  const portal = await anAdminPortal()
  const [before, after] = [aDomain(), aDomain()]
  const { id } = await add(portal, { name: 'Ostrich Farms', domain: before })
  expect(await find(portal, 'ostrich')).toEqual([id])
  await portal.admin.put(`/api/admin/customers/${id}`, {
    name: 'Emu Farms',
    domain: aDomain(),
    domains: [after],
  })
  expect(await find(portal, 'EMU')).toEqual([id])
  expect(await find(portal, after.slice(2))).toEqual([id])
  expect(await find(portal, 'ostrich')).toEqual([])
  expect(await find(portal, before)).toEqual([])
})

test('the customers in setup are listed, also searched and in pages, when no one of theirs has signed in', async () => {
  const portal = await anAdminPortal()
  const { deps, admin } = portal
  const name = `Avocet ${aDomain()}`
  const draft = await add(portal, { name })
  const live = await add(portal, { name, saml: someSaml() })
  const list = async (query: string) => {
    const answer = await admin.get(`/api/admin/customers?setup=in_progress&${query}`)
    const next = answer.headers.link?.toString().match(/cursor=([^&>]+)/)?.[1]
    return { ids: answer.json<Customer[]>().map(({ id }) => id), next }
  }
  const q = `q=${encodeURIComponent(name)}`
  expect((await list(q)).ids).toEqual([live.id, draft.id])
  const first = await list(`${q}&limit=1`)
  expect(first.ids).toEqual([live.id])
  expect((await list(`${q}&limit=1&cursor=${first.next}`)).ids).toEqual([draft.id])
  expect((await list('')).ids).toContain(live.id)

  await aUser(deps, live)
  await deps.db
    .updateTable('users')
    .set({ lastSignInAt: deps.now() })
    .where('customerId', '=', live.id)
    .execute()
  expect((await list(q)).ids).toEqual([draft.id])
  expect((await admin.get('/api/admin/customers?setup=done')).statusCode).toBe(400)
})

test('customers are narrowed and sorted, in pages and in both directions, also when they are searched', async () => {
  const portal = await anAdminPortal()
  const mark = aDomain().slice(0, 12)
  const names = ['Öre', 'beta', 'Alpha', 'Zoo'].map((name) => `${name} ${mark}`)
  const [ore, beta, alpha, zoo] = names
  const starts = { [names[0] ?? '']: '2025-03-01', [names[2] ?? '']: '2024-01-01' }
  for (const name of names) {
    const isZoo = name === zoo
    const more = { active: !isZoo, mspStartDate: starts[name] ?? '' }
    await add(portal, { name, ...more, ...(name === beta && { saml: someSaml() }) })
  }
  const walk = async (query: string) => {
    const found: string[] = []
    let next: string | undefined = `/api/admin/customers?q=${mark}&limit=2&${query}`
    while (next) {
      const answer = await portal.admin.get(next)
      found.push(...answer.json<Customer[]>().map(({ name }) => name))
      next = /<(.+)>/.exec(answer.headers.link?.toString() ?? '')?.[1]
    }
    return found
  }
  expect(await walk('sort=name')).toEqual([alpha, beta, ore, zoo])
  expect(await walk('sort=name&direction=desc')).toEqual([zoo, ore, beta, alpha])
  expect((await walk('sort=start')).slice(0, 2)).toEqual([alpha, ore])
  expect((await walk('sort=start&direction=desc')).slice(2)).toEqual([ore, alpha])
  expect(await walk('')).toEqual([zoo, alpha, beta, ore])
  expect(await walk('status=inactive')).toEqual([zoo])
  expect(await walk('status=active&setup=disabled')).toEqual([alpha, ore])
  expect(await walk('setup=enabled')).toEqual([beta])
})

test('a search is literal when it has wildcards', async () => {
  const portal = await anAdminPortal()
  const { id } = await add(portal, { name: String.raw`100 % of a\b_c GmbH` })
  await add(portal, { name: 'Something else' })
  for (const q of ['0 % o', String.raw`a\b`, 'b_c']) expect(await find(portal, q), q).toEqual([id])
  for (const q of ['%', '_']) expect(await find(portal, q), q).toEqual([id])
})

test('a search pages over its results without a gap or a repeat', async () => {
  const portal = await anAdminPortal()
  const made: string[] = []
  for (const name of ['Heron 1', 'Other', 'Heron 2', 'Heron 3']) {
    const { id } = await add(portal, { name })
    if (name !== 'Other') made.unshift(id)
  }
  const found: string[] = []
  let next: string | undefined = '/api/admin/customers?q=heron&limit=2'
  while (next !== undefined) {
    const answer = await portal.admin.get(next)
    found.push(...answer.json<Customer[]>().map(({ id }) => id))
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  }
  expect(found).toEqual(made)
})

test("the owner's function for finding customers is closed to requesters", async () => {
  const { deps, user } = await aPortal()
  const viewer = { customerId: user.customerId, userId: user.id }
  const finding = asViewer(deps.db, viewer, (tx) =>
    sql`select find_customers('%', null, null, 1)`.execute(tx),
  )
  await expect(finding).rejects.toThrow('permission denied')
})
