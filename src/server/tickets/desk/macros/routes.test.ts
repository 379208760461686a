import { expect, test } from 'vitest'

import { auditActionsOf } from '#shared/audit/values.ts'
import type { Macro } from '#shared/desk/macros/contract.ts'
import { MAX_OWN_MACROS } from '#shared/desk/macros/values.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgentAtTheDesk, aPortal } from '#test/a-portal.ts'
import { statusesOf } from '#test/test-client.ts'

const MACROS = '/api/desk/macros'

function aMacro(overrides: object = {}) {
  return {
    name: 'Password reset',
    isShared: true,
    kind: 'reply',
    content: '<p>Hi {{requester.firstName}},</p><script>x</script>',
    changes: { status: 'Pending', assignee: 'me' },
    ...overrides,
  }
}

async function twoAgents() {
  const portal = await aPortal()
  // They belong to the installation, which the tests of this file share.
  await portal.deps.db.deleteFrom('macros').execute()
  const { agent: ana, desk } = await anAgentAtTheDesk(portal, { name: 'Ana Lopez' })
  const { agent: ben, desk: others } = await anAgentAtTheDesk(portal, { name: 'Ben Okafor' })
  const namesFor = async (client: typeof desk) =>
    (await client.get(MACROS)).json<Macro[]>().map(({ name }) => name)
  return { ...portal, ana, ben, desk, others, namesFor }
}

test('macros are sorted as people sort names, with umlauts and accents next to their letters', async () => {
  const { desk, namesFor } = await twoAgents()
  for (const name of ['Zugang', 'émile', 'Ärger', 'apfel', 'Echo', 'öffnen', 'Ofen', 'Faden']) {
    await desk.post(MACROS, aMacro({ name }))
  }
  const sorted = ['apfel', 'Ärger', 'Echo', 'émile', 'Faden', 'Ofen', 'öffnen', 'Zugang']
  expect(await namesFor(desk)).toEqual(sorted)
})

test('a macro is sanitized and visible for all agents when it is shared, and else for its agent alone', async () => {
  const { desk, others, namesFor } = await twoAgents()
  const added = await desk.post(MACROS, aMacro())
  expect(added.statusCode).toBe(201)
  const shared = added.json<Macro>()
  expect(shared).toMatchObject({
    isShared: true,
    content: '<p>Hi {{requester.firstName}},</p>',
    preview: 'Hi {{requester.firstName}},',
    changes: { status: 'Pending', assignee: 'me' },
    updatedBy: 'Ana Lopez',
    version: 1,
  })
  const own = (await desk.post(MACROS, aMacro({ name: 'a note', isShared: false }))).json<Macro>()
  expect(await namesFor(desk)).toEqual(['a note', 'Password reset'])
  expect(await namesFor(others)).toEqual(['Password reset'])
  expect((await others.get(`${MACROS}/${shared.id}`)).json()).toEqual(shared)
  const address = `${MACROS}/${own.id}`
  const tries = [
    await others.get(address),
    await others.put(address, { ...aMacro(), version: 1 }),
    await others.send('DELETE', address),
  ]
  expect(statusesOf(tries)).toEqual([404, 404, 404])
})

test('changing a macro answers 409 with the present one when another agent has changed it meanwhile', async () => {
  const { desk, others, namesFor } = await twoAgents()
  const { id } = (await desk.post(MACROS, aMacro())).json<Macro>()
  const change = { ...aMacro({ name: 'Reset', content: '', isShared: false }), version: 1 }
  const first = await others.put(`${MACROS}/${id}`, { ...change, isShared: true })
  expect(first.json()).toMatchObject({ name: 'Reset', content: '', preview: '', version: 2 })
  const late = await desk.put(`${MACROS}/${id}`, change)
  expect(late.statusCode).toBe(409)
  expect(late.json()).toMatchObject({
    message: 'Ben Okafor changed this macro while you were editing.',
    macro: first.json(),
  })
  // Unsharing it takes it from the others.
  expect((await desk.put(`${MACROS}/${id}`, { ...change, version: 2 })).statusCode).toBe(200)
  expect(await namesFor(others)).toEqual([])
  expect((await desk.send('DELETE', `${MACROS}/${id}`)).statusCode).toBe(204)
  expect((await desk.get(`${MACROS}/${id}`)).statusCode).toBe(404)
})

