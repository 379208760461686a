import { expect, test } from 'vitest'

import { beginOidc } from '#test/oidc-sign-in.ts'
import { listUsers, userOf } from '#test/saml-sign-in.ts'
import { aWorkSignIn, bringBackTo, OID } from '#test/work-account-sign-in.ts'

async function signIn({
  client,
  customer,
  emulator,
  account,
  kind,
}: Awaited<ReturnType<typeof aWorkSignIn>>) {
  const url = await beginOidc(client, customer)
  return bringBackTo(client, kind, emulator.authorize(url, account))
}

test('Microsoft signs a member of the bound tenant in by object id', async () => {
  const portal = await aWorkSignIn('microsoft')
  const res = await signIn(portal)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(await userOf(portal.client)).toMatchObject({ email: portal.email, name: 'Ada Lovelace' })
  expect(await listUsers(portal.deps, portal.customer.id)).toMatchObject([
    { providerPersonId: OID },
  ])
})

test('Google signs a member of the organization in by sub', async () => {
  const portal = await aWorkSignIn('google')
  const res = await signIn(portal)
  expect(res.headers.location).toBe('/dashboard?login=success')
  expect(await listUsers(portal.deps, portal.customer.id)).toMatchObject([
    { email: portal.email, providerPersonId: '1001' },
  ])
})
