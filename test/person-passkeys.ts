import type { TestApp } from './build-test-app.ts'
import { aUser } from './builders.ts'
import { aSecurityKey } from './security-key.ts'
import { aVisitor, signedInAs, type TestClient } from './test-client.ts'

export type PersonKey = ReturnType<typeof aSecurityKey>

/** Adds a passkey as a customer's person, who has just signed in. */
export async function addPersonPasskey({ deps }: TestApp, client: TestClient, name = 'Laptop') {
  const key = aSecurityKey(deps.config, { verifies: true })
  const options = await client.post('/api/account/passkeys/options', {})
  const added = await client.post('/api/account/passkeys', {
    name,
    response: key.register(options.json()),
  })
  return { key, options, added }
}

/** Creates a person of a customer who has a passkey. */
export async function aPersonWithPasskey(
  portal: TestApp,
  customer: { id: string; domain: string },
  overrides: Parameters<typeof aUser>[2] = {},
) {
  const user = await aUser(portal.deps, customer, overrides)
  const client = await signedInAs(portal, user)
  return { user, client, ...(await addPersonPasskey(portal, client)) }
}

export function askForPasskey(client: TestClient, email: string) {
  return client.post('/api/auth/passkey', { email })
}

/** Begins in this browser, and signs in with what the key says. */
export async function signInByPasskey(
  client: TestClient,
  email: string,
  key: Pick<PersonKey, 'sign'>,
  signing: Parameters<PersonKey['sign']>[1] = {},
) {
  const asked = await askForPasskey(client, email)
  return postPasskey(client, key.sign(asked.json().options, signing))
}

export function postPasskey(client: TestClient, response: object, returnTo?: string) {
  return client.post('/api/auth/passkey/sign-in', { response, returnTo })
}

/** Begins a sign-in by passkey in a new browser. */
export async function aPasskeySignIn(portal: TestApp, email: string) {
  const client = aVisitor(portal)
  const asked = await askForPasskey(client, email)
  return { client, options: asked.json().options }
}
