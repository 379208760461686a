import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { slaStatuses } from '#shared/sla/sla.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
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

test('list tickets answers 200 after each change of one of its tickets', async () => {
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

test('list tickets answers 304 after a change by somebody else', async () => {
  const portal = await aPortal()
  await aTicket(portal.client)
  const colleague = await aColleague(portal)
  expect(await statusAfter(portal, () => aTicket(colleague))).toBe(304)
})

test('list tickets answers 200 once the clock has changed a verdict, and 304 before', async () => {
  const { client, setNow } = await aPortal()
  const { sla } = await aTicket(client, { priority: 'High' })
  const { etag, answer } = await readList(client)
  const due = Date.parse(sla.responseDueAt)
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

test('a ticket whose stored JSON has another shape is answered as before, and a job writes it anew', async () => {
  const { client, deps } = await aPortal()
  await aTicket(client, { description: 'A "quoted" line\nand another' })
  await aTicket(client)
  const before = (await readList(client)).answer.json()
  // As the version before has stored it.
  await sql`alter table tickets disable trigger keep_json`.execute(deps.db)
  await asWorker(deps.db, (tx) => sql`update tickets set fields_json = '{"id":1'`.execute(tx))
  await sql`alter table tickets enable trigger keep_json`.execute(deps.db)
  expect((await readList(client)).answer.json()).toEqual(before)

  // One by one, to walk over more than one batch.
  let last: TicketKey | undefined = BEFORE_ALL
  while (last) {
    const after: TicketKey = last
    last = await asWorker(deps.db, (tx) => renewTicketJson(tx, after, 1))
  }
  const stored = await asWorker(deps.db, (tx) =>
    tx.selectFrom('tickets').select('fieldsJson').execute(),
  )
  expect(stored.length).toBeGreaterThan(1)
  for (const { fieldsJson } of stored) expect(fieldsJson).toMatch(/^\{ "id":"/)
  expect((await readList(client)).answer.json()).toEqual(before)
})

test('verdicts_json answers the verdicts of slaStatuses, whatever ended when', async () => {
  const { deps } = await aPortal()
  const [responseDueAt, resolutionDueAt] = [10, 20].map((minute) => instant(minute))
  const cases = [null, 10, 11].flatMap((answered) =>
    [null, 20, 21].flatMap((closed) =>
      [10, 11, 20, 21].map((now) => ({
        responseDueAt: responseDueAt!,
        resolutionDueAt: resolutionDueAt!,
        firstResponseAt: answered === null ? null : instant(answered),
        closedAt: closed === null ? null : instant(closed),
        now: instant(now),
      })),
    ),
  )
  for (const ticket of cases) {
    const { rows } = await sql<{ json: string }>`select verdicts_json(
      ${ticket.firstResponseAt}::timestamptz, ${ticket.responseDueAt}, ${ticket.closedAt}::timestamptz,
      ${ticket.resolutionDueAt}, ${ticket.now}) as json`.execute(deps.db)
    expect(JSON.parse(`{"sla":{"due":0${rows[0]?.json}`).sla).toEqual({
      due: 0,
      ...slaStatuses(ticket),
    })
  }
})

function instant(minute: number): Date {
  return new Date(Date.UTC(2026, 2, 3, 10, minute))
}
