import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { auditActionsOf } from '#shared/audit/values.ts'
import { standardCalendar } from '#shared/sla/calendar.ts'

import { asStaff } from '#server/platform/db/as-role.ts'
import { aPortal, aSignedInAdministrator, aStranger, type Portal } from '#test/a-portal.ts'
import { aServiceContract, someTerms } from '#test/a-service-contract.ts'
import { aCustomer, aUser } from '#test/builders.ts'
import { signedInAs, statusesOf } from '#test/test-client.ts'

const TEMPLATES = '/api/admin/service-templates'

// The clock stands at 10:00 UTC on Tuesday, March 3.
const IN_TOKYO = someTerms({ calendar: { ...standardCalendar('Asia/Tokyo'), name: 'Tokyo' } })

function contractOf(customerId: string) {
  return `/api/admin/customers/${customerId}/service-contract`
}

async function anAdmin() {
  const portal = await aPortal()
  const admin = await aSignedInAdministrator(portal)
  /** Sets the clock, and signs both in again: sessions end. */
  const at = async (now: string) => {
    portal.setNow(new Date(now))
    const later = await aSignedInAdministrator(portal)
    return { admin: later, client: await signedInAs(portal, portal.user) }
  }
  return { ...portal, admin, at, url: contractOf(portal.customer.id) }
}

function own(validFrom: string, overrides: Parameters<typeof someTerms>[0] = {}) {
  return { validFrom, terms: { own: someTerms(overrides) } }
}

function auditOf({ deps }: Pick<Portal, 'deps'>, group: string, customerId: string | null) {
  return asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'subjectName', 'before', 'after'])
      .where('action', 'in', auditActionsOf(group))
      .where('customerId', 'is not distinct from', customerId)
      .orderBy('id')
      .execute(),
  )
}

function recountsOf({ deps }: Pick<Portal, 'deps'>, customerId: string) {
  return asStaff(deps.db, (tx) =>
    tx
      .selectFrom('outbox')
      .select('payload')
      .where('name', '=', 'contract-recount')
      .where('customerId', '=', customerId)
      .execute(),
  )
}

test('a customer has no contract when none was added', async () => {
  const { admin, url } = await anAdmin()
  expect((await admin.get(url)).json()).toEqual({ versions: [], currentId: null })
})

test('a version holds from midnight in the zone of its calendar when its day is later', async () => {
  const { admin, url } = await anAdmin()
  const added = await admin.post(url + '/versions', own('2026-04-01'))
  expect(added.statusCode).toBe(201)
  expect(added.json()).toEqual({
    versions: [
      {
        id: expect.any(String),
        validFrom: '2026-04-01',
        // Summer time began three days before.
        startsAt: '2026-03-31T22:00:00.000Z',
        template: null,
        revisions: [
          { terms: someTerms(), at: '2026-03-03T10:00:00.000Z', reason: null, by: 'Ada Admin' },
        ],
      },
    ],
    currentId: null,
  })
  const again = await admin.post(url + '/versions', {
    validFrom: '2026-04-01',
    terms: { own: IN_TOKYO },
  })
  expect(again.json().versions.map(({ startsAt }: { startsAt: string }) => startsAt)).toEqual([
    '2026-03-31T15:00:00.000Z',
    '2026-03-31T22:00:00.000Z',
  ])
  expect((await admin.get(url)).json()).toEqual(again.json())
})

test('a version holds from the moment on at which it is added when its day is today', async () => {
  const { url, at } = await anAdmin()
  const again = await at('2026-03-03T16:00:00Z')
  // In Tokyo it is March 4 already.
  const yesterday = await again.admin.post(url + '/versions', {
    validFrom: '2026-03-03',
    terms: { own: IN_TOKYO },
  })
  expect(yesterday.statusCode).toBe(400)
  expect(yesterday.json().fields).toEqual({ validFrom: 'Choose today or a later date' })
  const added = (
    await again.admin.post(url + '/versions', { validFrom: '2026-03-04', terms: { own: IN_TOKYO } })
  ).json()
  expect(added.versions[0].startsAt).toBe('2026-03-03T16:00:00.000Z')
  expect(added.currentId).toBe(added.versions[0].id)
})

