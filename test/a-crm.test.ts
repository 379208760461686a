import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'

import { aConnectedCrm } from './a-crm.ts'
import { aPortal, aTicket } from './a-portal.ts'

test('a portal opens the CRM of a test when the connection is on, and sends it tickets', async () => {
  const portal = await aPortal()
  expect(await portal.deps.crm.open()).toBeUndefined()
  const crm = await aConnectedCrm(portal)
  expect(await portal.deps.crm.open()).toBe(crm)
  const { id } = await aTicket(portal.client)
  const actions = await asWorker(portal.deps.db, (tx) =>
    tx.selectFrom('crmActions').select('kind').where('ticketId', '=', id).orderBy('kind').execute(),
  )
  expect(actions).toEqual([{ kind: 'add_comment' }, { kind: 'create_ticket' }])
  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ state: 'paused' }).execute(),
  )
  expect(await portal.deps.crm.open()).toBeUndefined()
})
