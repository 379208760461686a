import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aConnectedCrm } from '#test/a-crm.ts'
import { aColleague, anAgentAtTheDesk, aPortal, aTicket } from '#test/a-portal.ts'
import { anAgentAnswer, aReplyForm } from '#test/builders.ts'

const MINUTE_MS = 60_000
const IN_STEP = {
  asOf: null,
  queuedTickets: [],
  queuedComments: [],
  refusedTickets: [],
  refusedComments: [],
}

test('a requester sees how old the copy is and what of theirs is still queued, and a colleague sees nothing of the ticket', async () => {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const read = async (who = client, ticketId = '') =>
    (await who.get(`/api/standing${ticketId && `?ticketId=${ticketId}`}`)).json()
  expect(await read()).toEqual(IN_STEP)

  await aConnectedCrm(portal)
  const at = (minutes: number) => new Date(deps.now().getTime() + minutes * MINUTE_MS)
  const set = (changes: { readUntil?: Date; unreachableSince?: Date | null }) =>
    asWorker(deps.db, (tx) => tx.updateTable('crmConnection').set(changes).execute())
  await set({ readUntil: at(-5), unreachableSince: null })
  const { id } = await aTicket(client)
  expect(await read(client, id)).toEqual(IN_STEP)

  await set({ readUntil: at(-6), unreachableSince: at(-6) })
  const asOf = at(-6).toISOString()
  const away = { ...IN_STEP, asOf }
  const colleague = await aColleague(portal)
  // Without a ticket it is the requester's newest.
  expect(await read()).toEqual({ ...away, queuedTickets: [id] })
  expect(await read(client, id)).toEqual({ ...away, queuedTickets: [id] })
  expect([await read(colleague), await read(colleague, id)]).toEqual([away, away])

  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmActions').set({ state: 'done' }).where('ticketId', '=', id).execute(),
  )
  const form = aReplyForm([])
  const { ticket } = (await client.send('PUT', `/api/tickets/${id}`, { form })).json()
  const reply = ticket.comments.at(-1).id
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  const closing = { resolutionCode: 'ISSUE_FIXED', additionalComment: 'It works again.' }
  await client.post(`/api/tickets/${id}/close`, closing)
  const words = (await client.get(`/api/tickets/${id}`))
    .json()
    .comments.find(({ content }: { content: string }) => content === 'It works again.').id
  expect(await read(client, id)).toEqual({ ...away, queuedComments: [reply, words] })
  expect(await read()).toEqual(away)

  // Actions that are sent within a minute are not shown.
  await set({ readUntil: at(0), unreachableSince: null })
  expect(await read(client, id)).toEqual(IN_STEP)
  await set({ readUntil: at(2) })
  portal.setNow(at(2))
  expect(await read(client, id)).toEqual({ ...IN_STEP, queuedComments: [reply, words] })

  // The team had seen at the desk what was pushed later.
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('crmActions')
      .set({ data: sql`data || '{"pushed": true}'` })
      .execute(),
  )
  expect(await read(client, id)).toEqual(IN_STEP)
})

test('a requester sees which of their tickets and replies the CRM rejected or that wait for a token', async () => {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  await aConnectedCrm(portal)
  const { id } = await aTicket(client)
  const form = aReplyForm([])
  const { ticket } = (await client.send('PUT', `/api/tickets/${id}`, { form })).json()
  const reply = ticket.comments.at(-1).id
  await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  const read = async (ticketId = id) =>
    (await client.get(`/api/standing${ticketId && `?ticketId=${ticketId}`}`)).json()
  const setStates = (state: 'refused' | 'done', kind: 'create_ticket' | 'add_comment') =>
    asWorker(deps.db, (tx) =>
      tx
        .updateTable('crmActions')
        .set({ state })
        .where('ticketId', '=', id)
        .where('kind', '=', kind)
        .execute(),
    )
  await setStates('refused', 'create_ticket')
  const now = deps.now()
  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ readUntil: now, tokenRefusedAt: now }).execute(),
  )
  const queued = { queuedTickets: [id], refusedTickets: [id] }
  expect(await read()).toEqual({ ...IN_STEP, ...queued, queuedComments: [reply] })
  expect(await read('')).toEqual({ ...IN_STEP, ...queued })

  await setStates('done', 'create_ticket')
  await setStates('refused', 'add_comment')
  const refusedComments = [reply]
  // Replies of agents are here already. The ticket’s files are its own.
  expect(await read()).toEqual({
    ...IN_STEP,
    queuedComments: [reply],
    refusedComments,
    refusedTickets: [id],
  })
  await setStates('done', 'add_comment')
  expect(await read()).toEqual(IN_STEP)
  await asWorker(deps.db, (tx) =>
    tx.updateTable('crmConnection').set({ tokenRefusedAt: null }).execute(),
  )
})

test("a requester sees that their closing was refused when the CRM rejected it, and nothing of an agent's changes", async () => {
  const portal = await aPortal()
  const { client, deps } = portal
  await aConnectedCrm(portal)
  const { id } = await aTicket(client)
  const agent = await anAgentAtTheDesk(portal)
  await agent.desk.put(`/api/desk/tickets/${id}`, { status: 'Pending' })
  const refuse = () =>
    asWorker(deps.db, async (tx) => {
      await tx
        .updateTable('crmConnection')
        .set({ readUntil: deps.now(), tokenRefusedAt: deps.now() })
        .execute()
      await tx
        .updateTable('crmActions')
        .set({ state: 'done' })
        .where('kind', '<>', 'update_ticket')
        .execute()
      await tx
        .updateTable('crmActions')
        .set({ state: 'refused' })
        .where('kind', '=', 'update_ticket')
        .execute()
    })
  const read = async () => (await client.get(`/api/standing?ticketId=${id}`)).json()
  await refuse()
  expect(await read()).toEqual(IN_STEP)
  await client.post(`/api/tickets/${id}/close`, {})
  await refuse()
  expect(await read()).toEqual({ ...IN_STEP, refusedTickets: [id] })
})
