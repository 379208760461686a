import { readFile } from 'node:fs/promises'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { ConnectionKind } from '#shared/connections/fields.ts'
import { microsoftIssuer } from '#server/access/oidc/id-token-rules.ts'
import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import { aTicket } from '#test/a-portal.ts'
import { anAdministrator, aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { CLIENT_ID, CLIENT_SECRET, jwkOf, KEYS, startOidcProvider } from '#test/oidc-provider.ts'
import { anOidcCustomer, aPerson, beginOidc, bringBack } from '#test/oidc-sign-in.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { PERSISTENT_FORMAT } from '#test/saml-responses.ts'
import {
  anAnswer,
  aSamlCustomer,
  ENTRY_POINT,
  listUsers,
  postAnswer,
  readRedirect,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor, confirmedAs, type TestClient } from '#test/test-client.ts'
import {
  aMicrosoftAccount,
  bringBackTo,
  CLIENT,
  OID,
  OTHER_TENANT,
  startWorkAccounts,
  TENANT,
} from '#test/work-account-sign-in.ts'

const WELCOME = '/dashboard?login=success'

/** A customer whose people sign in by SAML, and a provider of OpenID Connect that is prepared. */
async function aMove() {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps)
  const provider = await startOidcProvider(TEST_NOW, aPerson(`ada@${customer.domain}`))
  const administrator = await anAdministrator(portal.deps)
  const admin = await confirmedAs(portal, administrator)
  const url = `/api/admin/customers/${customer.id}/connection`
  const saml = {
    kind: 'oidc',
    enabled: true,
    entityId: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
  }
  await admin.put(`${url}/draft`, { saml, version: 0 })

  /** Goes from the login page to where the server says. */
  async function begin(email: string) {
    const client = aVisitor(portal)
    const { redirectUrl } = (await client.post('/api/auth/initiate-login', { email })).json()
    return { client, redirectUrl: String(redirectUrl) }
  }

  /** Signs in at the provider that the server leads to. Returns the browser, and by which kind. */
  async function signIn(email: string, sub = email) {
    const { client, redirectUrl } = await begin(email)
    const isSaml = redirectUrl.startsWith(ENTRY_POINT)
    provider.change({ person: aPerson(email, sub) })
    const res = isSaml
      ? await answerBySaml(portal, customer, { client, redirectUrl, email, sub })
      : await bringBack(client, customer, provider.authorize(redirectUrl))
    expect(res.headers.location).toBe(WELCOME)
    return { client, kind: isSaml ? 'saml' : 'oidc' }
  }

  const at = (local: string) => `${local}@${customer.domain}`
  return { ...portal, customer, provider, admin, administrator, url, begin, signIn, at }
}

type Begun = { client: TestClient; redirectUrl: string; email: string; sub?: string }

function answerBySaml(
  { deps }: TestApp,
  customer: Awaited<ReturnType<typeof aSamlCustomer>>,
  { client, redirectUrl, email, sub = email }: Begun,
) {
  const answer = anAnswer(deps, customer, {
    inResponseTo: readRedirect(redirectUrl).requestId,
    attributes: { email, firstName: 'Ada', lastName: 'Lovelace' },
    nameId: `persistent ${sub}`,
    nameIdFormat: PERSISTENT_FORMAT,
  })
  return postAnswer(client, customer, answer)
}

async function titlesOf(client: TestClient): Promise<string[]> {
  const tickets: { subject: string }[] = (await client.get('/api/tickets')).json()
  return tickets.map(({ subject }) => subject)
}

test('people of a pilot sign in by OpenID Connect, and all others by SAML, until it goes live', async () => {
  const { admin, url, signIn, at } = await aMove()
  const before = await signIn(at('grace'))
  const started = await admin.post(`${url}/pilot`, {
    version: 1,
    emails: [at('ada')],
    untested: true,
  })
  expect(started.json()).toMatchObject({ live: { kind: 'saml' }, draft: { stage: 'pilot' } })
  const pilot = await signIn(at('ada'))
  const other = await signIn(at('grace'))
  expect([pilot.kind, other.kind]).toEqual(['oidc', 'saml'])

  expect((await admin.post(`${url}/go-live`, { version: 1, untested: true })).json()).toMatchObject(
    {
      live: { kind: 'oidc' },
      draft: null,
    },
  )
  // Sessions that the provider before has let in end.
  expect([await userOf(before.client), await userOf(other.client)]).toEqual([null, null])
  expect((await signIn(at('grace'))).kind).toBe('oidc')

  await admin.post(`${url}/versions/1/return`)
  expect((await signIn(at('grace'))).kind).toBe('saml')
  expect((await signIn(at('ada'))).kind).toBe('saml')
})

