import { expect, test } from 'vitest'

import { anOidcSignIn, beginOidc, bringBack } from '#test/oidc-sign-in.ts'
import { listUsers, userOf } from '#test/saml-sign-in.ts'

test('OpenID Connect signs a person in when the provider vouches for them', async () => {
  const { client, customer, provider, deps, email } = await anOidcSignIn()
  const url = await beginOidc(client, customer, '?returnTo=/tickets')
  const res = await bringBack(client, customer, provider.authorize(url))
  expect(res.headers.location).toBe('/tickets?login=success')
  expect(await userOf(client)).toMatchObject({ email, name: 'Ada Lovelace' })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { email, providerIssuer: provider.issuer, providerPersonId: 'person-1' },
  ])
})
