import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'

import fc from 'fast-check'
import { test as base, expect, onTestFinished } from 'vitest'

import { DEMO_CUSTOMERS, DEMO_STAFF, FABRIKAM, NORTHWIND } from '#demo/demo-people.ts'
import type { DemoIdentityProvider } from '#demo/identity-provider/server.ts'
import { verifyPassword } from '#server/access/passwords/passwords.ts'
import { readConfig } from '#server/config.ts'
import { listCustomerPage } from '#server/customers/list-customer-page.ts'
import { SYSTEM } from '#server/access/audit/actor.ts'
import { changeCustomer } from '#server/customers/core/save-customer.ts'
import { asWorker } from '#server/platform/db/as-role.ts'
import { createDb, createPool, type Db } from '#server/platform/db/client.ts'
import { createFolderStore } from '#server/platform/files/folder-store.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { CustomerListQuery, CustomerUpdate } from '#shared/customers/contract.ts'
import { slaStatuses } from '#shared/sla/sla.ts'
import { slaReceipt } from '#shared/sla/receipt.ts'
import { PRIORITIES, RESOLUTION_CODES, TICKET_STATUSES } from '#shared/tickets/values.ts'
import { aCustomer } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { makeSigningKey } from '#test/saml-responses.ts'
import { TEST_KEY } from '#test/test-key.ts'
import { createTestDatabase } from '#test/test-database.ts'

import { DEMO_FILES } from './demo-files.ts'
import { keepSsoInStep } from './keep-sso-in-step.ts'
import { firstOfMonth } from './moments.ts'
import { planActions } from './plan-actions.ts'
import { seedDemo } from './seed-demo.ts'
import { seedPeople } from './seed-people.ts'

type SeedDeps = Parameters<typeof seedDemo>[0]

const SMALL = { isSmall: true }

const { certPem: CERT } = await makeSigningKey()

// Most tests only read the seed, so they share one.
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs
const test = base.extend('seeded', { scope: 'file' }, async ({}, { onCleanup }) => {
  const { deps, close } = await anInstallation()
  onCleanup(close)
  await seedDemo(deps, providerAt(3001), SMALL)
  return deps
})

/** Returns a migrated database without people, and a folder for files. */
async function anInstallation(): Promise<{ deps: SeedDeps; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-demo-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'fatal', ...TEST_KEY })
  const pool = createPool(await createTestDatabase(), () => undefined)
  const db = createDb(pool)
  const log = createLogger(config)
  const deps = {
    ...(await openInstallation(db, config, log)),
    config,
    db,
    files: createFolderStore(path.join(folder, 'files')),
    log,
    now: () => TEST_NOW,
  }
  async function close() {
    await pool.end()
    await rm(folder, { recursive: true, force: true })
  }
  return { deps, close }
}

async function aFreshInstallation(): Promise<SeedDeps> {
  const { deps, close } = await anInstallation()
  onTestFinished(close)
  return deps
}

function realmsAt(port: number, certPem = CERT): DemoIdentityProvider['realms'] {
  return ['northwind', 'fabrikam'].map((realm) => ({
    realm,
    entityId: `http://127.0.0.1:${port}/${realm}/metadata`,
    ssoUrl: `http://127.0.0.1:${port}/${realm}/sso`,
    certPem,
  }))
}

/** Answers no tests: the small demo has none. */
function providerAt(port: number, certPem = CERT): Parameters<typeof seedDemo>[1] {
  return { realms: realmsAt(port, certPem), answer: () => Promise.reject(new Error('no tests')) }
}

function listTickets(db: Db) {
  return asWorker(db, (tx) =>
    tx
      .selectFrom('tickets')
      .innerJoin('users', (join) =>
        join
          .onRef('users.customerId', '=', 'tickets.customerId')
          .onRef('users.id', '=', 'tickets.requesterId'),
      )
      .selectAll('tickets')
      .select('users.email')
      .orderBy('number')
      .execute(),
  )
}

function listEvents(db: Db) {
  return asWorker(db, (tx) =>
    tx.selectFrom('ticketEvents').selectAll().orderBy('at').orderBy('id').execute(),
  )
}

function listComments(db: Db) {
  return asWorker(db, (tx) =>
    tx.selectFrom('comments').selectAll().orderBy('createdAt').orderBy('id').execute(),
  )
}

