import { expect, test } from 'vitest'

import { asWorker } from '#server/platform/db/as-role.ts'
import { aUser } from '#test/builders.ts'
import { buildTestApp, TEST_NOW } from '#test/build-test-app.ts'
import { aBlocker } from '#test/database-blocker.ts'
import { NO_PASSIVE, RESPONDER } from '#test/saml-responses.ts'
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
import { aVisitor, signedInAs } from '#test/test-client.ts'

const MINUTE_MS = 60_000

function after(ms: number) {
  return new Date(TEST_NOW.getTime() + ms)
}

test('a person is created and a session begins when they sign in for the first time', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const res = await postAnswer(
    client,
    customer,
    anAnswer(deps, customer, { inResponseTo: requestId }),
  )
  expect(res.statusCode).toBe(303)
  expect(res.headers.location).toBe('/dashboard?login=success')
  const session = res.cookies.find(({ name }) => name === 'portico_session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect(await userOf(client)).toEqual({
    id: expect.any(String),
    name: 'Ada Lovelace',
    email: `ada@${customer.domain}`,
    organization: customer.name,
    isAdmin: false,
    isAgent: false,
    customerId: customer.id,
  })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { role: 'customer', passwordHash: null, createdAt: TEST_NOW, lastSignInAt: TEST_NOW },
  ])
  expect((await client.get('/api/tickets')).statusCode).toBe(200)
})

test('a sign-in finishes over http when the browser stores no secure cookie there', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  client.cookies.delete('portico_sign_in')
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  const res = await postAnswer(client, customer, answer)
  expect(res.headers.location).toBe('/dashboard?login=success')
})

test('a sign-in is bound to its browser only by a secure cookie when it is over https', async () => {
  const portal = await buildTestApp({ isSecure: true, publicUrl: 'https://support.example.com' })
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const secret = client.cookies.get('__Host-portico_sign_in') ?? ''
  expect([...client.cookies.keys()].filter((name) => name.includes('sign_in'))).toEqual([
    '__Host-portico_sign_in',
  ])
  client.cookies.delete('__Host-portico_sign_in')
  for (const name of ['portico_sign_in_http', '__Host-portico_sign_in_http']) {
    client.cookies.set(name, secret)
  }
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  const res = await postAnswer(client, customer, answer)
  expect(await refusalOf(portal.deps, customer, res)).toMatchObject(refused('other_browser'))
})

test('the same person is found with an updated name when they sign in again', async () => {
  const { client, customer, deps, setNow } = await aSignIn()
  const signIn = async (attributes: Record<string, string>) => {
    const { requestId } = await beginSignIn(client, customer)
    await postAnswer(
      client,
      customer,
      anAnswer(deps, customer, { inResponseTo: requestId, attributes }),
    )
    return userOf(client)
  }
  const email = `ada@${customer.domain}`
  const first = await signIn({ email })
  expect(first.name).toBe(email)
  setNow(after(MINUTE_MS))
  const second = await signIn({ email: email.toUpperCase(), firstName: 'Ada', lastName: 'King' })
  expect(second).toEqual({ ...first, name: 'Ada King' })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { createdAt: TEST_NOW, lastSignInAt: after(MINUTE_MS) },
  ])
})

test('a sign-in leads to a page when it was requested, but never off this site', async () => {
  const { client, customer, deps } = await aSignIn()
  const paths: Record<string, string> = {
    '/tickets/42?tab=files': '/tickets/42?tab=files&login=success',
    '/tickets#comments': '/tickets?login=success#comments',
    'https://evil.example/': '/dashboard?login=success',
    '//evil.example': '/dashboard?login=success',
    '/\\evil.example': '/dashboard?login=success',
    '/.//evil.example': '/dashboard?login=success',
    'javascript:alert(1)': '/dashboard?login=success',
    '/login': '/dashboard?login=success',
    '/api/auth/logout': '/dashboard?login=success',
    '/a\r\nset-cookie: x=y': '/dashboard?login=success',
  }
  for (const [returnTo, location] of Object.entries(paths)) {
    const { requestId } = await beginSignIn(
      client,
      customer,
      `?returnTo=${encodeURIComponent(returnTo)}`,
    )
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(client, customer, answer, { relayState: 'https://evil.example/' })
    expect(res.headers.location, returnTo).toBe(location)
  }
})

test('a response is refused when it has signed in once', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  await postAnswer(client, customer, answer)
  const replay = await postAnswer(client, customer, answer)
  expect(await refusalOf(deps, customer, replay)).toMatchObject(refused('unknown_request'))
})

test('a request signs in once when two answers to it come at once', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId })),
    ),
  )
  const locations = answers.map((res) => String(res.headers.location).replace(/&ref=.*/, ''))
  expect(locations.toSorted()).toEqual([
    '/dashboard?login=success',
    '/login?error=unknown_request',
    '/login?error=unknown_request',
  ])
})

