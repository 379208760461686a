import { expect, test } from 'vitest'

import { auditActionsOf } from '#shared/audit/values.ts'
import type { WorkType } from '#shared/work-types/contract.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'
import { statusesOf } from '#test/test-client.ts'

const KINDS = '/api/admin/work-kinds'

/** The kinds belong to the installation, and the tests of this file share one: they are reset first. */
async function aDesk() {
  const portal = await aPortal()
  await portal.deps.db.deleteFrom('timeEntries').execute()
  await portal.deps.db.deleteFrom('workKinds').where('position', '>', 6).execute()
  await portal.deps.db.updateTable('workKinds').set({ retired: false, internal: false }).execute()
  await portal.deps.db
    .updateTable('workKinds')
    .set({ internal: true })
    .where('id', '=', 'INTERNAL')
    .execute()
  const { desk } = await anAgentAtTheDesk(portal)
  const admin = await aSignedInAdministrator(portal)
  const listed = async (): Promise<WorkType[]> => (await desk.get('/api/desk/work-kinds')).json()
  return { ...portal, desk, admin, listed }
}

test('a new kind of work is the last one, has a key from its name, and agents can use it', async () => {
  const { admin, desk, client, listed } = await aDesk()
  const added = await admin.post(KINDS, { name: ' Büro & Lager ' })
  expect(added.statusCode).toBe(201)
  const kind = {
    id: 'BURO_LAGER',
    name: 'Büro & Lager',
    isRetired: false,
    isInternal: false,
  }
  expect(added.json()).toEqual(kind)
  expect((await listed()).at(-1)).toEqual(kind)
  const { id } = await aTicket(client)
  const work = { minutes: 5, kindId: kind.id }
  expect((await desk.post(`/api/desk/tickets/${id}/time`, work)).json()).toMatchObject({
    entries: [{ kind: { id: kind.id, name: kind.name } }],
  })
  // Two at once wait for each other, and neither takes the key of the other.
  const both = await Promise.all(['電話', '現場'].map((name) => admin.post(KINDS, { name })))
  expect(both.map((answer): string => answer.json().id).toSorted()).toEqual(['KIND_1', 'KIND_2'])
})

test('a kind of work keeps its entries when it is renamed or retired, and takes no new ones when retired', async () => {
  const { admin, desk, client, listed } = await aDesk()
  const { id } = await aTicket(client)
  const time = `/api/desk/tickets/${id}/time`
  await desk.post(time, { minutes: 5, kindId: 'TRAVEL' })
  const changed = await admin.put(`${KINDS}/TRAVEL`, { name: 'On the road', isRetired: true })
  expect(changed.json()).toEqual({
    id: 'TRAVEL',
    name: 'On the road',
    isRetired: true,
    isInternal: false,
  })
  // It keeps its place, for when it is taken back into use.
  expect((await listed())[4]).toEqual(changed.json())
  const refused = await desk.post(time, { minutes: 5, kindId: 'TRAVEL' })
  expect(refused.json().fields).toHaveProperty('kindId')
  const { entries } = (await desk.get(time)).json()
  expect(entries).toMatchObject([{ kind: { id: 'TRAVEL', name: 'On the road' } }])
  const correction = { minutes: 6, kindId: 'TRAVEL' }
  const corrected = await desk.post(`/api/desk/time/${entries[0].id}/correction`, correction)
  expect(corrected.statusCode).toBe(201)
  await admin.put(`${KINDS}/TRAVEL`, { name: 'Travel', isRetired: false })
  expect((await desk.post(time, { minutes: 5, kindId: 'TRAVEL' })).statusCode).toBe(201)
})

test('saving the work types refuses indistinguishable names and the removal of the last one in use', async () => {
  const { admin, listed } = await aDesk()
  const nameOf = async (name: unknown) => {
    const answer = await admin.post(KINDS, { name })
    expect(answer.statusCode, String(name)).toBe(400)
    return answer.json().fields.name
  }
  expect(await nameOf(' ')).toMatch('Enter a name')
  expect(await nameOf('x'.repeat(61))).toMatch('60')
  expect(await nameOf('a\0b')).toMatch('Remove the unsupported character')
  expect(await nameOf('travel')).toMatch('already')
  await admin.put(`${KINDS}/TRAVEL`, { isRetired: true })
  expect(await nameOf('Travel')).toMatch('Restore it')
  expect((await admin.put(`${KINDS}/PROJECT`, {})).statusCode).toBe(400)
  expect((await admin.put(`${KINDS}/NOPE`, { isRetired: true })).statusCode).toBe(404)

  const [first, second, ...others] = (await listed()).filter(({ isRetired }) => !isRetired)
  for (const { id } of others) await admin.put(`${KINDS}/${id}`, { isRetired: true })
  const answers = await Promise.all(
    [first, second].map((last) => admin.put(`${KINDS}/${last?.id}`, { isRetired: true })),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
})

test('the order of the kinds of work is saved as a whole, and refused when one is missing', async () => {
  const { admin, listed } = await aDesk()
  const ids = (await listed()).map(({ id }) => id)
  const turned = await admin.put(`${KINDS}/order`, { ids: ids.toReversed() })
  expect(turned.json().map(({ id }: WorkType) => id)).toEqual(ids.toReversed())
  expect((await listed()).map(({ id }) => id)).toEqual(ids.toReversed())
  for (const wrong of [ids.slice(1), [...ids, 'NEW'], [ids[1], ...ids.slice(1)]])
    expect((await admin.put(`${KINDS}/order`, { ids: wrong })).statusCode).toBe(409)
  await admin.put(`${KINDS}/order`, { ids })
})

test('each change of the kinds of work writes an audit entry, and saving the same writes none', async () => {
  const { admin, deps, listed } = await aDesk()
  const read = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('auditEntries')
        .select(['action', 'subjectName', 'before', 'after'])
        .where('action', 'in', auditActionsOf('work_kind'))
        .orderBy('id')
        .execute(),
    )
  const known = (await read()).length
  await admin.post(KINDS, { name: 'Telephony' })
  await admin.put(`${KINDS}/TELEPHONY`, { name: 'Phones' })
  await admin.put(`${KINDS}/TELEPHONY`, { name: 'Phones', isRetired: false })
  await admin.put(`${KINDS}/TELEPHONY`, { isRetired: true })
  await admin.put(`${KINDS}/TELEPHONY`, { isRetired: false })
  await admin.put(`${KINDS}/TELEPHONY`, { isInternal: true })
  await admin.put(`${KINDS}/TELEPHONY`, { isInternal: false })
  const ids = (await listed()).map(({ id }) => id)
  await admin.put(`${KINDS}/order`, { ids })
  await admin.put(`${KINDS}/order`, { ids: [...ids.slice(1), ids[0]] })
  await admin.put(`${KINDS}/order`, { ids })
  expect((await read()).slice(known)).toMatchObject([
    { action: 'work_kind.added', subjectName: 'Telephony', after: { name: 'Telephony' } },
    {
      action: 'work_kind.renamed',
      subjectName: 'Phones',
      before: { name: 'Telephony' },
      after: { name: 'Phones' },
    },
    { action: 'work_kind.retired', subjectName: 'Phones', after: { retired: true } },
    { action: 'work_kind.restored', subjectName: 'Phones', after: { retired: false } },
    { action: 'work_kind.hidden', subjectName: 'Phones', after: { internal: true } },
    { action: 'work_kind.shown', subjectName: 'Phones', after: { internal: false } },
    { action: 'work_kind.reordered', subjectName: null },
    { action: 'work_kind.reordered', subjectName: null },
  ])
})
