import { expect, test } from 'vitest'

import { asStaff } from '#server/platform/db/as-role.ts'
import { anAdministrator, aUser } from '#test/builders.ts'
import { CLIENT_SECRET } from '#test/oidc-provider.ts'
import { anOidcSignIn, aPerson, beginOidc, bringBack } from '#test/oidc-sign-in.ts'
import { listUsers, userOf } from '#test/saml-sign-in.ts'
import { aVisitor, confirmedAs } from '#test/test-client.ts'

type SignIn = Awaited<ReturnType<typeof anOidcSignIn>>

async function signIn(
  { client, customer, provider }: Pick<SignIn, 'client' | 'customer' | 'provider'>,
  query = '',
) {
  return bringBack(client, customer, provider.authorize(await beginOidc(client, customer, query)))
}

test('OpenID Connect signs a person in when the provider vouches for them', async () => {
  const portal = await anOidcSignIn()
  const { client, customer, provider, deps, email } = portal
  const res = await signIn(portal, '?returnTo=/tickets')
  expect(res.headers.location).toBe('/tickets?login=success')
  expect(await userOf(client)).toMatchObject({ email, name: 'Ada Lovelace' })
  expect(await listUsers(deps, customer.id)).toMatchObject([
    {
      email,
      providerIssuer: `oidc portico ${provider.issuer}`,
      providerPersonId: 'person-1',
    },
  ])
})

test('OpenID Connect reads userinfo when the ID token has no address', async () => {
  const portal = await anOidcSignIn({ claims: { email: undefined, email_verified: undefined } })
  expect((await signIn(portal)).headers.location).toBe('/dashboard?login=success')
  expect(await userOf(portal.client)).toMatchObject({ email: portal.email })
  expect(portal.provider.asked).toContain('userinfo')
})

test('OpenID Connect accepts an address when the provider says nothing of its verification', async () => {
  const portal = await anOidcSignIn({ claims: { email_verified: undefined } })
  expect((await signIn(portal)).headers.location).toBe('/dashboard?login=success')
  expect(portal.provider.asked).not.toContain('userinfo')
})

test('OpenID Connect proves the portal by a signature when the connection asks for it', async () => {
  const portal = await anOidcSignIn({}, { clientProof: 'private_key_jwt', clientSecret: null })
  expect((await signIn(portal)).headers.location).toBe('/dashboard?login=success')
  const { keys } = (await portal.client.get('/api/auth/oidc/keys')).json()
  expect(keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', kid: expect.any(String) })
  expect(JSON.stringify(keys)).not.toMatch(/"d":|PRIVATE/)
})

test('the front door sends a work email to the provider when its customer has OpenID Connect', async () => {
  const portal = await anOidcSignIn()
  const { client, customer, provider, email } = portal
  const begun = (await client.post('/api/auth/initiate-login', { email })).json()
  expect(begun).toMatchObject({ success: true })
  const url = new URL(begun.redirectUrl)
  expect(url.href).toMatch(provider.issuer)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    login_hint: email,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  await bringBack(client, customer, provider.authorize(begun.redirectUrl))
  await client.post('/api/auth/logout')
  const again = aVisitor(portal)
  await signIn({ ...portal, client: again })
  again.cookies.delete('portico_session')
  expect((await again.get('/api/auth/idp-detect')).json()).toMatchObject({
    hasIdpSession: true,
    redirectUrl: expect.stringContaining(`/api/auth/oidc/login/${customer.id}?passive=1`),
  })
})

test('a link to the SAML sign-in leads to OpenID Connect when the customer has changed to it', async () => {
  const { client, customer } = await anOidcSignIn()
  const res = await client.get(`/api/auth/saml/login/${customer.id}?returnTo=/tickets`)
  expect(res.headers.location).toBe(`/api/auth/oidc/login/${customer.id}?returnTo=/tickets`)
})

test('a passive question shows nothing when no one is signed in at the provider', async () => {
  const { client, customer } = await anOidcSignIn()
  const url = new URL(await beginOidc(client, customer, '?passive=1'))
  expect(url.searchParams.get('prompt')).toBe('none')
  const answer = { error: 'login_required', state: url.searchParams.get('state') ?? '' }
  const res = await bringBack(client, customer, new URLSearchParams(answer))
  expect(res.headers.location).toBe('/login')
})

test('a person keeps their account when the kind of the connection changes', async () => {
  const portal = await anOidcSignIn()
  const { customer, deps, email, provider } = portal
  const before = await aUser(deps, customer, { email })
  await signIn(portal)
  expect(await listUsers(deps, customer.id)).toMatchObject([
    { id: before.id, email, providerPersonId: 'person-1' },
  ])

  // From then on only the id counts: a changed address is taken over.
  const renamed = `ada.king@${customer.domain}`
  provider.change({ person: aPerson(renamed) })
  await signIn({ ...portal, client: aVisitor(portal) })
  expect(await listUsers(deps, customer.id)).toMatchObject([{ id: before.id, email: renamed }])
  const changes = await asStaff(deps.db, (tx) =>
    tx
      .selectFrom('auditEntries')
      .select(['before', 'after'])
      .where('customerId', '=', customer.id)
      .where('action', '=', 'person.address_changed')
      .execute(),
  )
  expect(changes).toEqual([{ before: { email }, after: { email: renamed } }])
})

test('a person stays who they are when the provider gives them the address of another', async () => {
  const portal = await anOidcSignIn()
  const { customer, deps, email, provider } = portal
  await signIn(portal)
  const other = await aUser(deps, customer, { email: `grace@${customer.domain}` })
  provider.change({ person: aPerson(other.email) })
  const client = aVisitor(portal)
  await signIn({ ...portal, client })
  expect(await userOf(client)).toMatchObject({ email })
})

test('signing out leads to the provider when it ends sessions', async () => {
  const portal = await anOidcSignIn()
  const { client, provider } = portal
  await signIn(portal)
  const { redirectUrl } = (await client.post('/api/auth/logout')).json()
  const url = new URL(redirectUrl)
  expect(url.href).toMatch(`${provider.issuer}/logout?`)
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'portico',
    id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    post_logout_redirect_uri: expect.stringMatching(/\/login$/),
  })
})

