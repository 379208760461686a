import type { Insertable } from 'kysely'
import { expect } from 'vitest'

import type { SignInRefusal } from '#shared/access/sign-in-refusals.ts'
import type { Deps } from '#server/deps.ts'
import { sealClientSecret } from '#server/access/oidc/client-secret.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { completeSettings } from '#shared/connections/fields.ts'

import { aCustomer, anAdministrator } from './builders.ts'
import { buildTestApp, TEST_NOW, type TestApp } from './build-test-app.ts'
import { type Behavior, CLIENT_ID, CLIENT_SECRET, startOidcProvider } from './oidc-provider.ts'
import { isSignedIn } from './own-ways.ts'
import { aVisitor, signedInAs, type TestClient } from './test-client.ts'

/** Creates a customer whose people sign in through this provider. */
export async function anOidcCustomer(
  deps: Pick<Deps, 'db' | 'now' | 'keys'>,
  issuer: string,
  settings: Partial<Insertable<Tables['connections']>> = {},
) {
  const customer = await aCustomer(deps)
  const connection = completeSettings({
    kind: 'oidc',
    enabled: true,
    entityId: issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    ...settings,
  })
  await deps.db
    .insertInto('connections')
    .values({
      ...completeSettings(sealClientSecret(deps.keys, connection)),
      customerId: customer.id,
    })
    .execute()
  return customer
}

export async function anOidcSignIn(
  behavior: Behavior = {},
  settings: Parameters<typeof anOidcCustomer>[2] = {},
  portal?: TestApp,
) {
  portal ??= await buildTestApp()
  const provider = await startOidcProvider(TEST_NOW, aPerson('ada@elsewhere.example'), behavior)
  const customer = await anOidcCustomer(portal.deps, provider.issuer, settings)
  const email = `ada@${customer.domain}`
  provider.change({ person: aPerson(email) })
  return { ...portal, provider, customer, email, client: aVisitor(portal) }
}

export function aPerson(email: string, sub = 'person-1') {
  return { sub, email, given_name: 'Ada', family_name: 'Lovelace' }
}

/** Begins a sign-in of this browser, and returns the address at the provider, or of the refusal. */
export async function beginOidc(client: TestClient, customer: { id: string }, query = '') {
  const res = await client.get(`/api/auth/oidc/login/${customer.id}${query}`, {
    accept: 'application/json',
  })
  return String(res.json().redirectUrl)
}

export function bringBack(
  client: TestClient,
  customer: { id: string },
  query: URLSearchParams | string,
) {
  return client.get(`/api/auth/oidc/callback/${customer.id}?${query.toString()}`)
}

/**
 * Begins a sign-in, has `answer` bring back the provider's answer, and expects that it is refused for
 * this reason, which administrators find explained.
 * Returns what they find.
 */
export async function expectRefused(
  signIn: TestApp & { client: TestClient; customer: { id: string } },
  reason: SignInRefusal,
  answer: (url: string) => ReturnType<typeof bringBack>,
): Promise<{ customer: { id: string } | null }> {
  const url = await beginOidc(signIn.client, signIn.customer)
  let query = new URL(url, 'http://here').searchParams
  if (!query.has('error')) {
    const res = await answer(url)
    expect(isSignedIn(res)).toBe(false)
    query = new URL(String(res.headers.location), 'http://here').searchParams
  }
  expect(query.get('error')).toBe(reason)
  const admin = await signedInAs(signIn, await anAdministrator(signIn.deps))
  const found = await admin.get(`/api/admin/sign-in-failures/${query.get('ref')}`)
  expect(found.json()).toMatchObject({ reason, explanation: expect.stringMatching(/\.$/) })
  return found.json()
}

type SignIn = Awaited<ReturnType<typeof anOidcSignIn>>

/** Signs the person in through the provider, in a browser of their own. */
export async function inAnotherBrowser(
  { customer, provider }: Pick<SignIn, 'customer' | 'provider'>,
  portal: Parameters<typeof aVisitor>[0],
): Promise<TestClient> {
  const client = aVisitor(portal)
  await bringBack(client, customer, provider.authorize(await beginOidc(client, customer)))
  return client
}

/** Posts a form to where the provider ends sessions, as its server does: without cookies. */
export function postLogoutToken(
  portal: Parameters<typeof aVisitor>[0],
  customer: { id: string },
  form: string | Record<string, string>,
) {
  return aVisitor(portal).send('POST', `/api/auth/oidc/logout/${customer.id}`, {
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    withoutToken: true,
  })
}
