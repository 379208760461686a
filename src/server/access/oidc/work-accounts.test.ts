import { expect, test } from 'vitest'

import { aUser } from '#test/builders.ts'
import { beginOidc } from '#test/oidc-sign-in.ts'
import { listUsers, userOf } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'
import {
  aMicrosoftAccount,
  aWorkCustomer,
  aWorkSignIn,
  bringBackTo,
  OID,
  TENANT,
} from '#test/work-account-sign-in.ts'

type SignIn = Awaited<ReturnType<typeof aWorkSignIn>>

async function signIn({ client, customer, emulator, account, kind }: SignIn) {
  const url = await beginOidc(client, customer)
  return bringBackTo(client, kind, emulator.authorize(url, account))
}

test('Microsoft signs a member of the tenant in by object id when they come from the front door', async () => {
  const portal = await aWorkSignIn('microsoft')
  const { client, emulator, email, deps, customer } = portal
  const begun = (await client.post('/api/auth/initiate-login', { email })).json()
  const url = new URL(begun.redirectUrl)
  expect(url.origin + url.pathname).toBe(`${emulator.origin}/${TENANT}/oauth2/v2.0/authorize`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    login_hint: email,
    code_challenge_method: 'S256',
    redirect_uri: expect.stringMatching(/\/api\/auth\/oidc\/microsoft\/callback$/),
  })
  const res = await bringBackTo(
    client,
    'microsoft',
    emulator.authorize(begun.redirectUrl, portal.account),
  )
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(await userOf(client)).toMatchObject({ email, name: 'Ada Lovelace' })
  expect(await listUsers(deps, customer.id)).toMatchObject([{ providerPersonId: OID }])
})

test('Google signs a member of the organization in by sub', async () => {
  const portal = await aWorkSignIn('google')
  const res = await signIn(portal)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(await listUsers(portal.deps, portal.customer.id)).toMatchObject([
    { email: portal.email, providerPersonId: '1001' },
  ])
})

test('the first address in the customer’s domains counts when Microsoft names several', async () => {
  const portal = await aWorkSignIn('microsoft', { email: 'ada@private.example' })
  await signIn(portal)
  expect(await userOf(portal.client)).toMatchObject({ email: portal.email })
})

test('a person keeps their account when the kind changes to Microsoft and their address changes later', async () => {
  const portal = await aWorkSignIn('microsoft')
  const { deps, customer, email } = portal
  const before = await aUser(deps, customer, { email })
  await signIn(portal)
  expect(await listUsers(deps, customer.id)).toMatchObject([{ id: before.id, email }])
  const renamed = `ada.king@${customer.domain}`
  const account = aMicrosoftAccount(renamed)
  await signIn({ ...portal, client: aVisitor(portal), account })
  expect(await listUsers(deps, customer.id)).toMatchObject([{ id: before.id, email: renamed }])
})

test('a tenant serves two customers when the domain of the address decides', async () => {
  const portal = await aWorkSignIn('microsoft')
  const other = await aWorkCustomer(portal, 'microsoft')
  const account = aMicrosoftAccount(`ada@${other.domain}`)
  const client = aVisitor(portal)
  await signIn({ ...portal, client, customer: other, account })
  expect(await userOf(client)).toMatchObject({ email: account.email })
  const res = await signIn({ ...portal, client: aVisitor(portal), account })
  expect(res.headers.location).toMatch(/error=foreign_domain/)
})

test('Microsoft knows the portal by its certificate when the application has no secret', async () => {
  const portal = await aWorkSignIn('microsoft')
  await portal.deps.db
    .updateTable('signInApplications')
    .set({ clientSecret: null, clientProof: 'private_key_jwt' })
    .execute()
  expect((await signIn(portal)).headers.location).toBe('/dashboard?login=success')
  const [, assertion = ''] = portal.emulator.assertions.at(-1)?.split('.') ?? []
  const header = portal.emulator.assertions.at(-1)?.split('.')[0] ?? ''
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toMatchObject({ alg: 'PS256', 'x5t#S256': expect.any(String) })
  expect(read(assertion)).toMatchObject({
    aud: `${portal.emulator.origin}/${TENANT}/oauth2/v2.0/token`,
    iss: 'portico-app',
    sub: 'portico-app',
  })
})

test('signing out leads to Microsoft, and to Google not at all, when each began the session', async () => {
  const microsoft = await aWorkSignIn('microsoft')
  await signIn(microsoft)
  const { redirectUrl } = (await microsoft.client.post('/api/auth/logout')).json()
  const url = new URL(redirectUrl)
  expect(url.origin + url.pathname).toBe(
    `${microsoft.emulator.origin}/${TENANT}/oauth2/v2.0/logout`,
  )
  expect(url.searchParams.get('post_logout_redirect_uri')).toMatch(/\/login$/)

  const google = await aWorkSignIn('google')
  await signIn(google)
  expect((await google.client.post('/api/auth/logout')).json().redirectUrl).toBeUndefined()
})