test('both tabs may sign in when one browser has two', async () => {
  const { client, customer, deps } = await aSignIn()
  const first = await beginSignIn(client, customer)
  const second = await beginSignIn(client, customer)
  for (const { requestId } of [first, second]) {
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    expect((await postAnswer(client, customer, answer)).headers.location).toBe(
      '/dashboard?login=success',
    )
  }
})

test('an answer is refused when another browser made its request', async () => {
  const portal = await aSignIn()
  const { client, customer, deps } = portal
  const other = aVisitor(portal)
  await beginSignIn(other, customer)
  for (const victim of [aVisitor(portal), other]) {
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId })
    const res = await postAnswer(victim, customer, answer)
    expect(await refusalOf(deps, customer, res)).toMatchObject(refused('other_browser'))
    expect(await userOf(victim)).toBeNull()
  }
})

test('an answer is refused when its request is older than half an hour', async () => {
  const { client, customer, deps, setNow } = await aSignIn()
  const late = await beginSignIn(client, customer)
  setNow(after(30 * MINUTE_MS))
  const lateAnswer = anAnswer(deps, customer, { inResponseTo: late.requestId })
  expect(
    await refusalOf(deps, customer, await postAnswer(client, customer, lateAnswer)),
  ).toMatchObject(refused('unknown_request'))
  setNow(TEST_NOW)
  const { requestId } = await beginSignIn(client, customer)
  setNow(after(30 * MINUTE_MS - 1))
  const answer = anAnswer(deps, customer, { inResponseTo: requestId })
  expect((await postAnswer(client, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
})

test('an answer is refused when its request was never made', async () => {
  const { client, customer, deps } = await aSignIn()
  await beginSignIn(client, customer)
  const answer = anAnswer(deps, customer, { inResponseTo: '_made_up' })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('unknown_request'),
  )
})

test('a sign-in that begins at the identity provider is refused when InResponseTo is checked', async () => {
  const { client, customer, deps } = await aSignIn()
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('missing_in_response_to'),
  )
})

test('a sign-in that begins at the identity provider works once when InResponseTo is not checked', async () => {
  const { client, customer, deps } = await aSignIn({ validateInResponseTo: false })
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  expect((await postAnswer(client, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, answer))).toMatchObject(
    refused('replayed'),
  )
  for (const inResponseTo of ['_unknown', '_unknown']) {
    const again = anAnswer(deps, customer, { inResponseTo })
    const res = await postAnswer(client, customer, again)
    expect(res.headers.location).toBe('/dashboard?login=success')
  }
})

test('an assertion signs in once when it is posted several times at the same time', async () => {
  const { client, customer, deps } = await aSignIn({ validateInResponseTo: false })
  const answer = anAnswer(deps, customer, { inResponseTo: null })
  const answers = await Promise.all([1, 2, 3].map(() => postAnswer(client, customer, answer)))
  const successes = answers.filter((res) => res.headers.location === '/dashboard?login=success')
  expect(successes).toHaveLength(1)
})

test('a request of another browser is refused even when InResponseTo is not checked', async () => {
  const portal = await aSignIn({ validateInResponseTo: false })
  const { requestId } = await beginSignIn(portal.client, portal.customer)
  const answer = anAnswer(portal.deps, portal.customer, { inResponseTo: requestId })
  expect(
    await refusalOf(
      portal.deps,
      portal.customer,
      await postAnswer(aVisitor(portal), portal.customer, answer),
    ),
  ).toMatchObject(refused('other_browser'))
})

test('a passive attempt ends at the plain form when no one is signed in at the provider', async () => {
  const { client, customer, deps } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer, '?passive=1')
  const nobody = anAnswer(deps, customer, {
    inResponseTo: requestId,
    status: RESPONDER,
    nestedStatus: NO_PASSIVE,
    sign: 'none',
  })
  const res = await postAnswer(client, customer, nobody)
  expect(res.statusCode).toBe(303)
  expect(res.headers.location).toBe('/login')
  const late = anAnswer(deps, customer, { inResponseTo: requestId })
  expect(await refusalOf(deps, customer, await postAnswer(client, customer, late))).toMatchObject(
    refused('unknown_request'),
  )
})

test('a sign-in finishes when another process began it', async () => {
  const one = await buildTestApp()
  const other = await buildTestApp()
  const customer = await aSamlCustomer(one.deps)
  const here = aVisitor(one)
  const { requestId } = await beginSignIn(here, customer)
  const there = aVisitor(other)
  for (const [name, value] of here.cookies) there.cookies.set(name, value)
  const answer = anAnswer(other.deps, customer, { inResponseTo: requestId })
  expect((await postAnswer(there, customer, answer)).headers.location).toBe(
    '/dashboard?login=success',
  )
  here.cookies.set('portico_session', there.cookies.get('portico_session')!)
  expect(await userOf(here)).toMatchObject({ email: `ada@${customer.domain}` })
  const replayed = await postAnswer(here, customer, answer)
  expect(await refusalOf(one.deps, customer, replayed)).toMatchObject(refused('unknown_request'))
})