test('adding a version answers 409 when one begins at the same time, and one of two administrators wins', async () => {
  const { admin, url } = await anAdmin()
  const answers = await Promise.all(
    [own('2026-04-01'), own('2026-04-01', { text: 'Other' })].map((version) =>
      admin.post(url + '/versions', version),
    ),
  )
  expect(statusesOf(answers)).toEqual([201, 409])
  const lost = answers.find(({ statusCode }) => statusCode === 409)
  expect(lost?.json()).toMatchObject({
    error: 'conflict',
    message: expect.stringContaining('already starts'),
  })
  expect((await admin.get(url)).json().versions).toHaveLength(1)
})

test.each<[string, object, string]>([
  ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
  ['a day that has passed', { validFrom: '2026-03-02' }, 'validFrom'],
])('adding a version answers 400 when it has %s', async (_, change, field) => {
  const { admin, url } = await anAdmin()
  const answer = await admin.post(url + '/versions', { ...own('2026-04-01'), ...change })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual([field])
})

test.each<[string, Parameters<typeof someTerms>[0], string]>([
  [
    'a category that does not exist',
    { categoryTargets: [{ category: 'NOPE', targets: someTerms().targets }] },
    'categoryTargets',
  ],
  [
    'a category twice',
    {
      categoryTargets: ['HARDWARE_ISSUE', 'HARDWARE_ISSUE'].map((category) => ({
        category,
        targets: someTerms().targets,
      })),
    },
    'categoryTargets',
  ],
  [
    'an escalation to a stranger',
    { escalations: [{ percent: 80, to: randomUUID() }] },
    'escalations',
  ],
])('terms are refused when they name %s', async (_, overrides, field) => {
  const { admin, url } = await anAdmin()
  for (const [address, body] of [
    ['/versions', own('2026-04-01', overrides)],
    ['/try-out', { terms: someTerms(overrides) }],
  ] as const) {
    const answer = await admin.post(url + address, body)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  }
  const added = await admin.post(TEMPLATES, { name: 'Wrong', terms: someTerms(overrides) })
  expect(Object.keys(added.json().fields)).toEqual([field])
})

test('a calendar without hours is refused', async () => {
  const { admin, url } = await anAdmin()
  const none = { Mon: [], Tue: [], Wed: [], Thu: [], Fri: [], Sat: [], Sun: [] }
  const calendar = { ...someTerms().calendar, hours: none }
  const answer = await admin.post(url + '/versions', own('2026-04-01', { calendar }))
  expect(answer.statusCode).toBe(400)
  expect(answer.json().message).toBe('Add hours on at least one day')
})

test('calls about a contract answer 404 when the customer is deleted, internal or not there', async () => {
  const { admin, customer, deps } = await anAdmin()
  const { id: internalId } = await deps.db
    .selectFrom('customers')
    .select('id')
    .where('internal', '=', true)
    .executeTakeFirstOrThrow()
  await admin.delete(`/api/admin/customers/${customer.id}`)
  for (const id of [customer.id, internalId, randomUUID()]) {
    const url = contractOf(id)
    const answers = [
      await admin.get(url),
      await admin.post(url + '/versions', own('2026-04-01')),
      await admin.delete(`${url}/versions/${randomUUID()}`),
      await admin.post(url + '/try-out', { terms: someTerms() }),
      await admin.post(`${url}/try-out/${randomUUID()}`, { terms: someTerms() }),
    ]
    expect(statusesOf(answers)).toEqual([404, 404, 404, 404, 404])
  }
})

