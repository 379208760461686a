import { expect, test } from 'vitest'

import type { DeskChoices } from '#shared/desk/contract.ts'

import { anAgentAtTheDesk, aPortal, aSignedInAdministrator, aTicket } from '#test/a-portal.ts'

test("an agent's work is counted before they are deactivated, and kept and found when they are", async () => {
  const portal = await aPortal()
  const { client } = portal
  const admin = await aSignedInAdministrator(portal)
  const { agent, desk } = await anAgentAtTheDesk(portal, { name: 'Ben' })
  const { desk: anas } = await anAgentAtTheDesk(portal, { name: 'Ana' })
  const address = `/api/admin/staff/${agent.id}`
  const nothing = { tickets: 0, drafts: 0, replies: 0, macros: 0, views: 0 }
  expect((await admin.get(`${address}/work`)).json()).toEqual(nothing)

  const [open, closed] = [await aTicket(client), await aTicket(client)]
  for (const { id } of [open, closed])
    await desk.put(`/api/desk/tickets/${id}`, { assigneeId: agent.id })
  await desk.post(`/api/desk/tickets/${closed.id}/close`, { resolutionCode: 'ISSUE_FIXED' })
  const draft = await desk.put(`/api/desk/tickets/${open.id}/drafts/reply`, {
    content: '<p>I am on it</p>',
    version: null,
  })
  expect(draft.statusCode, draft.body).toBe(200)
  expect((await admin.get(`${address}/work`)).json()).toEqual({ ...nothing, tickets: 1, drafts: 1 })

  const formerAgents = async () =>
    (await anas.get('/api/desk/choices')).json<DeskChoices>().formerAgents
  expect(await formerAgents()).toEqual([])
  expect((await admin.put(address, { active: false })).statusCode).toBe(200)
  expect((await admin.get(`${address}/work`)).json()).toMatchObject({ tickets: 1, drafts: 1 })
  expect(await formerAgents()).toEqual([{ id: agent.id, name: 'Ben' }])
  const found = await anas.get(`/api/desk/tickets?view=all&status=Open&assignee=${agent.id}`)
  expect(found.json().map(({ id }: { id: string }) => id)).toEqual([open.id])
})