test('a person is refused when they leave the pilot while their answer is being read', async () => {
  const { admin, url, begin, provider, customer, at } = await aMove()
  const start = (...names: string[]) =>
    admin.post(`${url}/pilot`, { version: 1, emails: names.map(at), untested: true })
  await start('ada', 'grace')
  const { client, redirectUrl } = await begin(at('ada'))
  const keys = { keys: [jwkOf(KEYS.rsa, { kid: 'rsa' })] }
  provider.change({
    behavior: {
      endpoint: {
        keys: (response) => void start('grace').then(() => response.end(JSON.stringify(keys))),
      },
    },
  })
  const res = await bringBack(client, customer, provider.authorize(redirectUrl))
  expect(res.headers.location).toContain('/login?error=customer_unavailable')
  expect(await userOf(client)).toBeNull()
})

test('an answer of the provider before lets no one in when the kind has changed since it was asked', async () => {
  const { admin, url, customer, deps, provider, begin, signIn, at } = await aMove()
  await signIn(at('ada'))
  const bySaml = await begin(at('ada'))
  await admin.post(`${url}/go-live`, { version: 1, untested: true })
  const answer = anAnswer(deps, customer, {
    inResponseTo: readRedirect(bySaml.redirectUrl).requestId,
  })
  const late = await postAnswer(bySaml.client, customer, answer)
  expect(late.headers.location).toContain('customer_unavailable')

  const byOidc = await begin(at('ada'))
  await admin.post(`${url}/versions/1/return`)
  const code = provider.authorize(byOidc.redirectUrl)
  const later = await bringBack(byOidc.client, customer, code)
  expect(later.headers.location).toContain('customer_unavailable')
  expect([await userOf(bySaml.client), await userOf(byOidc.client)]).toEqual([null, null])
})

test('a person keeps tickets and rights when the kind changes from SAML to OpenID Connect and back', async () => {
  const move = await aMove()
  const { admin, administrator, customer, deps, url, signIn, at } = move
  const { client } = await signIn(at('ada'), 'ada-1')
  await signIn(at('grace'), 'grace-1')
  await aTicket(client, { subject: 'The printer is on fire' })
  await asWorker(deps.db, (tx) =>
    tx
      .updateTable('users')
      .set({ isPortalManager: true, visibility: 'all', mayAnswer: true })
      .where('customerId', '=', customer.id)
      .where('email', '=', at('ada'))
      .execute(),
  )
  const known = await userOf(client)
  const tickets = await titlesOf(client)
  expect(tickets).toHaveLength(1)
  const isAda = async (email: string, kind: string) => {
    const signedIn = await signIn(email, 'ada-1')
    expect(signedIn.kind).toBe(kind)
    expect(await userOf(signedIn.client)).toMatchObject({ ...known, isPortalManager: true, email })
    expect(await titlesOf(signedIn.client)).toEqual(tickets)
  }

  await admin.post(`${url}/go-live`, { version: 1, untested: true })
  await isAda(at('ada'), 'oidc')
  // From then on the provider's id counts, and a changed address is taken over, audited and reported.
  await isAda(at('ada.king'), 'oidc')
  const changes = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('customerId', '=', customer.id)
      .where('action', '=', 'person.address_changed')
      .execute(),
  )
  expect(changes).toEqual([{ before: { email: at('ada') }, after: { email: at('ada.king') } }])
  await runOutbox(deps, ['address-changed'])
  const mails = await asWorker(deps.db, (tx) =>
    tx.selectFrom('outbox').select('payload').where('name', '=', 'connection-mail').execute(),
  )
  expect(JSON.stringify(mails)).toContain(administrator.email)
  expect(JSON.stringify(mails)).toContain(at('ada.king'))

  await admin.post(`${url}/versions/1/return`)
  await isAda(at('ada.king'), 'saml')
  await admin.post(`${url}/versions/2/return`)
  await isAda(at('ada.king'), 'oidc')
  expect(await listUsers(deps, customer.id)).toHaveLength(2)
})

