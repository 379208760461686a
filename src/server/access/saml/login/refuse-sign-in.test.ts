import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAdministrator, aUser } from '#test/builders.ts'
import { TEST_NOW } from '#test/build-test-app.ts'
import { RESPONDER } from '#test/saml-responses.ts'
import { attacker, idp } from '#test/saml-setup.ts'
import {
  anAnswer,
  aSamlCustomer,
  aSignIn,
  beginSignIn,
  listUsers,
  postAnswer,
  refusalOf,
  refused,
  userOf,
} from '#test/saml-sign-in.ts'

test("an answer signs no one in when it is posted at another customer's ACS", async () => {
  const { client, customer, deps } = await aSignIn()
  const other = await aSamlCustomer(deps)
  const { requestId } = await beginSignIn(client, customer)
  const misdirected = anAnswer(deps, customer, { inResponseTo: requestId })
  expect(await refusalOf(deps, other, await postAnswer(client, other, misdirected))).toMatchObject(
    refused('wrong_destination'),
  )
  // Even one that names the other ACS answers a request that the other customer never made.
  const readdressed = anAnswer(deps, other, { inResponseTo: requestId })
  expect(await refusalOf(deps, other, await postAnswer(client, other, readdressed))).toMatchObject(
    refused('unknown_request'),
  )
  expect(await listUsers(deps, other.id)).toEqual([])
})

test("an address signs no one in when it is outside the customer's domains", async () => {
  const { client, customer, deps } = await aSignIn()
  const other = await aSamlCustomer(deps)
  for (const domain of [
    other.domain,
    'portico.example',
    `sub.${customer.domain}`,
    `${customer.domain}.evil`,
  ]) {
    const { requestId } = await beginSignIn(client, customer)
    const email = `ada@${domain}`
    const answer = anAnswer(deps, customer, {
      inResponseTo: requestId,
      nameId: email,
      attributes: { email },
    })
    expect(
      await refusalOf(deps, customer, await postAnswer(client, customer, answer)),
    ).toMatchObject(
      refused('foreign_domain', { detail: { expected: customer.domain, received: domain } }),
    )
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
  expect(await listUsers(deps, other.id)).toEqual([])
})

test("no one becomes an administrator when an answer has an administrator's address", async () => {
  const { client, customer, deps } = await aSignIn()
  const email = `boss@${customer.domain}`
  const admin = await anAdministrator(deps, { email })
  const { requestId } = await beginSignIn(client, customer)
  const attributes = { email, role: 'admin', isAdmin: 'true' }
  await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, { inResponseTo: requestId, attributes }),
  )
  const user = await userOf(client)
  expect(user).toMatchObject({ email, isAdmin: false, isAgent: false, customerId: customer.id })
  expect(user.id).not.toBe(admin.id)
  expect((await client.get('/api/admin/customers')).statusCode).toBe(403)
})

test("a member of staff is not signed in when a customer's provider names them", async () => {
  const { client, customer, deps } = await aSignIn()
  const agent = await aUser(deps, customer, { email: `agent@${customer.domain}` })
  await asStaff(deps.db, (tx) =>
    tx.updateTable('users').set({ role: 'agent' }).where('id', '=', agent.id).execute(),
  )
  const { requestId } = await beginSignIn(client, customer)
  const attributes = { email: agent.email }
  const answer = anAnswer(deps, customer, { inResponseTo: requestId, attributes })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('person_deactivated'),
  )
})

test('the ACS refuses a person when they are deactivated', async () => {
  const { client, customer, deps } = await aSignIn()
  const { email } = await aUser(deps, customer, { active: false })
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: requestId, attributes: { email } })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('person_deactivated'),
  )
})

test('a customer lets no one in when it was deactivated, deleted or lost its sign-on', async () => {
  const { client, deps } = await aSignIn()
  const changes = [
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx.updateTable('customers').set({ active: false }).where('id', '=', id).execute(),
      ),
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx.updateTable('customers').set({ deletedAt: TEST_NOW }).where('id', '=', id).execute(),
      ),
    (id: string) =>
      asStaff(deps.db, (tx) =>
        tx
          .updateTable('connections')
          .set({ enabled: false })
          .where('customerId', '=', id)
          .execute(),
      ),
  ]
  for (const change of changes) {
    const customer = await aSamlCustomer(deps)
    const { requestId } = await beginSignIn(client, customer)
    await change(customer.id)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer)
    expect(await refusalOf(deps, customer, res)).toMatchObject(refused('customer_unavailable'))
    expect(await listUsers(deps, customer.id)).toEqual([])
  }
})

