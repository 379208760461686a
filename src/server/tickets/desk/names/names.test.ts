import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { DeskTicketItem } from '#shared/desk/contract.ts'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aPortal, anAgentAtTheDesk, type Portal } from '#test/a-portal.ts'
import { storeTickets } from '#test/builders.ts'
import { nameJobs } from './jobs.ts'
import { listRenamed } from './queries.ts'

function runJob({ deps }: Portal, payload = {}) {
  const attempt = {
    id: '',
    signal: new AbortController().signal,
    secret: null,
    finish: () => Promise.resolve(),
  }
  return nameJobs(deps)[0]!.run(payload, attempt)
}

/** A desk with one ticket of the customer, which the agent has. */
async function aDeskWithATicket() {
  const portal = await aPortal()
  const { agent, desk } = await anAgentAtTheDesk(portal)
  const [ticket] = await storeTickets(portal.deps, portal.user, [{ subject: 'The only one' }])
  await desk.put(`/api/desk/tickets/${ticket!.id}`, { assigneeId: agent.id })
  const list = async (): Promise<DeskTicketItem[]> =>
    (await desk.get(`/api/desk/tickets?view=all&customerId=${portal.customer.id}`)).json()
  const heads = () =>
    asWorker(portal.deps.db, async (tx) => {
      const rows = await tx
        .selectFrom('deskTickets')
        .select('headJson')
        .where('customerId', '=', portal.customer.id)
        .execute()
      return rows.map(({ headJson }) => headJson)
    })
  const rename = async (name: string) => {
    const { db } = portal.deps
    await asStaff(db, (tx) =>
      tx
        .updateTable('customers')
        .set({ name: `${name} Ltd` })
        .where('id', '=', portal.customer.id)
        .execute(),
    )
    for (const { id } of [portal.user, agent])
      await asStaff(db, (tx) =>
        tx
          .updateTable('users')
          .set({ name: `${name} of ${id}` })
          .where('id', '=', id)
          .execute(),
      )
  }
  const namesAfter = (name: string) => ({
    customer: { id: portal.customer.id, name: `${name} Ltd` },
    requester: {
      id: portal.user.id,
      name: `${name} of ${portal.user.id}`,
      email: portal.user.email,
    },
    assignee: { id: agent.id, name: `${name} of ${agent.id}` },
  })
  return { portal, agent, list, heads, rename, namesAfter }
}

test('the queue shows new names at once, and a job writes them into its rows', async () => {
  const { portal, list, heads, rename, namesAfter } = await aDeskWithATicket()
  const { db } = portal.deps
  const before = await heads()
  await rename('A "new" \\ name')
  expect(await heads()).toEqual(before)
  expect(await list()).toMatchObject([namesAfter('A "new" \\ name')])
  const asked = await asWorker(db, (tx) =>
    tx.selectFrom('outbox').select('name').where('name', '=', 'renew-desk-names').execute(),
  )
  expect(asked.length).toBe(3)

  await runJob(portal)
  expect(await asWorker(db, listRenamed)).toEqual([])
  for (const head of await heads()) expect(head.split('A \\"new\\" \\\\ name')).toHaveLength(4)
  expect(await list()).toMatchObject([namesAfter('A "new" \\ name')])
})

test('whoever signs in under the same name and address asks for nothing', async () => {
  const { portal } = await aDeskWithATicket()
  const { db } = portal.deps
  const { id, name } = portal.user
  await asStaff(db, (tx) =>
    tx.updateTable('users').set({ name, lastSignInAt: new Date() }).where('id', '=', id).execute(),
  )
  expect(await asWorker(db, listRenamed)).toEqual([])
})

test('the job waits for a ticket that was raised under the former name and is not committed yet', async () => {
  const { portal, list, heads, rename, namesAfter } = await aDeskWithATicket()
  const { db } = portal.deps
  let running = Promise.resolve()
  await asWorker(db, async (tx) => {
    await sql`
      insert into tickets (customer_id, id, requester_id, subject, description, priority, status, categories,
        created_at, updated_at, time_zone, response_due_at, resolution_due_at)
      select customer_id, gen_random_uuid(), requester_id, 'Under way', description, priority, status, categories,
        created_at, updated_at, time_zone, response_due_at, resolution_due_at
      from tickets where customer_id = ${portal.customer.id}`.execute(tx)
    await rename('Later')
    running = runJob(portal)
    // Time for all that it would do, if it did not wait.
    for (let turn = 0; turn < 50; turn += 1) await sql`select 1`.execute(db)
    expect((await asWorker(db, listRenamed)).length).toBe(3)
  })
  await running
  expect(await heads()).toHaveLength(2)
  for (const head of await heads()) expect(head).toContain('Later Ltd')
  expect((await list())[0]).toMatchObject({ customer: namesAfter('Later').customer })
})

test('rows of the version before are answered as they will be, and the job writes them anew', async () => {
  const { portal, list, heads } = await aDeskWithATicket()
  const { db } = portal.deps
  const before = await list()
  await sql`alter table desk_tickets disable trigger keep_head`.execute(db)
  await asWorker(db, (tx) =>
    sql`update desk_tickets set head_json = '{"deskUpdatedAt":"2026'`.execute(tx),
  )
  await sql`alter table desk_tickets enable trigger keep_head`.execute(db)
  expect(await list()).toEqual(before)

  await runJob(portal, { everything: true })
  for (const head of await heads()) expect(head).toMatch(/^\{"snoozed":null,"assignee":\{/)
  expect(await list()).toEqual(before)
})