test('people move from SAML to Microsoft by one consent and a pilot, keep their accounts, and move back', async () => {
  const portal = await buildTestApp()
  const emulator = await startWorkAccounts(portal, 'microsoft')
  const customer = await aSamlCustomer(portal.deps)
  const admin = await confirmedAs(portal, await anAdministrator(portal.deps))
  const url = `/api/admin/customers/${customer.id}/connection`
  const accounts = [
    aMicrosoftAccount(`ada@${customer.domain}`),
    aMicrosoftAccount(`grace@${customer.domain}`, { oid: OTHER_TENANT }),
  ] as const
  const [ada, grace] = accounts
  emulator.change({ accounts: [...accounts] })

  /** Goes where the front door leads, and signs in there. */
  async function signIn(account: typeof ada) {
    const client = aVisitor(portal)
    const { email } = account
    const { redirectUrl: to } = (await client.post('/api/auth/initiate-login', { email })).json()
    const redirectUrl = String(to)
    const isSaml = redirectUrl.startsWith(ENTRY_POINT)
    const res = isSaml
      ? await answerBySaml(portal, customer, { client, redirectUrl, email })
      : await bringBackTo(client, 'microsoft', emulator.authorize(redirectUrl, account))
    expect(res.headers.location).toBe(WELCOME)
    return { client, by: isSaml ? 'saml' : 'microsoft', id: (await userOf(client)).id }
  }
  const before = { ada: await signIn(ada), grace: await signIn(grace) }

  const saml = { kind: 'microsoft', enabled: true }
  const saved = (await admin.put(`${url}/draft`, { saml, version: 0 })).json()
  const untested = await admin.post(`${url}/pilot`, { version: 1, emails: [ada.email] })
  expect(untested.statusCode).toBe(400)
  const begun = (await admin.post(`${url}/tests`, { saml: saved.draft.settings })).json()
  const consent = emulator.consent(begun.redirectUrl, ada)
  const asked = String((await bringBackTo(admin, 'microsoft', consent)).headers.location)
  await bringBackTo(admin, 'microsoft', emulator.authorize(asked, ada))
  const { draft } = (await admin.get(url)).json()
  const pilot = await admin.post(`${url}/pilot`, { version: draft.version, emails: [ada.email] })
  expect(pilot.json()).toMatchObject({ live: { kind: 'saml' }, draft: { stage: 'pilot' } })
  const inPilot = { ada: await signIn(ada), grace: await signIn(grace) }
  expect([inPilot.ada.by, inPilot.grace.by]).toEqual(['microsoft', 'saml'])

  const live = await admin.post(`${url}/go-live`, { version: draft.version })
  expect(live.json()).toMatchObject({ live: { kind: 'microsoft' }, draft: null })
  expect(await userOf(inPilot.grace.client)).toBeNull()
  const after = { ada: await signIn(ada), grace: await signIn(grace) }
  expect([after.ada.by, after.grace.by]).toEqual(['microsoft', 'microsoft'])

  await admin.post(`${url}/versions/1/return`)
  const back = { ada: await signIn(ada), grace: await signIn(grace) }
  expect([back.ada.by, back.grace.by]).toEqual(['saml', 'saml'])
  for (const { ada: one, grace: other } of [inPilot, after, back]) {
    expect([one.id, other.id]).toEqual([before.ada.id, before.grace.id])
  }
  expect(await listUsers(portal.deps, customer.id)).toHaveLength(2)
})