test('a version is removed when it does not hold yet, once, and not when it does', async () => {
  const { admin, url, at } = await anAdmin()
  await admin.post(url + '/versions', own('2026-03-03'))
  const { versions } = (await admin.post(url + '/versions', own('2026-04-01'))).json()
  const [current, later]: [string, string] = versions.map(({ id }: { id: string }) => id)
  const removed = await admin.delete(`${url}/versions/${later}`)
  expect(removed.json()).toMatchObject({ versions: [{ id: current }], currentId: current })
  expect((await admin.delete(`${url}/versions/${later}`)).statusCode).toBe(404)
  const refused = await admin.delete(`${url}/versions/${current}`)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe(
    'This version is already in effect. Add a new version instead.',
  )
  const next = (await admin.post(url + '/versions', own('2026-05-01'))).json().versions[1].id
  const again = await at('2026-04-30T22:00:00Z')
  expect((await again.admin.delete(`${url}/versions/${next}`)).statusCode).toBe(409)
})

test('a version of another customer answers like a missing one', async () => {
  const { admin, deps, url } = await anAdmin()
  const other = await aServiceContract(deps, (await aCustomer(deps)).id)
  expect((await admin.delete(`${url}/versions/${other}`)).statusCode).toBe(404)
  const correction = { terms: someTerms(), reason: 'A holiday', revision: 1 }
  const corrected = await admin.post(`${url}/versions/${other}/corrections`, correction)
  expect(corrected.statusCode).toBe(404)
})

test('a correction adds a revision with its reason and has tickets counted again', async () => {
  const { admin, customer, deps, at, url } = await anAdmin()
  const versionId = (await admin.post(url + '/versions', own('2026-03-03'))).json().currentId
  const again = await at('2026-03-09T08:00:00Z')
  const terms = someTerms({ text: 'Call us' })
  const corrections = `${url}/versions/${versionId}/corrections`
  const corrected = await again.admin.post(corrections, { terms, reason: ' A text ', revision: 1 })
  expect(corrected.json().versions[0].revisions).toMatchObject([
    { terms: someTerms(), reason: null },
    { terms, at: '2026-03-09T08:00:00.000Z', reason: 'A text', by: 'Ada Admin' },
  ])
  expect(await recountsOf({ deps }, customer.id)).toEqual([
    { payload: { customerId: customer.id, versionId } },
  ])
  const blank = await again.admin.post(corrections, { terms, reason: ' ', revision: 2 })
  expect(blank.json().fields).toEqual({ reason: 'Enter a reason for the correction' })
})

test('a correction answers 409 when another administrator has corrected the version since', async () => {
  const { admin, customer, deps, url } = await anAdmin()
  const versionId = await aServiceContract(deps, customer.id)
  const answers = await Promise.all(
    ['One', 'Two'].map((reason) =>
      admin.post(`${url}/versions/${versionId}/corrections`, {
        terms: someTerms({ text: reason }),
        reason,
        revision: 1,
      }),
    ),
  )
  expect(statusesOf(answers)).toEqual([200, 409])
  const lost = answers.find(({ statusCode }) => statusCode === 409)
  expect(lost?.json().message).toBe(
    'Ada Admin corrected this version while you were editing. Reload the page and try again.',
  )
  expect((await admin.get(url)).json().versions[0].revisions).toHaveLength(2)
})

test('each change of a contract writes an audit entry that names what has changed', async () => {
  const { admin, customer, deps, url } = await anAdmin()
  const { versions } = (await admin.post(url + '/versions', own('2026-04-01'))).json()
  const version = `${url}/versions/${versions[0].id}`
  const terms = someTerms({ text: 'Call us' })
  await admin.post(version + '/corrections', { terms, reason: 'A text', revision: 1 })
  await admin.delete(version)
  expect(await auditOf({ deps }, 'contract', customer.id)).toEqual([
    {
      action: 'contract.version_added',
      subjectName: customer.name,
      before: null,
      after: { validFrom: '2026-04-01', template: null },
    },
    {
      action: 'contract.corrected',
      subjectName: customer.name,
      before: null,
      after: { validFrom: '2026-04-01', reason: 'A text', changed: ['text'] },
    },
    {
      action: 'contract.version_removed',
      subjectName: customer.name,
      before: { validFrom: '2026-04-01' },
      after: null,
    },
  ])
})

