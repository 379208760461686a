import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { ConnectionTest } from '#shared/connections/tests/contract.ts'

import { ISSUER, type ResponseOptions } from './saml-responses.ts'
import { anAdministrator } from './builders.ts'
import { buildTestApp } from './build-test-app.ts'
import { idp } from './saml-setup.ts'
import { anAnswer, aSamlCustomer, ENTRY_POINT, postAnswer, readRedirect } from './saml-sign-in.ts'
import { signedInAs, type TestClient } from './test-client.ts'

/** Settings that the test's identity provider answers to, as the card sends them. */
export function testedSettings(overrides: object = {}) {
  return {
    ...NEW_CONNECTION,
    entityId: ISSUER,
    entryPoint: ENTRY_POINT,
    cert: idp.certPem,
    ...overrides,
  }
}

type Overrides = { saml?: object; live?: Parameters<typeof aSamlCustomer>[1] }

/** A portal with an administrator who tests the connection of a customer that is not live. */
export async function aTester({ live = { enabled: false } }: Pick<Overrides, 'live'> = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, live)
  const client = await signedInAs(portal, await anAdministrator(portal.deps))
  return { ...portal, customer, client }
}

type Tester = Awaited<ReturnType<typeof aTester>>

export function testsOf({ customer }: Pick<Tester, 'customer'>) {
  return `/api/admin/customers/${customer.id}/connection/tests`
}

export async function aBegunTest(tester: Tester, saml: object = {}) {
  const res = await tester.client.post(testsOf(tester), { saml: testedSettings(saml) })
  if (res.statusCode !== 201) throw new Error(res.body)
  const { id, redirectUrl }: { id: string; redirectUrl: string } = res.json()
  return { id, redirectUrl, ...readRedirect(redirectUrl) }
}

/** Has the provider answer a test, through the browser that began it, and returns what became of it. */
export async function answerTest(
  tester: Tester,
  begun: { id: string; requestId: string },
  {
    browser = tester.client,
    relayState,
    ...options
  }: Partial<ResponseOptions> & { browser?: TestClient; relayState?: string } = {},
) {
  const text = anAnswer(tester.deps, tester.customer, { inResponseTo: begun.requestId, ...options })
  const posted = await postAnswer(browser, tester.customer, text, { relayState })
  return { posted, test: await readTest(tester, begun.id) }
}

export async function readTest(tester: Tester, id: string): Promise<ConnectionTest> {
  return (await tester.client.get(`${testsOf(tester)}/${id}`)).json()
}

/** Begins a test with these settings and has it answered. */
export async function testWith(
  tester: Tester,
  saml: object,
  options: Parameters<typeof answerTest>[2] = {},
) {
  const begun = await aBegunTest(tester, saml)
  return (await answerTest(tester, begun, options)).test
}