/** A customer whose people sign in at their tenant of Microsoft with a client of their own. */
async function aTenantOfTheirOwn() {
  const portal = await buildTestApp()
  const { deps } = portal
  const emulator = await startWorkAccounts(portal, 'microsoft')
  emulator.consents.add(TENANT)
  const issuer = microsoftIssuer(deps.config, TENANT)
  const own = { clientId: CLIENT.id, clientSecret: CLIENT.secret }
  const settings = { ...own, emailAttribute: 'preferred_username' }
  const customer = await anOidcCustomer(deps, issuer, settings)
  const person = await aUser(deps, customer)

  async function signIn(kind: 'oidc' | 'microsoft', email = person.email) {
    await deps.db
      .updateTable('connections')
      .set({ kind })
      .where('customerId', '=', customer.id)
      .execute()
    const client = aVisitor(portal)
    const url = await beginOidc(client, customer)
    const answer = emulator.authorize(url, aMicrosoftAccount(email))
    const back = kind === 'oidc' ? bringBack(client, customer, answer) : undefined
    const res = await (back ?? bringBackTo(client, 'microsoft', answer))
    expect(res.headers.location).toBe(WELCOME)
    const found = await listUsers(deps, customer.id)
    return found.map(({ id, providerIssuer: space, providerPersonId }) => ({
      id,
      space,
      isOid: providerPersonId === OID,
    }))
  }
  return { ...portal, issuer, customer, person, signIn }
}

test('people of a tenant keep their accounts when their own client at Microsoft gives way to the kind, and comes back', async () => {
  const { issuer, customer, person, signIn } = await aTenantOfTheirOwn()
  const { id } = person
  const own = { id, space: `oidc ${CLIENT.id} ${issuer}`, isOid: false }
  const shared = { id, space: `microsoft ${issuer}`, isOid: true }
  expect(await signIn('oidc')).toEqual([own])
  expect(await signIn('microsoft')).toEqual([shared])
  // From then on the object id counts.
  expect(await signIn('microsoft', `new@${customer.domain}`)).toEqual([shared])
  expect(await signIn('oidc', `new@${customer.domain}`)).toEqual([own])
})

test('ids of before spaces keep their people when the database is migrated', async () => {
  const { deps, issuer, customer } = await aTenantOfTheirOwn()
  const { db } = deps
  const guid = (n: number) => `${OID.slice(0, -1)}${n}`
  const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)
  const versions: [kind: ConnectionKind, entityId: string, clientId: string][] = [
    ['oidc', issuer, 'first'],
    ['saml', 'https://id.example', ''],
    ['oidc', 'https://id.example', 'first'],
    ['oidc', 'https://id.example', 'second'],
    ['google', 'https://google.example', ''],
    ['microsoft', issuer, ''],
  ]
  for (const [number, [kind, entityId, clientId]] of versions.entries()) {
    const made = { way: 'form' as const, madeAt: at(number), madeBy: 'Grace' }
    const settings = JSON.stringify({ kind, entityId, clientId })
    const version = { customerId: customer.id, number, settings, ...made }
    await db.insertInto('connectionVersions').values(version).execute()
  }
  const people: [space: string, issuer: string, personId: string, lastSignIn: number][] = [
    [`oidc first ${issuer}`, issuer, 'a-sub-of-the-first', 0],
    [`oidc first ${issuer}`, issuer, 'locked-out-since', 9],
    [`microsoft ${issuer}`, issuer, guid(2), 9],
    ['https://id.example', 'https://id.example', 'persistent', 1],
    ['oidc first https://id.example', 'https://id.example', guid(3), 2],
    ['oidc second https://id.example', 'https://id.example', guid(4), 9],
    ['google https://google.example', 'https://google.example', '1001', 4],
    ['https://gone.example', 'https://gone.example', '1002', 4],
  ]
  for (const [, providerIssuer, providerPersonId, minutes] of people) {
    const { id } = await aUser(deps, customer)
    const linked = { providerIssuer, providerPersonId, lastSignInAt: at(minutes) }
    await db.updateTable('users').set(linked).where('id', '=', id).execute()
  }
  const file = new URL('../../platform/db/migrations/0314_id_spaces.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(db)
  const found = await listUsers(deps, customer.id)
  const spaces = new Map(found.map((one) => [one.providerPersonId, one.providerIssuer]))
  for (const [space, , personId] of people)
    expect([personId, spaces.get(personId)]).toEqual([personId, space])
})