async function aTemplate(
  { admin }: Awaited<ReturnType<typeof anAdmin>>,
  name: string = randomUUID(),
) {
  const added = await admin.post(TEMPLATES, { name, terms: someTerms() })
  expect(added.statusCode).toBe(201)
  return { ...added.json(), url: `${TEMPLATES}/${added.json().id}` }
}

test('a template is listed with its followers, and its terms are copied, when contracts follow it', async () => {
  const portal = await anAdmin()
  const { admin, url } = portal
  const { url: _, ...template } = await aTemplate(portal)
  expect(template).toEqual({
    id: expect.any(String),
    name: template.name,
    terms: someTerms(),
    version: 1,
    followers: 0,
  })
  const version = { validFrom: '2026-03-03', terms: { templateId: template.id } }
  const { versions } = (await admin.post(url + '/versions', version)).json()
  expect(versions).toMatchObject([
    { template: { id: template.id, name: template.name }, revisions: [{ terms: someTerms() }] },
  ])
  expect((await admin.get(TEMPLATES)).json()).toContainEqual({ ...template, followers: 1 })
  const unknown = { validFrom: '2026-04-03', terms: { templateId: randomUUID() } }
  expect((await admin.post(url + '/versions', unknown)).statusCode).toBe(404)
})

test('a change of a template gives each contract that follows it a new version from the day on', async () => {
  const portal = await anAdmin()
  const { admin, customer, deps, at } = portal
  const template = await aTemplate(portal, `Standard ${customer.id}`)
  const following = { terms: { templateId: template.id } }
  const [later, leaving] = [await aCustomer(deps), await aCustomer(deps)]
  let viewing = admin
  const versionsOf = async ({ id }: { id: string }) => {
    const { versions } = (await viewing.get(contractOf(id))).json()
    return versions.map(
      ({ validFrom, template: followed, revisions }: (typeof versions)[number]) => [
        validFrom,
        followed?.name ?? null,
        revisions[0].terms.text,
      ],
    )
  }
  const add = async ({ id }: { id: string }, version: object) =>
    expect((await admin.post(contractOf(id) + '/versions', version)).statusCode).toBe(201)
  await add(customer, { ...following, validFrom: '2026-03-03' })
  await add(customer, { ...following, validFrom: '2026-08-01' })
  await add(later, { ...following, validFrom: '2026-07-01' })
  await add(leaving, { ...following, validFrom: '2026-03-03' })
  await add(leaving, own('2026-05-01'))
  const again = await at('2026-04-01T10:00:00Z')
  viewing = again.admin

  const changed = await again.admin.put(template.url, {
    name: `Extended ${customer.id}`,
    terms: someTerms({ text: 'New' }),
    validFrom: '2026-06-01',
    version: 1,
  })
  const name = `Extended ${customer.id}`
  expect(changed.json()).toMatchObject({ name, terms: { text: 'New' }, version: 2, followers: 3 })
  expect(await versionsOf(customer)).toEqual([
    ['2026-03-03', name, ''],
    ['2026-06-01', name, 'New'],
    ['2026-08-01', name, 'New'],
  ])
  expect(await versionsOf(later)).toEqual([['2026-07-01', name, 'New']])
  expect(await versionsOf(leaving)).toEqual([
    ['2026-03-03', name, ''],
    ['2026-05-01', null, ''],
  ])
  expect(await auditOf({ deps }, 'contract.version_added', later.id)).toMatchObject([
    { after: { validFrom: '2026-07-01' } },
    { after: { validFrom: '2026-07-01', template: name } },
  ])
  // From the same day on once more.
  await again.admin.put(template.url, {
    name,
    terms: someTerms({ text: 'Newer' }),
    validFrom: '2026-06-01',
    version: 2,
  })
  expect(await versionsOf(customer)).toEqual([
    ['2026-03-03', name, ''],
    ['2026-06-01', name, 'Newer'],
    ['2026-08-01', name, 'Newer'],
  ])
})

