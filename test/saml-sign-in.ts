import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import type { Insertable } from 'kysely'

import type { Tables } from '#server/db/tables.ts'
import type { Deps } from '#server/deps.ts'
import { serviceProviderFor } from '#server/saml/service-provider.ts'

import { aCustomer } from './builders.ts'
import { aSamlResponse, ISSUER, type ResponseOptions } from './saml-responses.ts'
import { idp } from './saml-setup.ts'
import type { TestClient } from './test-client.ts'

type SamlCustomer = Awaited<ReturnType<typeof aCustomer>>

export const ENTRY_POINT = 'https://idp.northwind.example/sso'

/** A customer whose people sign in through the test's identity provider. */
export async function aSamlCustomer(
  deps: Pick<Deps, 'db' | 'now'>,
  saml: Partial<Insertable<Tables['customerSaml']>> = {},
  overrides: Parameters<typeof aCustomer>[1] = {},
): Promise<SamlCustomer> {
  const customer = await aCustomer(deps, overrides)
  await deps.db
    .insertInto('customerSaml')
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

/** Sends the browser off to the identity provider and answers what it was sent with. */
export async function beginSignIn(client: TestClient, customer: SamlCustomer, query = '') {
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

/** What the identity provider makes of it: the person `ada` of this customer, unless told otherwise. */
export function anAnswer(
  deps: Pick<Deps, 'config' | 'now'>,
  customer: SamlCustomer,
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

/** Posts the answer to the customer's ACS, as the identity provider's page does. */
export function postAnswer(
  client: TestClient,
  customer: Pick<SamlCustomer, 'id'>,
  samlResponse: string,
  { address, relayState }: { address?: string; relayState?: string } = {},
) {
  const form = new URLSearchParams({ SAMLResponse: samlResponse })
  if (relayState !== undefined) form.set('RelayState', relayState)
  return client.send('POST', `/api/auth/saml/callback/${customer.id}`, {
    payload: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.northwind.example',
    },
    address,
    withoutToken: true,
  })
}
