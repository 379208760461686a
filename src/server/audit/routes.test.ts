import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'

import type { AuditAction } from '#shared/audit/values.ts'
import type { AuditEntry } from '#shared/audit/contract.ts'

import { createStaff } from '#server/staff/create-staff.ts'
import { about, anAuditLog, AUDIT_LOG } from '#test/an-audit-log.ts'
import { aCustomer, aUser, TEST_PASSWORD } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { aVisitor, signedInAs } from '#test/test-client.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'

type Log = Awaited<ReturnType<typeof anAuditLog>>

function minute(minutes: number) {
  return new Date(Date.UTC(2026, 0, 5, 9, minutes))
}

function nextPage(link: unknown): string | undefined {
  return typeof link === 'string' ? /^<([^>]+)>; rel="next"$/.exec(link)?.[1] : undefined
}

async function readAllPages({ admin }: Log, query: string, between = async () => {}) {
  const ids: string[] = []
  for (let url: string | undefined = `${AUDIT_LOG}?${query}`; url !== undefined; await between()) {
    const answer = await admin.get(url)
    expect(answer.statusCode).toBe(200)
    ids.push(...answer.json<AuditEntry[]>().map(({ id }) => id))
    url = nextPage(answer.headers.link)
  }
  return ids
}

/** Reads the ids in list order with a query that has no pages. */
async function storedIds({ deps, customer }: Log, isWanted = (_action: AuditAction) => true) {
  const rows = await deps.db
    .selectFrom('auditEntries')
    .select(['id', 'action'])
    .where('customerId', '=', customer.id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.filter(({ action }) => isWanted(action)).map(({ id }) => id)
}

test('GET audit log answers who did what, when and from where, with the fields before and after', async () => {
  const { admin, customer, record } = await anAuditLog()
  const actor = { name: 'Ada', email: 'ada@portico.example', address: '203.0.113.7' }
  const userId = uuidv7()
  await record({
    by: { userId, ...actor },
    subject: customer,
    before: { name: 'Old', domains: ['a.example'], active: true },
    after: { name: 'New', domains: [], active: true },
  })
  expect((await admin.get(`${AUDIT_LOG}?customerId=${customer.id}`)).json()).toEqual([
    {
      id: expect.any(String),
      at: TEST_NOW.toISOString(),
      action: 'customer.changed',
      actor: { id: userId, ...actor },
      customerId: customer.id,
      subject: { id: customer.id, name: customer.name },
      before: { name: 'Old', domains: ['a.example'] },
      after: { name: 'New', domains: [] },
    },
  ])
})

test('only administrators read the log, export it and list its filter choices', async () => {
  const log = await anAuditLog()
  const email = `agent-${uuidv7()}@portico.example`
  const agent = await createStaff(log.deps, {
    email,
    name: 'Agnes Agent',
    password: TEST_PASSWORD,
    role: 'agent',
  })
  const strangers = [
    { client: aVisitor(log), status: 401 },
    { client: await signedInAs(log, await aUser(log.deps, log.customer)), status: 403 },
    { client: await signedInAs(log, agent), status: 403 },
  ]
  for (const { client, status } of strangers) {
    for (const path of ['', '/export?format=csv', '/choices']) {
      expect((await client.get(`${AUDIT_LOG}${path}`)).statusCode).toBe(status)
    }
  }
  expect((await log.admin.get(`${AUDIT_LOG}?q=${email}`)).json()).toEqual([])
})

test('the search finds actor, address, subject and refusal code literally', async () => {
  const { record, subjectsOf } = await anAuditLog()
  const by = { ...SYSTEM, name: 'Zoë Ärger', email: 'zoe_1@corp.example', address: '203.0.113.77' }
  await record({ ...about('by Zoë'), by, at: minute(1) })
  await record({ ...about('100% Näher'), at: minute(2) })
  await record({ ...about('refused'), at: minute(3), after: { reason: 'x', ref: 'B7KQX2MN' } })
  const found: [q: string, subjects: string[]][] = [
    [' ZOË ', ['by Zoë']],
    ['zoe_1@', ['by Zoë']],
    ['113.77', ['by Zoë']],
    ['% NÄ', ['100% Näher']],
    ['b7kqx2mn', ['refused']],
    ['zoe%corp', []],
    ['po', ['refused', '100% Näher']],
    ['nä', ['100% Näher']],
    ['äh', []],
    ['zoe__@', []],
    [String.raw`\ `, []],
    ['', ['refused', '100% Näher', 'by Zoë']],
  ]
  for (const [q, subjects] of found) {
    expect(await subjectsOf(`q=${encodeURIComponent(q)}`), q).toEqual(subjects)
  }
})

test('the log filters by actions, groups, customer and person, in every combination', async () => {
  const log = await anAuditLog()
  const { admin, customer, record, subjectsOf } = log
  const ada = { ...SYSTEM, userId: uuidv7() }
  const actions: AuditAction[] = ['sign_in.succeeded', 'sign_in.refused', 'customer.changed']
  for (const [index, action] of actions.entries()) {
    await record({ ...about(`${action} by Ada`), action, by: ada, at: minute(index) })
    await record({ ...about(action), action, at: minute(10 + index) })
  }
  await record({ by: ada, customerId: uuidv7() })

  const byAda = `actorId=${ada.userId}`
  const narrowed: [query: string, subjects: string[]][] = [
    [
      'action=sign_in',
      [
        'sign_in.refused',
        'sign_in.succeeded',
        'sign_in.refused by Ada',
        'sign_in.succeeded by Ada',
      ],
    ],
    ['action=sign_in.refused', ['sign_in.refused', 'sign_in.refused by Ada']],
    [`action=customer.changed,customer&${byAda}`, ['customer.changed by Ada']],
    ['action=audit', []],
    [`action=sign_in&${byAda}&q=customer+`, []],
    [`action=sign_in&${byAda}&from=${minute(1).toISOString()}`, ['sign_in.refused by Ada']],
    [`${byAda}&to=${minute(1).toISOString()}`, ['sign_in.succeeded by Ada']],
    [`${byAda}&q=portico&limit=1`, ['customer.changed by Ada']],
  ]
  for (const [query, subjects] of narrowed) {
    expect(await subjectsOf(query), query).toEqual(subjects)
  }
  const ofAda: AuditEntry[] = (await admin.get(`${AUDIT_LOG}?${byAda}`)).json()
  expect(ofAda).toHaveLength(4)
  expect(ofAda.filter(({ customerId }) => customerId !== customer.id)).toHaveLength(1)
})

test('the day filter covers a whole day in the time zone of the administrator', async () => {
  const { deps, record, subjectsOf } = await anAuditLog()
  await deps.db.updateTable('installation').set({ timeZone: 'Europe/Berlin' }).execute()
  // The clocks went forward on this day, so it had 23 hours.
  const moments = [
    '2026-03-28T22:59:59.999Z',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29T21:59:59.999Z',
    '2026-03-29T22:00:00.000Z',
  ]
  for (const moment of moments) await record({ ...about(moment), at: new Date(moment) })
  const [before, first, last, after] = moments
  expect(await subjectsOf('from=2026-03-29&to=2026-03-29')).toEqual([last, first])
  expect(await subjectsOf('from=2026-03-30')).toEqual([after])
  expect(await subjectsOf('to=2026-03-28')).toEqual([before])
  expect(await subjectsOf(`from=${first}&to=${last}`)).toEqual([first])
  expect(await subjectsOf('from=2026-03-29T00:00:00%2B01:00&to=2026-03-29')).toEqual([last, first])
  await deps.db.updateTable('installation').set({ timeZone: 'UTC' }).execute()
})

test('GET audit log answers 400 and names the field when a filter is unknown', async () => {
  const { admin } = await anAuditLog()
  const cases = {
    'action=everything': 'action',
    'action=customer,': 'action',
    'action=customer&action=audit': 'action',
    'customerId=x': 'customerId',
    'actorId=x': 'actorId',
    'from=yesterday': 'from',
    'to=2026-02-30': 'to',
    'to=2026-02-03T10:00': 'to',
    'limit=101': 'limit',
    'cursor=x': 'cursor',
    'q=%00': 'q',
  }
  for (const [query, field] of Object.entries(cases)) {
    const answer = await admin.get(`${AUDIT_LOG}?${query}`)
    expect(answer.statusCode, query).toBe(400)
    expect(Object.keys(answer.json().fields), query).toEqual([field])
  }
  const withoutFormat = await admin.get(`${AUDIT_LOG}/export`)
  expect(withoutFormat.json()).toMatchObject({ fields: { format: 'Enter csv or jsonl' } })
})

test('the pages have no gap and no repeat when entries are added meanwhile, even at the same moment', async () => {
  const log = await anAuditLog()
  const actions: AuditAction[] = ['sign_in.succeeded', 'customer.changed', 'customer.deleted']
  for (let index = 0; index < 25; index += 1) {
    await log.record({ action: actions[index % 3], at: minute(Math.floor(index / 7)) })
  }
  const all = await storedIds(log)
  const ofCustomers = await storedIds(log, (action) => action.startsWith('customer.'))
  const addNewer = () => log.record({ at: minute(90) })

  const own = `customerId=${log.customer.id}&limit=4`
  const before = await readAllPages(log, `${own}&action=customer,audit`, addNewer)
  expect(before).toEqual(ofCustomers)
  expect(await readAllPages(log, `${own}&to=${minute(60).toISOString()}`, addNewer)).toEqual(all)
})

test('the link to the next page keeps the filters, and the last page has none', async () => {
  const { admin, customer, record } = await anAuditLog()
  for (let index = 0; index < 4; index += 1) await record({ at: minute(index) })
  const url = `${AUDIT_LOG}?customerId=${customer.id}&q=portico&action=customer&limit=2`
  const first = await admin.get(url)
  const next = nextPage(first.headers.link) ?? ''
  expect(next).toMatch(`${url}&cursor=`)
  const last = await admin.get(next)
  expect(last.json()).toHaveLength(2)
  expect(last.headers.link).toBeUndefined()
})

test('the filter choices are the staff and every customer, deleted ones included, by name', async () => {
  const { admin, deps } = await anAuditLog()
  const [second, first] = [
    await aCustomer(deps, { name: 'zz Second' }),
    await aCustomer(deps, { name: 'ZZ First' }),
  ]
  await deps.db
    .updateTable('customers')
    .set({ deletedAt: TEST_NOW })
    .where('id', '=', second.id)
    .execute()
  await aUser(deps, second, { name: 'No Staff' })
  const { customers, staff } = (await admin.get(`${AUDIT_LOG}/choices`)).json()
  expect(customers.slice(-2)).toEqual([
    { id: first.id, name: 'ZZ First' },
    { id: second.id, name: 'zz Second' },
  ])
  const names = (choices: { name: string }[]) => choices.map(({ name }) => name)
  expect(names(customers)).not.toContain('Staff')
  expect(names(staff)).toContain('Ada Admin')
  expect(names(staff)).not.toContain('No Staff')
})