/** Returns everything but the ids, which is the same in two seeds. */
async function withoutIds(db: Db) {
  const tickets = await listTickets(db)
  const numbers = new Map(tickets.map((ticket) => [ticket.id, ticket.number]))
  const comments = await listComments(db)
  const events = await listEvents(db)
  return {
    tickets: tickets.map((ticket) =>
      Object.assign(ticket, {
        id: '',
        customerId: '',
        requesterId: '',
        fieldsJson: '',
        listJson: null,
      }),
    ),
    comments: comments.map(({ ticketId, kind, authorName, content, createdAt }) => {
      return { number: numbers.get(ticketId), kind, authorName, content, createdAt }
    }),
    events: events.map(({ ticketId, type, at, byAgent, data: { from, to, priority } }) => {
      return { number: numbers.get(ticketId), type, at, byAgent, from, to, priority }
    }),
  }
}

async function listCustomers(deps: SeedDeps) {
  return (await listCustomerPage(deps, CustomerListQuery.parse({}))).customers
}

test('the seed creates three customers, two of them with sign-in', async ({ seeded }) => {
  expect(await listCustomers(seeded)).toMatchObject([
    {
      name: 'Fabrikam Inc',
      domain: 'fabrikam.example',
      active: true,
      timeZone: 'America/New_York',
      mspStartDate: '2025-08-01',
      saml: { enabled: true, provider: 'okta', entryPoint: 'http://127.0.0.1:3001/fabrikam/sso' },
    },
    { name: 'Contoso Ltd', domain: 'contoso.example', active: false, saml: { enabled: false } },
    {
      name: 'Northwind Traders',
      domain: 'northwind.example',
      active: true,
      timeZone: 'Europe/Berlin',
      mspStartDate: '2025-01-01',
      saml: { enabled: true, provider: 'microsoft_entra' },
    },
  ])
})

test('the seed gives administrator and agent the printed passwords', async ({ seeded }) => {
  for (const { email, role, password } of DEMO_STAFF) {
    const user = await seeded.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(user.role).toBe(role)
    expect(await verifyPassword(user.passwordHash, password)).toBe(true)
  }
})

test('the seed creates the people that the identity provider knows', async ({ seeded }) => {
  const users = await seeded.db
    .selectFrom('users')
    .select(['email', 'name'])
    .where('role', '=', 'customer')
    .orderBy('id')
    .execute()
  expect(users).toEqual(
    DEMO_CUSTOMERS.flatMap(({ people }) => people).map(({ email, firstName, lastName }) => ({
      email,
      name: `${firstName} ${lastName}`,
    })),
  )
})

test('the seed uses every status, priority, category and resolution reason', async ({ seeded }) => {
  const tickets = await listTickets(seeded.db)
  const offered = await asWorker(seeded.db, (tx) =>
    tx.selectFrom('categories').select('id').execute(),
  )
  expect(tickets.length).toBeGreaterThanOrEqual(60)
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(TICKET_STATUSES))
  expect(new Set(tickets.map(({ priority }) => priority))).toEqual(new Set(PRIORITIES))
  expect(new Set(tickets.map(({ resolutionCode }) => resolutionCode))).toEqual(
    new Set([...RESOLUTION_CODES, null]),
  )
  expect(new Set(tickets.flatMap(({ categories }) => categories))).toEqual(
    new Set(offered.map(({ id }) => id)),
  )
})

test('the seed has met, breached and running targets on both clocks', async ({ seeded }) => {
  const tickets = await listTickets(seeded.db)
  const verdicts = tickets.map((ticket) => slaStatuses({ ...ticket, now: TEST_NOW }))
  const all = new Set(['met', 'breached', 'pending'])
  expect(new Set(verdicts.map(({ responseStatus }) => responseStatus))).toEqual(all)
  expect(new Set(verdicts.map(({ resolutionStatus }) => resolutionStatus))).toEqual(all)
})

/** Types of events that customers learn of. */
const TOLD = ['created', 'replied', 'status_changed', 'edited', 'closed']

test('the seed stores the service level that follows from the events of each ticket', async ({
  seeded,
}) => {
  const events = await listEvents(seeded.db)
  for (const ticket of await listTickets(seeded.db)) {
    const own = events.filter(({ ticketId }) => ticketId === ticket.id)
    const { sla, priority } = slaReceipt(
      own.map(({ type, at, byAgent, data }) => ({ type, at, byAgent, priority: data.priority })),
      { timeZone: ticket.timeZone, now: TEST_NOW },
    )
    expect({
      priority: ticket.priority,
      responseDueAt: ticket.responseDueAt,
      resolutionDueAt: ticket.resolutionDueAt,
      firstResponseTime: ticket.firstResponseMinutes,
      resolutionTime: ticket.resolutionMinutes,
      ...slaStatuses({ ...ticket, now: TEST_NOW }),
    }).toEqual({ priority, ...sla })
    const told = own.filter(({ type }) => TOLD.includes(type))
    expect(ticket.updatedAt).toEqual(told.at(-1)?.at)
  }
})

