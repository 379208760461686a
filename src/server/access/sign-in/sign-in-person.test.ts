import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { anAdministrator } from '#test/builders.ts'
import { runOutbox } from '#test/run-schedules.ts'
import { PERSISTENT_FORMAT } from '#test/saml-responses.ts'
import {
  anAnswer,
  aSignIn,
  beginSignIn,
  listUsers,
  postAnswer,
  refusalOf,
  refused,
  userOf,
} from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

type Portal = Awaited<ReturnType<typeof aSignIn>>
type Sent = { email: string; id?: string; names?: [firstName: string, lastName: string] | null }

/** Signs in as the provider says. Without an id the NameID is the address. */
async function signIn(portal: Portal, { email, id, names = ['Petra', 'Lindner'] }: Sent) {
  const { customer, deps } = portal
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const [firstName, lastName] = names ?? []
  const res = await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, {
      inResponseTo: requestId,
      nameId: id ?? email,
      ...(id && { nameIdFormat: PERSISTENT_FORMAT }),
      attributes: { email, ...(firstName && { firstName }), ...(lastName && { lastName }) },
    }),
  )
  return { client, res }
}

function auditOf({ deps, customer }: Portal, action: string) {
  return asWorker(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['actorName', 'subjectId', 'before', 'after'])
      .where('customerId', '=', customer.id)
      .where('action', '=', action as 'person.address_changed')
      .execute(),
  )
}

test('a person keeps their account when the provider sends their id with a new address', async () => {
  const portal = await aSignIn()
  const admin = await anAdministrator(portal.deps)
  const [before, after] = [
    `petra.lindner@${portal.customer.domain}`,
    `petra.berger@${portal.customer.domain}`,
  ]
  const { client: first } = await signIn(portal, { email: before, id: 'pers-1' })
  const person = await userOf(first)
  const { client } = await signIn(portal, {
    email: after,
    id: 'pers-1',
    names: ['Petra', 'Berger'],
  })
  expect(await userOf(client)).toEqual({ ...person, email: after, name: 'Petra Berger' })
  expect(await listUsers(portal.deps, portal.customer.id)).toHaveLength(1)
  expect(await auditOf(portal, 'person.address_changed')).toEqual([
    {
      actorName: 'Petra Berger',
      subjectId: person.id,
      before: { email: before },
      after: { email: after },
    },
  ])
  await runOutbox(portal.deps, ['address-changed'])
  const mails = await asWorker(portal.deps.db, (tx) =>
    tx.selectFrom('outbox').select('payload').where('name', '=', 'connection-mail').execute(),
  )
  expect(JSON.stringify(mails)).toContain(admin.email)
})

test('a known name stays as it is when a response has no names', async () => {
  const portal = await aSignIn()
  const email = `petra@${portal.customer.domain}`
  await signIn(portal, { email })
  const { client } = await signIn(portal, { email, names: null })
  expect(await userOf(client)).toMatchObject({ name: 'Petra Lindner' })
})

test('a person is called by their address at the first sign-in when they have no names', async () => {
  const portal = await aSignIn()
  const email = `petra@${portal.customer.domain}`
  const { client } = await signIn(portal, { email, names: null })
  expect(await userOf(client)).toMatchObject({ name: email })
})

test('a person does not come back under a new address when they are deactivated', async () => {
  const portal = await aSignIn()
  const { domain, id: customerId } = portal.customer
  await signIn(portal, { email: `petra.lindner@${domain}`, id: 'pers-1' })
  await asWorker(portal.deps.db, (tx) =>
    tx.updateTable('users').set({ active: false }).where('customerId', '=', customerId).execute(),
  )
  const { res } = await signIn(portal, { email: `petra.berger@${domain}`, id: 'pers-1' })
  expect(await refusalOf(portal.deps, portal.customer, res)).toMatchObject(
    refused('person_deactivated'),
  )
})

test('an address keeps its account when it has one of its own', async () => {
  const portal = await aSignIn()
  const { domain } = portal.customer
  const { client: first } = await signIn(portal, { email: `ada@${domain}`, id: 'pers-1' })
  const { client: second } = await signIn(portal, { email: `bob@${domain}`, id: 'pers-2' })
  const { client } = await signIn(portal, { email: `bob@${domain}`, id: 'pers-1' })
  expect((await userOf(client)).id).toBe((await userOf(second)).id)
  expect((await userOf(first)).email).toBe(`ada@${domain}`)
  expect(await auditOf(portal, 'person.address_changed')).toEqual([])
})

test('an account does not go back to its former address when one id is sent for two people', async () => {
  const portal = await aSignIn()
  const { domain } = portal.customer
  await signIn(portal, { email: `ada@${domain}`, id: 'company' })
  const { client: bob } = await signIn(portal, { email: `bob@${domain}`, id: 'company' })
  const { client: ada } = await signIn(portal, { email: `ada@${domain}`, id: 'company' })
  expect((await userOf(ada)).id).not.toBe((await userOf(bob)).id)
  expect((await userOf(bob)).email).toBe(`bob@${domain}`)
})

test('an id does not identify a person when it lacks the persistent format', async () => {
  const portal = await aSignIn()
  const { domain, id: customerId } = portal.customer
  await signIn(portal, { email: `ada@${domain}` })
  await signIn(portal, { email: `bob@${domain}` })
  expect(await listUsers(portal.deps, customerId)).toHaveLength(2)
})

test('two people are identified when two customers use one id', async () => {
  const [one, other] = [await aSignIn(), await aSignIn()]
  const { client: first } = await signIn(one, { email: `ada@${one.customer.domain}`, id: 'pers-1' })
  const { client: second } = await signIn(other, {
    email: `ada@${other.customer.domain}`,
    id: 'pers-1',
  })
  expect((await userOf(first)).id).not.toBe((await userOf(second)).id)
})
