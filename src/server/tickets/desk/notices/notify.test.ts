import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAgent } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { notify } from './notify.ts'

test('notify reaches an agent once when they are active, and neither the actor, nor others, nor people of customers', async () => {
  const portal = await aPortal()
  const { deps, client, customer, user } = portal
  const { agent: ana } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const ben = await anAgent(deps, { name: 'Ben' })
  const gone = await anAgent(deps, { name: 'Gone' })
  await deps.db.updateTable('users').set({ active: false }).where('id', '=', gone.id).execute()
  const ticket = { customerId: customer.id, id: (await aTicket(client)).id }
  const by = { userId: ana.id, name: ana.name }
  const told = () =>
    asStaff(deps.db, (tx) =>
      tx
        .selectFrom('staffNotices')
        .select(['kind', 'userId', 'actorName', 'data'])
        .orderBy('id')
        .execute(),
    )
  const to = [ana.id, ben.id, ben.id, gone.id, user.id]
  const data = { commentId: 'a-note' }
  await asStaff(deps.db, (tx) =>
    notify(tx, ticket, { kind: 'mentioned', to, by, at: TEST_NOW, data }),
  )
  expect(await told()).toEqual([{ kind: 'mentioned', userId: ben.id, actorName: 'Ana', data }])
  await asStaff(deps.db, async (tx) => {
    await notify(tx, ticket, { kind: 'woken', to: [gone.id], by: null, at: TEST_NOW })
    await notify(tx, ticket, { kind: 'near_due', to: 'everybody', by: null, at: TEST_NOW })
  })
  const everybody = (await told()).filter(({ kind }) => kind !== 'mentioned')
  expect(everybody.map(({ kind }) => kind)).toEqual(['near_due', 'near_due'])
  expect(everybody.map(({ userId }) => userId).toSorted()).toEqual([ana.id, ben.id].toSorted())
})
