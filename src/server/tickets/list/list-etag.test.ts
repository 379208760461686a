import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { slaStatuses } from '#shared/sla/sla.ts'
import type { Ticket } from '#shared/tickets/contract.ts'
import type { Deps } from '#server/deps.ts'
import { asViewer, asWorker } from '#server/platform/db/as-role.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { BEFORE_ALL } from '#server/tickets/core/jobs.ts'
import { renewTicketJson, type TicketKey } from '#server/tickets/core/queries.ts'
import { aColleague, aPortal, aTicket, type Portal } from '#test/a-portal.ts'
import { anAgentAnswer } from '#test/builders.ts'
import type { TestClient } from '#test/test-client.ts'
import { listEtag, readListEtag } from './list-etag.ts'

async function readList(client: TestClient, etag = '') {
  const headers: Record<string, string> = etag ? { 'if-none-match': etag } : {}
  const answer = await client.send('GET', '/api/tickets', { headers })
  return { status: answer.statusCode, etag: answer.headers.etag ?? '', answer }
}

async function statusAfter(portal: Portal, change: () => Promise<unknown>) {
  const { etag } = await readList(portal.client)
  await change()
  return (await readList(portal.client, etag)).status
}

test('readListEtag reads what listEtag writes, and no other tag', () => {
  const userId = '0199aaaa-0000-7000-8000-00000000000a'
  const until = new Date('2026-03-03T10:30:00.000Z')
  expect(readListEtag(listEtag({ userId, version: '7-3', until }))).toEqual({
    userId,
    version: '7-3',
    until,
  })
  const forever = readListEtag(listEtag({ userId, version: '7-3', until: null }))
  expect(forever?.until).toBe('infinity')
  for (const tag of [undefined, '*', '"7"', `W/"7-3.99999999999999.${userId}"`])
    expect(readListEtag(tag)).toBeUndefined()
})

