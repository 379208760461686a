import { readResponse } from '#server/access/saml/response/read-response.ts'
import { type SamlConnection, serviceProviderFor } from '#server/access/saml/service-provider.ts'

import { aSamlResponse, ISSUER, makeSigningKey, type ResponseOptions } from './saml-responses.ts'

// One portal, one customer, one identity provider, and an attacker with another key.

export const NOW = new Date('2026-03-02T10:00:00.000Z')
export const CUSTOMER_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
export const sp = serviceProviderFor('https://portal.example', CUSTOMER_ID)
export const idp = await makeSigningKey()
export const attacker = await makeSigningKey('attacker.example')
/** Key that providers encrypt to. */
export const ours = await makeSigningKey('portal.example')

export function aConnection(overrides: Partial<SamlConnection> = {}): SamlConnection {
  return {
    customerId: CUSTOMER_ID,
    entityId: ISSUER,
    entryPoint: 'https://idp.northwind.example/sso',
    certs: [idp.certPem],
    validateSignature: true,
    validateInResponseTo: true,
    disableRequestedAuthnContext: true,
    audienceRestriction: null,
    emailAttribute: null,
    firstNameAttribute: null,
    lastNameAttribute: null,
    domains: [],
    decryptionKeys: null,
    ...overrides,
  }
}

export function aResponseTo(options: Partial<ResponseOptions> = {}): string {
  return aSamlResponse({ sp, key: idp, now: NOW, ...options })
}

/** Returns `accepted` or the reason of the refusal. */
export async function judge(
  response: string | Partial<ResponseOptions>,
  overrides: Partial<SamlConnection> = {},
): Promise<string> {
  const samlResponse = typeof response === 'string' ? response : aResponseTo(response)
  const result = await readResponse(aConnection(overrides), sp, { samlResponse, now: NOW })
  return result.ok ? 'accepted' : result.reason
}
