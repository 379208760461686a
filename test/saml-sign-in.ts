import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import type { Insertable } from 'kysely'
import { expect } from 'vitest'

import { asStaff, asWorker } from '#server/platform/db/as-role.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import type { Deps } from '#server/deps.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'

import { aCustomer } from './builders.ts'
import { buildTestApp } from './build-test-app.ts'
import { aSamlResponse, ISSUER, type ResponseOptions } from './saml-responses.ts'
import { idp } from './saml-setup.ts'
import { aVisitor, type TestClient } from './test-client.ts'

type SamlCustomer = Awaited<ReturnType<typeof aCustomer>>

export const ENTRY_POINT = 'https://idp.northwind.example/sso'

/** Creates a customer whose people sign in through the test's identity provider. */
export async function aSamlCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  saml: Partial<Insertable<Tables['connections']>> = {},
  overrides: Parameters<typeof aCustomer>[1] = {},
): Promise<SamlCustomer> {
  const customer = await aCustomer(deps, overrides)
  await deps.db
    .insertInto('connections')
    .values({
      customerId: customer.id,
      enabled: true,
      provider: 'custom',
      entityId: ISSUER,
      entryPoint: ENTRY_POINT,
      cert: idp.certPem,
      previousCert: null,
      validateSignature: true,
      validateInResponseTo: true,
      disableRequestedAuthnContext: true,
      audienceRestriction: null,
      ipRestrictions: [],
      auditEnabled: true,
      ...saml,
    })
    .execute()
  return customer
}

/** Starts a portal with such a customer and a browser where no one is signed in. */
export async function aSignIn(saml: Parameters<typeof aSamlCustomer>[1] = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps, saml)
  return { ...portal, customer, client: aVisitor(portal) }
}

/** Starts a sign-in and returns the request that the browser takes to the identity provider. */
export async function beginSignIn(
  client: TestClient,
  customer: Pick<SamlCustomer, 'id'>,
  query = '',
) {
  const res = await client.get(`/api/auth/saml/login/${customer.id}${query}`, {
    accept: 'application/json',
  })
  return readRedirect(res.json().redirectUrl)
}

export function readRedirect(redirectUrl: string) {
  const url = new URL(redirectUrl)
  const deflated = Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')
  const request = inflateRawSync(deflated).toString()
  return { url, request, requestId: /\bID="([^"]+)"/.exec(request)?.[1] ?? '' }
}

/**
 * Makes the identity provider's response: the person `ada` of this customer, unless told otherwise.
 */
export function anAnswer(
  deps: Pick<Deps, 'config' | 'now'>,
  customer: { id: string; domain?: string },
  options: Partial<ResponseOptions> = {},
): string {
  const email = `ada@${customer.domain}`
  return aSamlResponse({
    sp: serviceProviderFor(deps.config.publicUrl, customer.id),
    key: idp,
    now: deps.now(),
    responseId: `_${randomUUID()}`,
    assertionId: `_${randomUUID()}`,
    nameId: email,
    attributes: { email, firstName: 'Ada', lastName: 'Lovelace' },
    ...options,
  })
}

/** Posts the response to the customer's ACS, as the identity provider's page does. */
export function postAnswer(
  client: TestClient,
  customer: Pick<SamlCustomer, 'id'>,
  samlResponse: string,
  {
    address,
    relayState,
    headers,
  }: { address?: string; relayState?: string; headers?: Record<string, string> } = {},
) {
  const form = new URLSearchParams({ SAMLResponse: samlResponse })
  if (relayState !== undefined) form.set('RelayState', relayState)
  return client.send('POST', `/api/auth/saml/callback/${customer.id}`, {
    payload: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.northwind.example',
      ...headers,
    },
    address,
    withoutToken: true,
  })
}

/**
 * Returns where a refusal sent the browser, and what was recorded for the administrator under its
 * code.
 */
export async function refusalOf(
  deps: Pick<Deps, 'db'>,
  customer: { id: string },
  res: Awaited<ReturnType<typeof postAnswer>>,
) {
  const url = new URL(String(res.headers.location), 'http://here')
  const ref = url.searchParams.get('ref') ?? ''
  const noted = await asWorker(deps.db, (tx) =>
    tx
      .selectFrom('signInFailures')
      .selectAll()
      .where('customerId', '=', customer.id)
      .where('ref', '=', ref)
      .executeTakeFirst(),
  )
  return {
    status: res.statusCode,
    path: url.pathname,
    error: url.searchParams.get('error'),
    ref,
    isSignedIn: res.cookies.some(({ name }) => name === 'portico_session'),
    noted,
  }
}

export function refused(reason: string, noted: object = {}) {
  return {
    status: 303,
    path: '/login',
    error: reason,
    ref: expect.stringMatching(/^[2-9B-DF-HJKMNP-TV-XZ]{8}$/),
    isSignedIn: false,
    noted: { reason, ...noted },
  }
}

export async function userOf(client: TestClient) {
  return (await client.get('/api/auth/user')).json().user
}

export function listUsers({ db }: Pick<Deps, 'db'>, customerId: string) {
  return asStaff(db, (tx) =>
    tx.selectFrom('users').selectAll().where('customerId', '=', customerId).execute(),
  )
}
