import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'

import type { CrmState } from '#shared/crm/values.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Deps } from '#server/deps.ts'
import { aPortal, aTicket } from '#test/a-portal.ts'
import { aFile, anAgentAnswer, anInternalNote, aReplyForm, aTicketForm } from '#test/builders.ts'

async function setState({ db }: Pick<Deps, 'db'>, state: CrmState) {
  await asWorker(db, (tx) => tx.updateTable('crmConnection').set({ state }).execute())
}

async function aSwitchedPortal(state: CrmState) {
  const portal = await aPortal()
  await setState(portal.deps, state)
  onTestFinished(() => setState(portal.deps, 'off'))
  return portal
}

async function actionsOf({ db }: Pick<Deps, 'db'>, ticketId: string) {
  const rows = await asWorker(db, (tx) =>
    tx
      .selectFrom('crmActions')
      .select(['kind', 'data', 'state'])
      .where('ticketId', '=', ticketId)
      .orderBy('seq')
      .execute(),
  )
  return rows.map(({ kind, data }) => [kind, data.event, data.commentId ?? null])
}

async function jobsOf({ db }: Pick<Deps, 'db'>, ticketId: string): Promise<number> {
  const rows = await asWorker(db, (tx) =>
    tx.selectFrom('outbox').select('id').where('key', '=', ticketId).execute(),
  )
  return rows.length
}

test('actions are queued in order for the CRM when a customer or an agent acts, and notes of staff are not', async () => {
  const portal = await aSwitchedPortal('on')
  const { client, customer, deps } = portal
  const created = await client.send('POST', '/api/tickets', { form: aTicketForm([aFile()]) })
  const { id } = created.json()
  const replied = await client.send('PUT', `/api/tickets/${id}`, { form: aReplyForm([aFile()]) })
  await anInternalNote(deps, { customerId: customer.id, ticketId: id })
  const answered = await anAgentAnswer(deps, { customerId: customer.id, ticketId: id })
  const closed = await client.post(`/api/tickets/${id}/close`, { additionalComment: 'Thank you!' })
  const [, words] = closed.json().ticket.comments
  expect(await actionsOf(deps, id)).toEqual([
    ['create_ticket', 'created', null],
    ['add_comment', 'created', null],
    ['add_comment', 'replied', replied.json().comment.id],
    ['add_comment', 'replied', answered.comment?.id ?? null],
    ['update_ticket', 'status_changed', null],
    ['add_comment', 'closed', words.id],
    ['update_ticket', 'closed', words.id],
  ])
  expect(await jobsOf(deps, id)).toBe(5)
})

test('a ticket stays at the desk when it is from before the CRM, until it is pushed once in its current state', async () => {
  const { client, deps } = await aSwitchedPortal('off')
  const ticket = await aTicket(client)
  const one = await client.put(`/api/tickets/${ticket.id}`, { comment: 'One' })
  await setState(deps, 'on')
  const two = await client.put(`/api/tickets/${ticket.id}`, { comment: 'Two' })
  expect(await actionsOf(deps, ticket.id)).toEqual([])

  const { customerId } = await asStaff(deps.db, (tx) =>
    tx.selectFrom('tickets').selectAll().where('id', '=', ticket.id).executeTakeFirstOrThrow(),
  )
  const push = () =>
    asWorker(deps.db, (tx) =>
      sql<{ pushed: boolean }>`select push_to_crm(${customerId}, ${ticket.id}) as pushed`.execute(
        tx,
      ),
    )
  expect((await push()).rows).toEqual([{ pushed: true }])
  expect((await push()).rows).toEqual([{ pushed: false }])
  await client.post(`/api/tickets/${ticket.id}/close`, {})
  expect(await actionsOf(deps, ticket.id)).toEqual([
    ['create_ticket', 'created', null],
    ['add_comment', 'replied', one.json().comment.id],
    ['add_comment', 'replied', two.json().comment.id],
    ['update_ticket', 'closed', null],
  ])
})

test('a change of a CRM ticket waits without a job when the connection is off', async () => {
  const { client, deps } = await aSwitchedPortal('on')
  const { id } = await aTicket(client)
  await setState(deps, 'off')
  await client.put(`/api/tickets/${id}`, { comment: 'Anybody there?' })
  await setState(deps, 'paused')
  await client.put(`/api/tickets/${id}`, { comment: 'Hello?' })
  expect((await actionsOf(deps, id)).map(([, event]) => event)).toEqual([
    'created',
    'created',
    'replied',
    'replied',
  ])
  expect(await jobsOf(deps, id)).toBe(1)
})

test('a change is not sent back when it came from the CRM', async () => {
  const { client, deps, customer, user } = await aSwitchedPortal('on')
  const { id: ticketId } = await aTicket(client)
  await asWorker(deps.db, async (tx) => {
    await sql`select set_config('portico.from_crm', 'on', true)`.execute(tx)
    await tx
      .insertInto('ticketEvents')
      .values({
        customerId: customer.id,
        id: crypto.randomUUID(),
        ticketId,
        type: 'closed',
        actorId: user.id,
        byAgent: true,
        at: deps.now(),
      })
      .execute()
  })
  expect((await actionsOf(deps, ticketId)).map(([, event]) => event)).toEqual([
    'created',
    'created',
  ])
})
