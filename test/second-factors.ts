import { Secret, TOTP } from 'otpauth'

import type { TestApp } from './build-test-app.ts'
import { anAdministrator, TEST_PASSWORD } from './builders.ts'
import { aSecurityKey } from './security-key.ts'
import { confirmedAs, type TestClient } from './test-client.ts'

const OWN_PASSWORD = { currentPassword: TEST_PASSWORD }

/** An authenticator app. `codeAt` returns the code that its clock shows. */
export type AuthenticatorApp = { codeAt: (at: Date) => string }

/** Signs in an administrator who may set up what the test is about. */
export async function aPersonOfStaff(portal: TestApp) {
  const admin = await anAdministrator(portal.deps)
  return { admin, client: await confirmedAs(portal, admin) }
}

export async function beginApp(client: TestClient): Promise<AuthenticatorApp> {
  const res = await client.post('/api/account/totp', OWN_PASSWORD)
  const totp = new TOTP({ secret: Secret.fromBase32(res.json().secret.replaceAll(' ', '')) })
  return { codeAt: (at) => totp.generate({ timestamp: at.getTime() }) }
}

/**
 * Sets up the app. Uses the code of the previous half minute, so that the current one stays unused.
 */
export async function setUpApp(portal: TestApp, client: TestClient) {
  const app = await beginApp(client)
  const code = app.codeAt(new Date(portal.deps.now().getTime() - 30_000))
  const res = await client.post('/api/account/totp/confirm', { code })
  const recoveryCodes: string[] | null = res.json().recoveryCodes
  return { app, recoveryCodes }
}

export async function setUpPasskey({ deps }: TestApp, client: TestClient, name = 'My key') {
  const key = aSecurityKey(deps.config)
  const options = await client.post('/api/account/passkeys/options', OWN_PASSWORD)
  const response = key.register(options.json())
  const res = await client.post('/api/account/passkeys', { name, response })
  const recoveryCodes: string[] | null = res.json().recoveryCodes
  return { key, recoveryCodes }
}