test('the seed stores the comment count of each ticket, without notes', async ({ seeded }) => {
  const comments = (await listComments(seeded.db)).filter(({ isInternal }) => !isInternal)
  for (const ticket of await listTickets(seeded.db)) {
    const own = comments.filter(({ ticketId }) => ticketId === ticket.id)
    expect(ticket.commentCount).toBe(own.length)
  }
})

test('the seed creates numbers and ids that rise with time', async ({ seeded }) => {
  const tickets = await listTickets(seeded.db)
  expect(tickets[0]?.number).toBe(1001)
  const byTime = tickets.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  expect(byTime.map(({ number }) => number)).toEqual(tickets.map(({ number }) => number))
  expect(tickets.map(({ id }) => id).toSorted()).toEqual(tickets.map(({ id }) => id))
})

test('the seed fills the dashboard of the first person and leaves that of the last empty', async ({
  seeded,
}) => {
  const tickets = await listTickets(seeded.db)
  const countOf = (email?: string) => tickets.filter((ticket) => ticket.email === email).length
  expect(countOf(NORTHWIND.people[0]?.email)).toBeGreaterThanOrEqual(20)
  expect(countOf(NORTHWIND.people.at(-1)?.email)).toBe(0)
  for (const { email } of FABRIKAM.people) expect(countOf(email)).toBeGreaterThan(0)
})

test('the seed contains texts that are hard to show', async ({ seeded }) => {
  const subjects = (await listTickets(seeded.db)).map(({ subject }) => subject)
  const typed = subjects.map((subject) => subject.replace(/ \([^()]*\)$/, ''))
  expect(Math.max(...typed.map((subject) => subject.length))).toBe(100)
  expect(subjects.some((subject) => /\S{70}/.test(subject))).toBe(true)
  expect(subjects.some((subject) => /\p{Script=Arabic}/u.test(subject))).toBe(true)
})

test('the seed shows both agents what their colleague did this morning', async ({ seeded }) => {
  const told = await seeded.db
    .selectFrom('staffNotices')
    .innerJoin('users', 'users.id', 'staffNotices.userId')
    .select(['users.email', 'staffNotices.kind'])
    .orderBy('staffNotices.createdAt')
    .execute()
  expect(told.map(({ email, kind }) => `${email} ${kind}`)).toEqual([
    'agent@portico.example assigned',
    'admin@portico.example assigned',
    'agent@portico.example woken',
    'agent@portico.example assigned',
  ])
})

test('the seed stores every file completely and leaves no extra ones', async ({ seeded }) => {
  const [attachments, pending] = await asWorker(seeded.db, async (tx) => [
    await tx.selectFrom('attachments').selectAll().execute(),
    await tx.selectFrom('pendingFiles').selectAll().execute(),
  ])
  expect(attachments.map(({ filename }) => filename).toSorted()).toEqual(
    Object.keys(DEMO_FILES).toSorted(),
  )
  for (const { filename, storageKey, contentType } of attachments) {
    const file = DEMO_FILES[filename as keyof typeof DEMO_FILES]
    expect(contentType).toBe(file.contentType)
    expect(await buffer(await seeded.files.read(storageKey ?? ''))).toEqual(file.make())
  }
  expect(pending).toEqual([])
})

test('the seed contains no agent text that the sanitizer would change', async ({ seeded }) => {
  const stored = (await listComments(seeded.db)).filter(({ kind }) => kind === 'agent')
  const written = planActions(TEST_NOW).flatMap(({ step }) => {
    if (step && 'priya' in step) return step.priya
    if (step && 'note' in step) return step.note
    return step && 'jordan' in step ? step.jordan : []
  })
  expect(
    stored.map(({ content }) =>
      content.replaceAll(' rel="noopener noreferrer nofollow" target="_blank"', ''),
    ),
  ).toEqual(written)
})

test('a later start seeds nothing again', async ({ seeded }) => {
  const before = await withoutIds(seeded.db)
  await seedDemo({ ...seeded, now: () => new Date() }, providerAt(3001), SMALL)
  expect(await withoutIds(seeded.db)).toEqual(before)
  expect(await listCustomers(seeded)).toHaveLength(3)
  expect((await listCustomers(seeded)).map(({ version }) => version)).toEqual([1, 1, 1])
})

