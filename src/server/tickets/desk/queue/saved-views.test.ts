import { expect, test } from 'vitest'

import type { SavedView } from '#shared/desk/queue/contract.ts'
import { MAX_OWN_VIEWS } from '#shared/desk/endpoints.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal, aSignedInAdministrator } from '#test/a-portal.ts'
import { storeTickets } from '#test/builders.ts'
import type { TestClient } from '#test/test-client.ts'

const VIEWS = '/api/desk/saved-views'

/** Two agents and an administrator at the desk, and nothing saved by an earlier test. */
async function aDesk() {
  const portal = await aPortal()
  await asStaff(portal.deps.db, (tx) => tx.deleteFrom('deskViews').execute())
  const { desk: ana, agent } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const { desk: ben } = await anAgentAtTheDesk(portal, { name: 'Ben' })
  return { ...portal, ana, agent, ben, admin: await aSignedInAdministrator(portal) }
}

async function save(client: TestClient, view: object): Promise<SavedView> {
  const answer = await client.post(VIEWS, { isShared: false, filters: {}, ...view })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function names(client: TestClient): Promise<string[]> {
  return (await client.get(VIEWS)).json().map(({ name }: SavedView) => name)
}

test('a saved view keeps its filters and order, and counts its tickets for the viewer, when it is opened', async () => {
  const { ana, agent, ben, deps, user, customer } = await aDesk()
  const [mine] = await storeTickets(deps, user, [{ priority: 'High' }, { priority: 'High' }, {}])
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('deskTickets')
      .set({ assigneeId: agent.id })
      .where('ticketId', '=', mine!.id)
      .execute(),
  )
  const filters = {
    view: 'all',
    sort: 'createdAt',
    direction: 'asc',
    priority: 'High',
    customerId: customer.id,
  }
  const urgent = await save(ana, { name: ' Urgent ', filters })
  expect(urgent).toEqual({
    id: urgent.id,
    name: 'Urgent',
    isShared: false,
    ownerName: 'Ana',
    mayChange: true,
    filters,
    count: 2,
  })
  const toMe = { ...filters, assignee: 'me' }
  await save(ana, { name: 'Urgent and mine', isShared: true, filters: toMe })
  const search = await save(ana, { name: 'Search', filters: { q: ' printer ' } })
  expect(search).toMatchObject({ filters: { q: 'printer' }, count: null })
  await save(ana, { name: 'Never', filters: { view: 'mine', assignee: 'none' } })
  const counts = async (client: TestClient) =>
    (await client.get(VIEWS)).json().map(({ name, count }: SavedView) => [name, count])
  expect(await counts(ana)).toEqual([
    ['Urgent', 2],
    ['Search', null],
    ['Never', 0],
    ['Urgent and mine', 1],
  ])
  expect(await counts(ben)).toEqual([['Urgent and mine', 0]])
})

test("an agent's own view is missing when others ask for it, and a shared one can be changed by its owner and administrators", async () => {
  const { ana, ben, admin } = await aDesk()
  const own = await save(ana, { name: 'Own' })
  const shared = await save(ana, { name: 'Shared', isShared: true })
  const status = async (client: TestClient, { id }: SavedView, change: object) =>
    (await client.put(`${VIEWS}/${id}`, change)).statusCode
  const remove = (client: TestClient, { id }: SavedView) => client.send('DELETE', `${VIEWS}/${id}`)
  expect(await status(ben, own, { name: 'Taken' })).toBe(404)
  expect(await status(admin, own, { name: 'Taken' })).toBe(404)
  expect(await status(ben, shared, { name: 'Taken' })).toBe(403)
  expect([(await remove(ben, own)).statusCode, (await remove(ben, shared)).statusCode]).toEqual([
    404, 403,
  ])
  expect((await ben.get(VIEWS)).json()).toMatchObject([
    { name: 'Shared', ownerName: 'Ana', mayChange: false },
  ])
  expect(await status(admin, shared, { name: 'For all' })).toBe(200)
  expect(await names(ana)).toEqual(['Own', 'For all'])
  expect((await remove(ana, own)).json()).toEqual({ success: true })
  expect((await remove(admin, shared)).json()).toEqual({ success: true })
  expect(await names(ana)).toEqual([])
})

test('a view keeps its latest state when it is renamed, filtered, moved or shared', async () => {
  const { ana, ben } = await aDesk()
  const [a, b, c] = [
    await save(ana, { name: 'A' }),
    await save(ana, { name: 'B' }),
    await save(ana, { name: 'C' }),
  ]
  await save(ben, { name: 'Shared', isShared: true })
  await ana.put(`${VIEWS}/${c.id}`, { place: 0 })
  expect(await names(ana)).toEqual(['C', 'A', 'B', 'Shared'])
  await ana.put(`${VIEWS}/${c.id}`, { place: 99 })
  expect(await names(ana)).toEqual(['A', 'B', 'C', 'Shared'])
  const changed = await ana.put(`${VIEWS}/${a.id}`, {
    name: 'Late',
    filters: { view: 'open', due: 'breached', age: 'over_7d' },
  })
  expect(changed.json()).toMatchObject({ name: 'Late', filters: { due: 'breached' } })
  await ana.put(`${VIEWS}/${b.id}`, { isShared: true })
  expect(await names(ana)).toEqual(['Late', 'C', 'Shared', 'B'])
  expect(await names(ben)).toEqual(['Shared', 'B'])
})

test('a view is refused when it has no name, an existing name or unknown filters, or is one too many', async () => {
  const { ana, ben } = await aDesk()
  const refusal = async (view: object) => {
    const answer = await ana.post(VIEWS, { isShared: false, filters: {}, ...view })
    return { status: answer.statusCode, ...answer.json() }
  }
  expect(await refusal({ name: ' ' })).toMatchObject({
    status: 400,
    fields: { name: 'Enter a name for the view' },
  })
  await save(ana, { name: 'One' })
  await save(ben, { name: 'Two' })
  expect(await refusal({ name: 'oNE' })).toMatchObject({
    status: 400,
    fields: { name: 'A view with this name already exists' },
  })
  expect(await refusal({ name: 'X', filters: { view: 'lost' } })).toMatchObject({ status: 400 })
  expect(await refusal({ name: 'X', filters: { category: '\0' } })).toMatchObject({ status: 400 })
  // Names of others are theirs.
  await save(ana, { name: 'Two' })
  for (let n = 2; n < MAX_OWN_VIEWS; n += 1) await save(ana, { name: `View ${n}` })
  expect(await refusal({ name: 'One more' })).toMatchObject({ status: 409, error: 'conflict' })
  await save(ana, { name: 'One more', isShared: true })
})

test('a view is left out and stays when a newer process has saved it', async () => {
  const { ana, agent, deps } = await aDesk()
  await save(ana, { name: 'Known' })
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('deskViews')
      .set({ filters: JSON.stringify({ view: 'of tomorrow' }) })
      .where('ownerId', '=', agent.id)
      .execute(),
  )
  expect(await names(ana)).toEqual([])
  const rows = await asStaff(deps.db, (tx) => tx.selectFrom('deskViews').select('name').execute())
  expect(rows).toEqual([{ name: 'Known' }])
})
