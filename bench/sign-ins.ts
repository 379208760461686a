import { randomUUID } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'

import { asWorker } from '#server/platform/db/as-role.ts'
import type { Db } from '#server/platform/db/client.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'
import { aSamlResponse, ISSUER, makeSigningKey, type SigningKey } from '#test/saml-responses.ts'

import { loadWork } from './load.ts'

export const SIGN_INS = 600

/** Sets up an identity provider for the customer and returns its signing key. */
export async function connectIdp(db: Db, customerId: string): Promise<SigningKey> {
  const key = await makeSigningKey()
  await asWorker(db, (tx) =>
    tx
      .insertInto('connections')
      .values({
        customerId,
        enabled: true,
        provider: 'custom',
        entityId: ISSUER,
        entryPoint: 'https://idp.northwind.example/sso',
        cert: key.certPem,
        previousCert: null,
        validateSignature: true,
        validateInResponseTo: true,
        disableRequestedAuthnContext: true,
        audienceRestriction: null,
        ipRestrictions: [],
        auditEnabled: true,
      })
      .execute(),
  )
  return key
}

/**
 * Posts signed SAML responses to the ACS. It measures signature check, replay protection,
 * provisioning and session. Prepares all responses beforehand, because signing is not Portico's
 * work.
 */
export async function loadSignIns(
  url: string,
  customer: { id: string; domain: string },
  key: SigningKey,
) {
  const answers: (() => Promise<void>)[] = []
  for (let n = 0; n < SIGN_INS; n += 1) answers.push(await prepareAnswer(url, customer, key))
  for (const warmUp of answers.splice(0, SIGN_INS / 6)) await warmUp()
  const times = answers.length
  return loadWork(async () => answers.pop()?.(), { times })
}

async function prepareAnswer(
  url: string,
  customer: { id: string; domain: string },
  key: SigningKey,
): Promise<() => Promise<void>> {
  const begun = await fetch(`${url}/api/auth/saml/login/${customer.id}`, {
    headers: { accept: 'application/json' },
  })
  const { redirectUrl } = (await begun.json()) as { redirectUrl: string }
  const deflated = new URL(redirectUrl).searchParams.get('SAMLRequest') ?? ''
  const request = inflateRawSync(Buffer.from(deflated, 'base64')).toString()
  const email = `user3@${customer.domain}`
  const samlResponse = aSamlResponse({
    sp: serviceProviderFor(url, customer.id),
    key,
    now: new Date(),
    inResponseTo: /\bID="([^"]+)"/.exec(request)?.[1],
    confirmationInResponseTo: /\bID="([^"]+)"/.exec(request)?.[1],
    responseId: `_${randomUUID()}`,
    assertionId: `_${randomUUID()}`,
    nameId: email,
    attributes: { email, firstName: 'User', lastName: 'Three' },
  })
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  return async () => {
    const answer = await fetch(`${url}/api/auth/saml/callback/${customer.id}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ SAMLResponse: samlResponse }),
    })
    const location = answer.headers.get('location') ?? ''
    if (!location.includes('login=success')) throw new Error(`a sign-in ended at ${location}`)
  }
}