test.each<[object, string]>([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ content: '<p>Hi {{requester.vorname}}</p>' }, 'content'],
  [{ content: '<p> </p>', changes: {} }, 'content'],
  [{ content: 'x'.repeat(20_001) }, 'content'],
  [{ changes: { categories: ['NO_SUCH'] } }, 'categories'],
  [{ changes: { assignee: '0b7f2a3e-1111-4222-8333-444455556666' } }, 'assignee'],
  [{ changes: { assignee: 'somebody' } }, 'changes.assignee'],
  [{ changes: { status: 'Closed' } }, 'changes.status'],
])('a macro is refused with the field to fix when it has %j', async (wrong, field) => {
  const { desk } = await twoAgents()
  const res = await desk.post(MACROS, aMacro(wrong))
  expect(res.statusCode).toBe(400)
  expect(Object.keys(res.json().fields)).toEqual([field])
})

test('what a ticket would refuse is left out of a macro, and can stay when it is saved', async () => {
  const { desk, others, ben, deps } = await twoAgents()
  const changes = { assignee: ben.id, categories: ['BILLING_ISSUE', 'HARDWARE_ISSUE'] }
  const { id } = (await desk.post(MACROS, aMacro({ content: '', changes }))).json<Macro>()
  expect((await others.get(`${MACROS}/${id}`)).json()).toMatchObject({ changes, leftOut: {} })
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', ben.id).execute()
  const retire = (retired: boolean) =>
    deps.db.updateTable('categories').set({ retired }).where('id', '=', 'BILLING_ISSUE').execute()
  await retire(true)
  expect((await desk.get(`${MACROS}/${id}`)).json()).toMatchObject({
    changes: { categories: ['HARDWARE_ISSUE'] },
    leftOut: { agent: 'Ben Okafor', categories: ['BILLING_ISSUE'] },
  })
  const kept = {
    ...aMacro({ content: '', changes: { categories: changes.categories } }),
    version: 1,
  }
  expect((await desk.put(`${MACROS}/${id}`, kept)).statusCode).toBe(200)
  await retire(false)
})

test('a macro is refused when its agent has the largest number already', async () => {
  const { desk, ana, deps } = await twoAgents()
  await deps.db
    .insertInto('macros')
    .values(
      Array.from({ length: MAX_OWN_MACROS }, (_, index) => ({
        id: crypto.randomUUID(),
        ownerId: ana.id,
        name: `Macro ${index}`,
        kind: 'reply' as const,
        content: '<p>x</p>',
        changes: '{}',
        createdAt: new Date(),
        updatedAt: new Date(),
        updatedBy: 'Ana Lopez',
      })),
    )
    .execute()
  const res = await desk.post(MACROS, aMacro({ isShared: false }))
  expect(res.json().fields.name).toBe('You’ve reached the limit of 100 macros. Delete one first.')
  expect((await desk.post(MACROS, aMacro())).statusCode).toBe(201)
})

test('the audit log names the changed parts of a macro without its text when it is shared, and nothing of an agent’s own', async () => {
  const { desk, deps, ana } = await twoAgents()
  const own = (await desk.post(MACROS, aMacro({ name: 'Own', isShared: false }))).json<Macro>()
  const ours = aMacro({ name: 'Ours', content: '<p>Try turning it off</p>' })
  await desk.put(`${MACROS}/${own.id}`, { ...ours, version: 1 })
  await desk.send('DELETE', `${MACROS}/${own.id}`)
  const secret = (await desk.post(MACROS, aMacro({ name: 'S', isShared: false }))).json<Macro>()
  await desk.send('DELETE', `${MACROS}/${secret.id}`)
  const entries = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'subjectName', 'before', 'after'])
      .where('action', 'in', auditActionsOf('macro'))
      .where('actorId', '=', ana.id)
      .orderBy('id')
      .execute(),
  )
  expect(entries).toMatchObject([
    {
      action: 'macro.changed',
      subjectName: 'Ours',
      before: { name: 'Own', shared: false },
      after: { name: 'Ours', shared: true, changed: ['content'] },
    },
    { action: 'macro.removed', subjectName: 'Ours' },
  ])
  expect(JSON.stringify(entries)).not.toContain('turning')
})