test('two seeds create the same tickets when they run on the same day', async ({ seeded }) => {
  const other = await aFreshInstallation()
  await seedDemo(other, providerAt(3001), SMALL)
  expect(await withoutIds(other.db)).toEqual(await withoutIds(seeded.db))
})

test('the next start seeds the tickets when the seed was aborted among them', async ({
  seeded,
}) => {
  const deps = await aFreshInstallation()
  let writesLeft = 3
  const files = {
    ...deps.files,
    write: (...file: Parameters<typeof deps.files.write>) => {
      writesLeft -= 1
      return writesLeft < 0 ? Promise.reject(new Error('disk full')) : deps.files.write(...file)
    },
  }
  await expect(seedDemo({ ...deps, files }, providerAt(3001), SMALL)).rejects.toThrow('disk full')
  expect(await listTickets(deps.db)).toEqual([])

  await seedDemo(deps, providerAt(3001), SMALL)
  expect(await withoutIds(deps.db)).toEqual(await withoutIds(seeded.db))
  expect(await listCustomers(deps)).toHaveLength(3)
})

test('the seed leaves no people behind when it is aborted among them', async () => {
  const deps = await aFreshInstallation()
  await expect(seedDemo(deps, providerAt(3001, 'no certificate'), SMALL)).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await deps.db.selectFrom('users').select('id').execute()).toEqual([])
  expect(await listCustomers(deps)).toEqual([])

  await seedPeople(deps, realmsAt(3001))
  expect(await listCustomers(deps)).toHaveLength(3)
})

test('the seed leaves an installation alone when it is not the demo', async () => {
  const deps = await aFreshInstallation()
  const { name } = await aCustomer(deps)
  await expect(seedDemo(deps, providerAt(3001), SMALL)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining("is not the demo's"),
  })
  expect(await listCustomers(deps)).toMatchObject([{ name }])
})

test('a start updates the SSO settings of all customers except those with a provider of their own', async () => {
  const deps = await aFreshInstallation()
  await seedPeople(deps, realmsAt(3001))
  const [fabrikam] = await listCustomers(deps)
  if (!fabrikam) throw new Error('Fabrikam is missing')
  const entryPoint = 'https://login.example.com/saml2'
  const saml = { ...fabrikam.saml, entryPoint }
  await changeCustomer(deps, SYSTEM, fabrikam.id, CustomerUpdate.parse({ ...fabrikam, saml }))

  const { certPem } = await makeSigningKey(randomUUID())
  await keepSsoInStep(deps, realmsAt(4001, certPem))
  const customers = await listCustomers(deps)
  expect(customers).toMatchObject([
    { name: 'Fabrikam Inc', saml: { entryPoint }, version: 2 },
    { name: 'Contoso Ltd', version: 1 },
    {
      name: 'Northwind Traders',
      saml: {
        entityId: 'http://127.0.0.1:4001/northwind/metadata',
        entryPoint: 'http://127.0.0.1:4001/northwind/sso',
      },
      version: 2,
    },
  ])
  expect(customers[2]?.saml.cert.replaceAll(/\s/g, '')).toBe(certPem.replaceAll(/\s/g, ''))
})

test('a start creates no customers again when they were deleted', async () => {
  const deps = await aFreshInstallation()
  await seedDemo(deps, providerAt(3001), SMALL)
  await asWorker(deps.db, async (tx) => {
    await tx
      .updateTable('customers')
      .set({ deletedAt: TEST_NOW })
      .where('internal', '=', false)
      .execute()
    await tx.updateTable('customerDomains').set({ released: true }).execute()
  })
  await seedDemo(deps, providerAt(4001), SMALL)
  expect(await listCustomers(deps)).toEqual([])
})

test('the plan has nothing in the future or before the contract, on any day that it is made', () => {
  const dates = fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, (now) => {
      for (const { contractMonthsAgo, people } of DEMO_CUSTOMERS) {
        const signedAt = new Date(firstOfMonth(now, contractMonthsAgo ?? 0))
        const emails = new Set(people.map(({ email }) => email))
        for (const { at, email } of planActions(now)) {
          if (!emails.has(email)) continue
          expect(at.getTime()).toBeLessThanOrEqual(now.getTime())
          expect(at.getTime()).toBeGreaterThan(signedAt.getTime())
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('the plan keeps the written order of each story', () => {
  const actions = planActions(TEST_NOW)
  for (const { story } of actions) {
    const own = actions.filter((action) => action.story === story)
    expect(own.map(({ step }) => step)).toEqual([null, ...(story.steps ?? [])])
    expect(new Set(own.map(({ at }) => at.getTime())).size).toBe(own.length)
  }
})