test('OpenID Connect goes live as a draft that was tested when an administrator prepares it', async () => {
  const portal = await anOidcSignIn()
  const { customer, provider, deps, client, email } = portal
  await deps.db.deleteFrom('connections').where('customerId', '=', customer.id).execute()
  const admin = await confirmedAs(portal, await anAdministrator(deps))
  const connection = `/api/admin/customers/${customer.id}/connection`
  const saml = {
    kind: 'oidc',
    enabled: true,
    entityId: provider.issuer,
    clientId: 'portico',
    clientSecret: CLIENT_SECRET,
  }
  const saved = (await admin.put(`${connection}/draft`, { saml, version: 0 })).json()
  const { settings, version } = saved.draft
  expect(settings.clientSecret).toMatch(/^sealed\./)
  expect(JSON.stringify(saved)).not.toContain(CLIENT_SECRET)
  expect(settings).toMatchObject({
    callbackUrl: expect.stringMatching(`/api/auth/oidc/callback/${customer.id}$`),
    backchannelLogoutUrl: expect.stringMatching(`/api/auth/oidc/logout/${customer.id}$`),
  })

  const begun = (await admin.post(`${connection}/tests`, { saml: settings })).json()
  await bringBack(admin, customer, provider.authorize(begun.redirectUrl))
  expect((await admin.get(`${connection}/tests/${begun.id}`)).json()).toMatchObject({
    state: 'passed',
    result: { isVerified: true, person: { kind: 'new', email } },
  })
  expect(await listUsers(deps, customer.id)).toEqual([])

  const live = await admin.post(`${connection}/go-live`, { version })
  expect(live.statusCode).toBe(200)
  expect((await signIn(portal)).headers.location).toBe('/dashboard?login=success')
  expect(await userOf(client)).toMatchObject({ email })

  const moved = { ...settings, entityId: 'https://evil.example' }
  const refused = await admin.put(`${connection}/draft`, { saml: moved, version: 0 })
  expect(refused.json()).toMatchObject({ fields: { 'saml.clientSecret': expect.any(String) } })
  const log = await asStaff(deps.db, (tx) =>
    tx.selectFrom('auditEntries').selectAll().where('customerId', '=', customer.id).execute(),
  )
  expect(JSON.stringify(log)).not.toMatch(/sealed\.|correct horse/)
})

test('a test says that a person would be refused when the provider knows their address by another id', async () => {
  const portal = await anOidcSignIn()
  const { customer, deps, provider, email } = portal
  await signIn(portal)
  const admin = await confirmedAs(portal, await anAdministrator(deps))
  const connection = `/api/admin/customers/${customer.id}/connection`
  const run = async (sub: string) => {
    const { live } = (await admin.get(connection)).json()
    provider.change({ person: { ...aPerson(email, sub), given_name: 'Grace' } })
    const begun = (await admin.post(`${connection}/tests`, { saml: live })).json()
    await bringBack(admin, customer, provider.authorize(begun.redirectUrl))
    const { state, result } = (await admin.get(`${connection}/tests/${begun.id}`)).json()
    return [
      state,
      ...result.refusals.map(({ reason }: { reason: string }) => reason),
      result.person,
    ]
  }
  const ada = { kind: 'existing', email, currentName: 'Ada Lovelace' }
  const same = { ...ada, name: 'Grace Lovelace' }
  expect(await run('person-1')).toEqual(['passed', same])
  const unchanged = { ...ada, name: 'Ada Lovelace' }
  expect(await run('person-2')).toEqual(['failed', 'oidc_other_person', unchanged])

  await deps.db
    .updateTable('users')
    .set({ providerIssuer: `oidc former ${provider.issuer}` })
    .where('customerId', '=', customer.id)
    .execute()
  expect(await run('person-2')).toEqual(['passed', same])
})
