import { expect, test } from 'vitest'

import { aConnectedCrm } from '#test/a-crm.ts'
import { aPortal } from '#test/a-portal.ts'
import { runOutbox, runSchedules } from '#test/run-schedules.ts'
import { asWorker } from '#server/platform/db/as-role.ts'

test('two readings are enqueued per minute, none piles up, and their findings are in the portal', async () => {
  const portal = await aPortal()
  const { deps, user, client } = portal
  const memory = await aConnectedCrm(portal)
  const { companyId } = memory
  await memory.agent.openTicket({ subject: 'By phone', contact: user, companyId })
  expect(await runSchedules(deps)).toEqual([])
  expect(await runSchedules(deps)).toEqual([])
  const readings = await asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').select('key').where('name', '=', 'crm-reading').execute(),
  )
  expect(readings).toEqual([{ key: 'crm-reading' }, { key: 'crm-reading' }])
  expect(await runOutbox(deps)).toEqual([])
  expect((await client.get('/api/tickets')).json()).toHaveLength(1)
})