test('list tickets answers 304 without a body when nothing has changed', async () => {
  const { client } = await aPortal()
  await aTicket(client)
  const { etag } = await readList(client)
  const { status, answer } = await readList(client, etag)
  expect([status, answer.body]).toEqual([304, ''])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('list tickets answers 200 when one of its tickets has changed', async () => {
  const portal = await aPortal()
  const { client, customer, deps } = portal
  const { id } = await aTicket(client)
  const changes = {
    raise: () => aTicket(client),
    edit: () => client.put(`/api/tickets/${id}`, { priority: 'High' }),
    reply: () => client.put(`/api/tickets/${id}`, { comment: 'Hello' }),
    answer: () => anAgentAnswer(deps, { customerId: customer.id, ticketId: id }),
    close: () => client.post(`/api/tickets/${id}/close`, {}),
  }
  for (const [name, change] of Object.entries(changes))
    expect([name, await statusAfter(portal, change)]).toEqual([name, 200])
})

test("list tickets answers 304 when only another person's tickets have changed", async () => {
  const portal = await aPortal()
  await aTicket(portal.client)
  const colleague = await aColleague(portal)
  expect(await statusAfter(portal, () => aTicket(colleague))).toBe(304)
})

test('list tickets answers 200 when the clock has changed a verdict, and 304 before', async () => {
  const { client, setNow } = await aPortal()
  const { sla } = await aTicket(client, { priority: 'High' })
  const { etag, answer } = await readList(client)
  const due = Date.parse(sla.responseDueAt!)
  setNow(new Date(due))
  expect((await readList(client, etag)).status).toBe(304)
  setNow(new Date(due + 1))
  const late = await readList(client, etag)
  expect([answer, late.answer].map((list) => list.json()[0].sla.responseStatus)).toEqual([
    'pending',
    'breached',
  ])
})

test('list tickets answers 200 when the tag is of another person', async () => {
  const portal = await aPortal()
  const [{ etag }, colleague] = [await readList(portal.client), await aColleague(portal)]
  expect((await readList(colleague, etag)).status).toBe(200)
})

test('list tickets answers the same when the stored JSON has another shape, and a job writes it again', async () => {
  const { client, deps } = await aPortal()
  await aTicket(client, { description: 'A "quoted" line\nand another' })
  await aTicket(client)
  const before = (await readList(client)).answer.json()
  // As another version has stored it.
  await withoutTrigger(deps, (tx) =>
    sql`update tickets set list_json = '{"id": 1}', list_json_version = 0`.execute(tx),
  )
  expect((await readList(client)).answer.json()).toEqual(before)

  // One by one, to walk over more than one batch.
  let last: TicketKey | undefined = BEFORE_ALL
  while (last) {
    const after: TicketKey = last
    last = await asWorker(deps.db, (tx) => renewTicketJson(tx, after, 1))
  }
  const stored = await asWorker(deps.db, (tx) =>
    tx.selectFrom('tickets').select(['listJson', 'subject']).execute(),
  )
  expect(stored.length).toBeGreaterThan(1)
  for (const { listJson, subject } of stored) expect(listJson).toMatchObject({ subject })
  expect((await readList(client)).answer.json()).toEqual(before)
})

/** Runs `work` while nothing keeps the stored JSON. */
async function withoutTrigger({ db }: Pick<Deps, 'db'>, work: (tx: Tx) => Promise<unknown>) {
  await sql`alter table tickets disable trigger keep_json`.execute(db)
  await asWorker(db, work)
  await sql`alter table tickets enable trigger keep_json`.execute(db)
}

test('list tickets reads the stored JSON while its verdicts hold, and builds it when they do not', async () => {
  const { client, deps, setNow } = await aPortal({ now: new Date() })
  await aTicket(client)
  const due = Date.now() + 3_600_000
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('tickets')
      .set({ responseDueAt: new Date(due), resolutionDueAt: new Date(due + 1_000) })
      .execute(),
  )
  await withoutTrigger(deps, (tx) =>
    sql`update tickets set list_json = '{"subject": "Stored"}'`.execute(tx),
  )
  const subjectsAt = async (at: number) => {
    setNow(new Date(at))
    return (await readList(client)).answer.json().map((ticket: Ticket) => ticket.subject)
  }
  expect(await subjectsAt(due)).toEqual(['Stored'])
  expect(await subjectsAt(due + 1)).not.toEqual(['Stored'])
})

test('list tickets answers the verdicts of slaStatuses, stored or built, for any ends', async () => {
  const { client, deps, setNow } = await aPortal({ now: new Date() })
  await aTicket(client)
  // The stored verdicts are those of the database's clock: due times around it are stored in each way.
  const started = Date.now()
  const minute = (n: number) => new Date(started + (n - 15) * 60_000)
  for (const answered of [null, 10, 11])
    for (const closed of [null, 20, 21]) {
      const ticket = {
        responseDueAt: minute(10),
        resolutionDueAt: minute(20),
        firstResponseAt: answered === null ? null : minute(answered),
        closedAt: closed === null ? null : minute(closed),
      }
      await asWorker(deps.db, (tx) =>
        tx
          .updateTable('tickets')
          .set({ ...ticket, status: closed === null ? 'Open' : 'Closed', resolutionCode: null })
          .execute(),
      )
      for (const now of [10, 11, 15, 20, 21].map(minute)) {
        setNow(now)
        const [listed] = (await readList(client)).answer.json()
        expect(listed.sla).toMatchObject(slaStatuses({ ...ticket, now }))
      }
    }
})

test('list tickets answers the same when the previous version runs', async () => {
  const { client, customer, user, deps } = await aPortal()
  await aTicket(client)
  await aTicket(client)
  // The second is as that version has stored it.
  await withoutTrigger(deps, (tx) =>
    sql`update tickets set fields_json = '{"id":"' || id || '","number":7' where number % 2 = 0`.execute(
      tx,
    ),
  )
  const viewer = { customerId: customer.id, userId: user.id }
  const asked = await asViewer(deps.db, viewer, async (tx) => {
    const { rows } = await sql<{ first: string; second: string }>`
      select
        ticket_json(fields_json, description, first_response_at, response_due_at, closed_at, resolution_due_at, ${deps.now()}) as first,
        listed_ticket_json(customer_id, id, fields_json, first_response_at, response_due_at, closed_at, resolution_due_at, ${deps.now()}) as second
      from tickets order by created_at desc, id desc`.execute(tx)
    return rows
  })
  const listed = (await readList(client)).answer.json()
  expect(asked.map(({ first }) => JSON.parse(first))).toEqual(listed)
  expect(asked.map(({ second }) => JSON.parse(second))).toEqual(listed)
})
