import { inflateRawSync } from 'node:zlib'

import { expect, test } from 'vitest'

import {
  aSamlResponse,
  ISSUER,
  makeSigningKey,
  REQUEST_ID,
  type ResponseOptions,
} from '#test/saml-responses.ts'

import {
  createLoginUrl,
  createMetadata,
  newRequestId,
  readResponse,
  type SamlConnection,
  serviceProviderFor,
} from './service-provider.ts'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const CUSTOMER_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const sp = serviceProviderFor('https://portal.example', CUSTOMER_ID)
const idp = await makeSigningKey()

function aConnection(overrides: Partial<SamlConnection> = {}): SamlConnection {
  return {
    customerId: CUSTOMER_ID,
    entityId: ISSUER,
    entryPoint: 'https://idp.northwind.example/sso',
    certs: [idp.certPem],
    validateSignature: true,
    validateInResponseTo: true,
    disableRequestedAuthnContext: true,
    audienceRestriction: null,
    ...overrides,
  }
}

test('x', async () => {
  for (const sign of ['assertion', 'response', 'both'] as const) {
    const r = await readResponse(aConnection(), sp, {
      samlResponse: aSamlResponse({ sp, key: idp, now: NOW, sign }),
      now: NOW,
    })
    expect(r).toMatchObject({ ok: true })
  }
  console.log(
    await createLoginUrl(aConnection({ entryPoint: 'https://x.example/a?idpid=7' }), sp, {
      requestId: newRequestId(),
      relayState: '',
      passive: true,
    }),
  )
})