test('a sign-in is refused when the customer does not allow its address', async () => {
  const { client, customer, deps } = await aSignIn()
  const signInFrom = async (address: string, ipRestrictions: string[]) => {
    await asStaff(deps.db, (tx) =>
      tx
        .updateTable('connections')
        .set({ ipRestrictions })
        .where('customerId', '=', customer.id)
        .execute(),
    )
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    return postAnswer(client, customer, answer, { address })
  }
  const allowed: [string, string[]][] = [
    ['203.0.113.7', ['203.0.113.7']],
    ['10.255.0.1', ['203.0.113.0/24', '10.0.0.0/8']],
    ['::ffff:203.0.113.9', ['203.0.113.0/24']],
    ['2001:db8:1::1', ['2001:db8::/32']],
  ]
  for (const [address, restrictions] of allowed) {
    const res = await signInFrom(address, restrictions)
    expect(res.headers.location, address).toBe('/dashboard?login=success')
  }
  const forbidden: [string, string[]][] = [
    ['203.0.113.8', ['203.0.113.7']],
    ['11.0.0.1', ['203.0.113.0/24', '10.0.0.0/8']],
    ['2001:db9::1', ['2001:db8::/32']],
    ['203.0.113.7', ['2001:db8::/32']],
    ['203.0.113.7', ['cannot be read']],
  ]
  for (const [address, restrictions] of forbidden) {
    const res = await signInFrom(address, restrictions)
    const detail = { expected: restrictions.join(', '), received: address }
    expect(await refusalOf(deps, customer, res), address).toMatchObject(
      refused('address_not_allowed', { address, detail }),
    )
  }
})

test('the previous certificate works until it is removed, and a third one never', async () => {
  const { client, customer, deps } = await aSignIn({
    cert: attacker.certPem,
    previousCert: idp.certPem,
  })
  const signIn = async () => {
    const { requestId } = await beginSignIn(client, customer)
    return postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  }
  expect((await signIn()).headers.location).toBe('/dashboard?login=success')
  await asStaff(deps.db, (tx) =>
    tx
      .updateTable('connections')
      .set({ previousCert: null })
      .where('customerId', '=', customer.id)
      .execute(),
  )
  expect(await refusalOf(deps, customer, await signIn())).toMatchObject(refused('bad_signature'))
})

test('an answer is refused without details of the assertion when a stranger or no one has signed it', async () => {
  const { client, customer, deps } = await aSignIn()
  const forgeries = { bad_signature: { key: attacker }, no_signature: { sign: 'none' as const } }
  for (const [reason, forgery] of Object.entries(forgeries)) {
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId, ...forgery })
    const refusal = await refusalOf(deps, customer, await postAnswer(client, customer, answer))
    expect(refusal).toMatchObject(refused(reason))
    expect(JSON.stringify(refusal.noted)).not.toMatch(/Lovelace|<saml/)
  }
  expect(await listUsers(deps, customer.id)).toEqual([])
})

test('the ACS refuses a body when it is not a response', async () => {
  const { client, customer } = await aSignIn()
  for (const text of ['', 'x', Buffer.from('<a/>').toString('base64'), 'a'.repeat(400_000)]) {
    const res = await postAnswer(client, customer, text)
    expect(res.statusCode).toBe(303)
    expect(res.headers.location).toMatch(
      /^\/login\?error=(malformed|too_large|unexpected_message)&ref=/,
    )
  }
  const huge = await postAnswer(client, customer, 'a'.repeat(600_000))
  expect(huge.statusCode).toBe(413)
  expect(huge.json()).toMatchObject({ error: 'too_large' })
  const json = await client.send('POST', `/api/auth/saml/callback/${customer.id}`, {
    json: { SAMLResponse: { $ne: '' } },
    withoutToken: true,
  })
  expect(json.statusCode).toBe(400)
  expect(await userOf(client)).toBeNull()
})

test("an answer is refused with the provider's reason when it says why sign-in failed", async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const denied = anAnswer(deps, customer, {
    inResponseTo: requestId,
    status: RESPONDER,
    statusMessage: 'Not assigned',
    sign: 'none',
  })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, denied))).toMatchObject(
    refused('status', { detail: { received: 'Responder', hint: 'Not assigned' } }),
  )
})