test('a sign-in ends the session when the browser was signed in as another person', async () => {
  const portal = await aSignIn()
  const { customer, deps } = portal
  const before = await aUser(deps, customer)
  const client = await signedInAs(portal, before)
  const { requestId } = await beginSignIn(client, customer)
  await postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  expect(await userOf(client)).toMatchObject({ email: `ada@${customer.domain}` })
  const left = await asWorker(deps.db, (tx) =>
    tx.selectFrom('sessions').selectAll().where('userId', '=', before.id).execute(),
  )
  expect(left).toEqual([])
})

test('the cookie of the sign-in belongs to this host alone when it is over https', async () => {
  const portal = await buildTestApp({ isSecure: true, publicUrl: 'https://support.example.com' })
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId, request } = await beginSignIn(client, customer)
  expect(request).toContain(`https://support.example.com/api/auth/saml/callback/${customer.id}`)
  expect(client.cookies.has('__Host-portico_sign_in')).toBe(true)
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  const res = await postAnswer(client, customer, answer)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(res.cookies.find(({ name }) => name === '__Host-portico_session')).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  })
})

test('a passive attempt shows no error and is not repeated when it was refused', async () => {
  const refusals: Parameters<typeof anAnswer>[2][] = [
    { status: RESPONDER, nestedStatus: NO_PASSIVE, sign: 'none' },
    { status: RESPONDER, sign: 'none' },
    { sign: 'none' },
    { attributes: { email: 'ada@elsewhere.example' } },
  ]
  for (const relayState of ['passive', undefined]) {
    for (const refusal of refusals) {
      const { client, customer, deps } = await aSignIn()
      const first = await beginSignIn(client, customer)
      await postAnswer(
        client,
        customer,
        anAnswer(deps, customer, { inResponseTo: first.requestId }),
      )
      client.cookies.delete('portico_session')
      const { url, requestId } = await beginSignIn(client, customer, '?passive=1')
      expect(url.searchParams.get('RelayState')).toBe('passive')
      const answer = anAnswer(deps, customer, { inResponseTo: requestId, ...refusal })
      const res = await postAnswer(client, customer, answer, { relayState })
      expect(res.headers.location).toBe('/login')
      expect((await client.get('/api/auth/idp-detect')).json()).toMatchObject({
        hasIdpSession: false,
        redirectUrl: null,
      })
    }
  }
})

test('a passive attempt shows no error when the answer is unreadable', async () => {
  const { client, customer } = await aSignIn()
  const res = await postAnswer(client, customer, 'x', { relayState: 'passive' })
  expect(res.headers.location).toBe('/login')
  const gone = `/api/auth/saml/login/01890a5d-ac96-774b-bcce-b302099a8057?passive=1`
  expect((await client.get(gone, { accept: 'text/html' })).headers.location).toBe('/login')
})

test('a session ends when the session at the identity provider does, and no later than ours', async () => {
  const hours = (count: number) => after(count * 60 * MINUTE_MS)
  const ends: [sessionNotOnOrAfter: Date | undefined, end: Date][] = [
    [undefined, hours(7 * 24)],
    [hours(8 * 24), hours(7 * 24)],
    [hours(1), hours(1)],
    // Only the tolerated difference of the clocks lets this one in.
    [after(-MINUTE_MS / 2), after(MINUTE_MS / 2)],
  ]
  for (const [sessionNotOnOrAfter, end] of ends) {
    const { client, customer, deps, setNow } = await aSignIn()
    const { requestId } = await beginSignIn(client, customer)
    const answer = anAnswer(deps, customer, { inResponseTo: requestId, sessionNotOnOrAfter })
    const res = await postAnswer(client, customer, answer)
    const cookie = res.cookies.find(({ name }) => name === 'portico_session')
    expect(Math.abs(Number(cookie?.expires) - end.getTime())).toBeLessThan(1000)
    const sessions = await deps.db
      .selectFrom('sessions')
      .select('expiresAt')
      .where('customerId', '=', customer.id)
      .execute()
    expect(sessions).toEqual([{ expiresAt: end }])
    setNow(new Date(Math.min(end.getTime(), hours(10).getTime()) - 1))
    expect(await userOf(client)).not.toBeNull()
    setNow(end)
    expect(await userOf(client)).toBeNull()
  }
})

test('a sign-in answers foreign_domain when the customer loses the domain at the same moment', async () => {
  const { client, customer, deps, databaseUrl } = await aSignIn()
  const { requestId } = await beginSignIn(client, customer)
  const saving = await aBlocker(
    databaseUrl,
    `select from customers where id = '${customer.id}' for update`,
  )
  const posted = postAnswer(client, customer, anAnswer(deps, customer, { inResponseTo: requestId }))
  await saving.waitFor(1)
  // Neither waits for the other, in either order of the tables.
  await saving.change(
    `update connections set provider = 'okta' where customer_id = '${customer.id}'`,
  )
  await saving.change(`delete from customer_domains where customer_id = '${customer.id}'`)
  await saving.release()
  const { noted: _, ...refusal } = await refusalOf(deps, customer, await posted)
  const { noted: __, ...expected } = refused('foreign_domain')
  expect(refusal).toEqual(expected)
})