test('a change of a template answers 409 when it was changed since, and 400 for a name that is taken or a past day', async () => {
  const portal = await anAdmin()
  const { admin } = portal
  const template = await aTemplate(portal)
  const other = await aTemplate(portal)
  const change = { name: template.name, terms: someTerms(), validFrom: '2026-04-01', version: 1 }
  const answers = await Promise.all([1, 2].map(() => admin.put(template.url, change)))
  expect(statusesOf(answers)).toEqual([200, 409])
  const taken = await admin.put(template.url, {
    ...change,
    name: other.name.toUpperCase(),
    version: 2,
  })
  expect(taken.json().fields).toEqual({ name: 'A template with this name already exists' })
  const past = await admin.put(template.url, { ...change, validFrom: '2026-03-02', version: 2 })
  expect(past.json().fields).toEqual({ validFrom: 'Choose today or a later date' })
  const twice = await admin.post(TEMPLATES, { name: other.name, terms: someTerms() })
  expect(twice.json().fields).toEqual({ name: 'A template with this name already exists' })
  expect((await admin.put(`${TEMPLATES}/${randomUUID()}`, change)).statusCode).toBe(404)
})

test('a template is removed when no contract follows it, and past versions keep their terms', async () => {
  const portal = await anAdmin()
  const { admin, at, url } = portal
  const template = await aTemplate(portal)
  await admin.post(url + '/versions', {
    validFrom: '2026-03-03',
    terms: { templateId: template.id },
  })
  const refused = await admin.delete(template.url)
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe(
    'Some contracts follow this template. Change their terms before you remove it.',
  )
  await admin.post(url + '/versions', own('2026-04-01'))
  expect((await admin.delete(template.url)).statusCode).toBe(409)
  const again = await at('2026-04-02T10:00:00Z')
  expect((await again.admin.delete(template.url)).statusCode).toBe(204)
  expect((await again.admin.delete(template.url)).statusCode).toBe(404)
  expect((await again.admin.get(url)).json().versions).toMatchObject([
    { template: null, revisions: [{ terms: someTerms() }] },
    { template: null },
  ])
})

test('contracts stay as they are when a template has another name alone', async () => {
  const portal = await anAdmin()
  const { admin, url } = portal
  const template = await aTemplate(portal)
  const version = { validFrom: '2026-03-03', terms: { templateId: template.id } }
  const { versions } = (await admin.post(url + '/versions', version)).json()
  const name = `Renamed ${template.name}`
  const change = { name, terms: someTerms(), validFrom: '2026-04-01', version: 1 }
  expect((await admin.put(template.url, change)).json()).toMatchObject({ name, followers: 1 })
  const renamed = { ...versions[0], template: { id: template.id, name } }
  expect((await admin.get(url)).json().versions).toEqual([renamed])
})

test('a deleted customer does not keep a template, and has its changes when it is restored', async () => {
  const portal = await anAdmin()
  const { admin, customer, url } = portal
  const template = await aTemplate(portal)
  const version = { validFrom: '2026-03-03', terms: { templateId: template.id } }
  await admin.post(url + '/versions', version)
  await admin.delete(`/api/admin/customers/${customer.id}`)
  const terms = someTerms({ text: 'New' })
  const change = { name: template.name, terms, validFrom: '2026-04-01', version: 1 }
  expect((await admin.put(template.url, change)).json().followers).toBe(0)
  expect((await admin.delete(template.url)).statusCode).toBe(204)
  await admin.post(`/api/admin/deleted-customers/${customer.id}/restore`, {})
  expect((await admin.get(url)).json().versions).toMatchObject([
    { validFrom: '2026-03-03' },
    { validFrom: '2026-04-01', template: null, revisions: [{ terms }] },
  ])
})

