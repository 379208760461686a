import { afterEach, expect, test } from 'vitest'

import { anAdministrator, anAgent } from '#test/builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from '#test/build-test-app.ts'
import { idp } from '#test/saml-setup.ts'
import {
  aSamlCustomer,
  anAnswer,
  beginSignIn,
  postAnswer,
  refusalOf,
  userOf,
} from '#test/saml-sign-in.ts'
import { aTeamConnection } from '#test/team-connection.ts'
import { aVisitor } from '#test/test-client.ts'

// The team's connection and rules are the installation's, and the tests of this file share one.
afterEach(async () => {
  const { deps } = await buildTestApp()
  await deps.db.deleteFrom('connections').execute()
  await deps.db.updateTable('installation').set({ secondFactorFrom: null }).execute()
})

async function aTeam() {
  const portal = await buildTestApp()
  return { portal, team: await aTeamConnection(portal.deps), client: aVisitor(portal) }
}

type Team = Awaited<ReturnType<typeof aTeam>>

async function comeIn(
  { portal, team, client }: Team,
  email: string,
  { query = '', authnInstant = portal.deps.now() }: { query?: string; authnInstant?: Date } = {},
) {
  const asked = await beginSignIn(client, team, query)
  const answer = anAnswer(portal.deps, team, {
    inResponseTo: asked.requestId,
    nameId: email,
    attributes: { email, firstName: 'Mallory', lastName: 'Renamed', role: 'admin' },
    authnInstant,
    key: idp,
  })
  return { ...asked, res: await postAnswer(client, team, answer) }
}

const accounts = ({ deps }: TestApp) => deps.db.selectFrom('users').selectAll().execute()

test('a member of the team has the role and name of the account when they sign in through its provider', async () => {
  const all = await aTeam()
  const { portal, team, client } = all
  expect((await client.get('/api/auth/team-sign-on')).json()).toEqual({
    url: `/api/auth/saml/login/${team.id}`,
  })
  const agent = await anAgent(portal.deps)
  const before = await accounts(portal)
  const { res } = await comeIn(all, agent.email.toUpperCase())
  expect(res.headers.location).toBe('/admin/login?login=success')
  expect(await userOf(client)).toMatchObject({ id: agent.id, name: 'Agnes Agent', isAdmin: false })
  expect(await accounts(portal)).toHaveLength(before.length)

  const admin = await anAdministrator(portal.deps)
  const next = await comeIn({ ...all, client: aVisitor(portal) }, admin.email)
  expect(next.res.headers.location).toBe('/admin/login?login=success')
  const third = await comeIn(all, admin.email, { query: '?returnTo=/admin/team' })
  expect(third.res.headers.location).toBe('/admin/team?login=success')
})

test("sign-in through the team's provider is refused, with a message on the admin login, when there is no active account", async () => {
  const all = await aTeam()
  const { portal, team, client } = all
  const gone = await anAdministrator(portal.deps, { active: false })
  const customer = await aSamlCustomer(portal.deps)
  for (const email of [gone.email, `ada@${customer.domain}`, 'nobody@msp.example']) {
    const { res } = await comeIn(all, email)
    expect(await refusalOf(portal.deps, team, res), email).toMatchObject({
      path: '/admin/login',
      error: 'person_deactivated',
      isSignedIn: false,
      noted: { detail: { received: email } },
    })
  }
  expect(await userOf(client)).toBeNull()
})

test("a customer's provider admits no one to the team, and the team's provider no one to a customer", async () => {
  const all = await aTeam()
  const { portal, client } = all
  const admin = await anAdministrator(portal.deps)
  const customer = await aSamlCustomer(portal.deps)
  const asked = await beginSignIn(client, customer)
  const answer = anAnswer(portal.deps, customer, {
    inResponseTo: asked.requestId,
    nameId: admin.email,
    attributes: { email: admin.email },
  })
  const res = await postAnswer(client, customer, answer)
  expect((await refusalOf(portal.deps, customer, res)).error).toBe('foreign_domain')
  const domain = admin.email.split('@')[1]
  const started = await client.post('/api/auth/initiate-login', { email: `x@${domain}` })
  expect(started.json().success).toBe(false)
})

test('the team cannot sign in through a provider when it has no connection of its own', async () => {
  const all = await aTeam()
  const { portal, team, client } = all
  await portal.deps.db.updateTable('connections').set({ enabled: false }).execute()
  expect((await client.get('/api/auth/team-sign-on')).json()).toEqual({ url: null })
  expect((await client.get(`/api/auth/saml/login/${team.id}`)).headers.location).toContain(
    'customer_unavailable',
  )
})

test('a person needs no second factor here when they come through the provider', async () => {
  const all = await aTeam()
  const { portal, client } = all
  await portal.deps.db
    .updateTable('installation')
    .set({ secondFactorFrom: TEST_NOW.toISOString().slice(0, 10) })
    .execute()
  await comeIn(all, (await anAdministrator(portal.deps)).email)
  expect((await client.get('/api/admin/staff')).statusCode).toBe(200)
  expect((await client.get('/api/desk/tickets?view=all')).statusCode).toBe(200)
})

test('a new sign-in at the provider confirms a change only when the provider has asked again', async () => {
  const all = await aTeam()
  const { portal, client } = all
  const { email } = await anAdministrator(portal.deps)
  const query = '?confirm=1&returnTo=/admin/team'
  const body = { passwords: 'everybody' }

  const plain = await comeIn(all, email)
  expect(plain.request).not.toContain('ForceAuthn')
  expect(plain.res.headers.location).not.toContain('#')

  const forced = await comeIn(all, email, { query })
  expect(forced.request).toContain('ForceAuthn="true"')
  const [place, confirmation = ''] = String(forced.res.headers.location).split('#confirmation=')
  expect(place).toBe('/admin/team')
  const refused = await client.put('/api/admin/staff-sign-on/passwords', body)
  expect(refused.json().error).toBe('confirmation_required')
  client.confirmation = () => confirmation
  const done = await client.put('/api/admin/staff-sign-on/passwords', body)
  expect(done.statusCode).toBe(200)

  const hourBefore = new Date(TEST_NOW.getTime() - 3_600_000)
  const stale = await comeIn(all, email, { query, authnInstant: hourBefore })
  expect(stale.res.headers.location).toBe('/admin/team#confirmation=refused')
})
