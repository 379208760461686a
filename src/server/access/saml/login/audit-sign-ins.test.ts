import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Deps } from '#server/deps.ts'
import { aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { NO_PASSIVE, RESPONDER } from '#test/saml-responses.ts'
import { attacker } from '#test/saml-setup.ts'
import {
  anAnswer,
  aSignIn,
  beginSignIn,
  postAnswer,
  refusalOf,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

const ADDRESS = '203.0.113.7'

type SignIn = Awaited<ReturnType<typeof aSignIn>>

async function answerWith(
  { client, customer, deps }: SignIn,
  options: Parameters<typeof anAnswer>[2] = {},
) {
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: requestId, ...options })
  return postAnswer(client, customer, answer, { address: ADDRESS })
}

function entriesOf({ db }: Pick<Deps, 'db'>, { id }: { id: string }) {
  return db.selectFrom('auditEntries').selectAll().where('customerId', '=', id).execute()
}

test('the audit log has person and address, and nothing of the assertion, when a sign-in worked', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  const attributes = { email: `ada@${customer.domain}`, firstName: 'Ada', department: 'Engines' }
  await answerWith(portal, { attributes, assertionId: '_of-this-sign-in' })
  const entries = await entriesOf(deps, customer)
  expect(entries).toEqual([
    {
      id: expect.any(String),
      at: TEST_NOW,
      action: 'sign_in.succeeded',
      actorId: (await userOf(client)).id,
      actorName: 'Ada',
      actorEmail: `ada@${customer.domain}`,
      address: ADDRESS,
      customerId: customer.id,
      subjectId: customer.id,
      subjectName: customer.name,
      before: null,
      after: null,
      searchText: expect.any(String),
    },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/Engines|_of-this-sign-in|saml/i)
})

test('a refused person is in the audit log with the code when the identity provider vouches for them', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  const { email } = await aUser(deps, customer, { active: false })
  const strange = 'ada@elsewhere.example'
  const { requestId } = await beginSignIn(client, customer)
  const other = aVisitor(portal)
  const refusals = [
    await answerWith(portal, { attributes: { email, firstName: 'Ada' } }),
    await answerWith(portal, { nameId: strange, attributes: { email: strange } }),
    await answerWith(portal, { inResponseTo: '_never-asked' }),
    await postAnswer(other, customer, anAnswer(deps, customer, { inResponseTo: requestId }), {
      address: ADDRESS,
    }),
  ]
  const refs = await Promise.all(
    refusals.map(async (answer) => (await refusalOf(deps, customer, answer)).ref),
  )
  const ada = `ada@${customer.domain}`
  const expected = [
    [email, 'person_deactivated'],
    [strange, 'foreign_domain'],
    [ada, 'unknown_request'],
    [ada, 'other_browser'],
  ]
  expect(
    (await entriesOf(deps, customer)).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  ).toMatchObject(
    expected.map(([name, reason], index) => ({
      action: 'sign_in.refused',
      actorId: null,
      actorName: name,
      actorEmail: name,
      address: ADDRESS,
      subjectName: customer.name,
      before: null,
      after: { reason, ref: refs[index] },
    })),
  )
})

test('the ACS writes no audit entry when an answer is not vouched for', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  const attempts = [
    { key: attacker },
    { sign: 'none' as const },
    { status: RESPONDER, sign: 'none' as const },
    { status: NO_PASSIVE, sign: 'none' as const },
    { issuer: 'https://other.example' },
    { now: new Date(TEST_NOW.getTime() - 3_600_000) },
  ]
  for (const attempt of attempts) {
    const answer = await answerWith(portal, attempt)
    expect(answer.headers.location).toMatch(/^\/login/)
  }
  await postAnswer(client, customer, 'x')
  await deps.db
    .updateTable('connections')
    .set({ ipRestrictions: ['192.0.2.1'] })
    .where('customerId', '=', customer.id)
    .execute()
  await answerWith(portal)
  expect(await entriesOf(deps, customer)).toEqual([])
})

test('a sign-in writes no audit entry when the customer has switched that off', async () => {
  const portal = await aSignIn({ auditEnabled: false })
  expect((await answerWith(portal)).headers.location).toBe('/dashboard?login=success')
  await answerWith(portal, { inResponseTo: '_never-asked' })
  expect(await entriesOf(portal.deps, portal.customer)).toEqual([])
})

test('a sign-in fails and changes nothing when its audit entry cannot be written', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  await sql`alter table audit_entries add constraint full_disk check (action not like 'sign_in%') not valid`.execute(
    deps.db,
  )
  const answer = await answerWith(portal)
  const refusal = await answerWith(portal, { inResponseTo: '_never-asked' })
  await sql`alter table audit_entries drop constraint full_disk`.execute(deps.db)

  expect([answer.statusCode, refusal.statusCode]).toEqual([500, 500])
  expect(await userOf(client)).toBeNull()
  const people = await deps.db
    .selectFrom('users')
    .select('id')
    .where('customerId', '=', customer.id)
    .execute()
  expect(people).toEqual([])
  expect((await answerWith(portal)).headers.location).toBe('/dashboard?login=success')
})