test('each change of a template writes an audit entry', async () => {
  const portal = await anAdmin()
  const { admin, deps } = portal
  const { id, name, url } = await aTemplate(portal)
  const terms = someTerms({ text: 'New' })
  await admin.put(url, { name: 'Extended', terms, validFrom: '2026-04-01', version: 1 })
  await admin.delete(url)
  const entries = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['action', 'before', 'after'])
      .where('subjectId', '=', id)
      .orderBy('id')
      .execute(),
  )
  expect(entries).toEqual([
    { action: 'service_template.added', before: null, after: { name } },
    {
      action: 'service_template.changed',
      before: null,
      after: { name: 'Extended', validFrom: '2026-04-01', changed: ['text'] },
    },
    { action: 'service_template.removed', before: { name: 'Extended' }, after: null },
  ])
})

test('the service levels are the usual hours when a customer has no contract', async () => {
  const { at } = await anAdmin()
  const again = await at('2026-03-06T16:59:00Z')
  const open = (await again.client.get('/api/service-levels')).json()
  expect(open).toEqual({
    calculatedAt: '2026-03-06T16:59:00.000Z',
    contract: null,
    next: null,
    timeZone: 'UTC',
    isOpen: true,
    changesAt: '2026-03-06T17:00:00.000Z',
    maintenance: [],
  })
  const latest = await at('2026-03-06T17:00:00Z')
  const closed = { isOpen: false, changesAt: '2026-03-09T09:00:00.000Z', contract: null }
  expect((await latest.client.get('/api/service-levels')).json()).toMatchObject(closed)
  expect((await latest.admin.get('/api/service-levels')).json()).toMatchObject(closed)
})

test('the service levels have the contract and the next version, without escalations, for its customer alone', async () => {
  const portal = await anAdmin()
  const { admin, client, customer, deps, url } = portal
  const escalations = [{ percent: 80, to: 'everybody' }]
  await admin.post(url + '/versions', own('2026-03-03', { text: 'Call us', escalations }))
  await admin.post(url + '/versions', own('2026-04-01', { text: 'Write to us' }))
  await admin.post(url + '/versions', own('2026-05-01', { text: 'Not yet' }))
  const { escalations: _, ...terms } = someTerms({ text: 'Call us' })
  const levels = await client.get('/api/service-levels')
  expect(levels.json()).toMatchObject({
    contract: { validFrom: '2026-03-03', terms },
    next: { validFrom: '2026-04-01', terms: { text: 'Write to us' } },
    timeZone: 'Europe/Berlin',
    isOpen: true,
    changesAt: '2026-03-03T16:00:00.000Z',
  })
  expect(levels.body).not.toContain('escalations')
  const colleague = await signedInAs(portal, await aUser(deps, customer))
  expect((await colleague.get('/api/service-levels')).json()).toEqual(levels.json())
  const stranger = await aStranger(portal)
  expect((await stranger.get('/api/service-levels')).json()).toMatchObject({ contract: null })
})

test('the service levels say when hours change, also by the next version, and never for hours without an end', async () => {
  const { admin, client, at, url } = await anAdmin()
  const always = [{ from: '00:00', to: '24:00' }]
  const hours = {
    Mon: always,
    Tue: always,
    Wed: always,
    Thu: always,
    Fri: always,
    Sat: always,
    Sun: always,
  }
  const calendar = { ...someTerms().calendar, hours }
  const read = async (person = client) => {
    const { isOpen, changesAt } = (await person.get('/api/service-levels')).json()
    return [isOpen, changesAt]
  }
  await admin.post(url + '/versions', own('2026-03-03', { calendar }))
  expect(await read()).toEqual([true, null])
  const holiday = { date: '2026-03-20', name: 'Company day', intervals: [], counts: true }
  await admin.post(
    url + '/versions',
    own('2026-03-10', { calendar: { ...calendar, holidays: [holiday] } }),
  )
  expect(await read()).toEqual([true, '2026-03-19T23:00:00.000Z'])
  const again = await at('2026-03-20T10:00:00Z')
  expect(await read(again.client)).toEqual([false, '2026-03-20T23:00:00.000Z'])
  // The next version has usual hours, and begins on a Saturday.
  await again.admin.post(url + '/versions', own('2026-03-21'))
  expect(await read(again.client)).toEqual([false, '2026-03-23T08:00:00.000Z'])
})
