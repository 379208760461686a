import { expect, test } from 'vitest'

import { originOf, portalValuesAt } from './portal-values.ts'

test("the portal's values are the addresses of the specification on the origin that the server names", () => {
  const callbackUrl = 'https://support.msp.example/api/auth/saml/callback/42'
  expect(portalValuesAt(originOf({ saml: { callbackUrl } }), '42')).toEqual({
    entityId: 'https://support.msp.example/saml/metadata/42',
    acsUrl: callbackUrl,
    logoutUrl: 'https://support.msp.example/api/auth/saml/logout/42',
    ssoUrl: 'https://support.msp.example/api/auth/saml/login/42',
    metadataUrl: 'https://support.msp.example/saml/metadata/42',
  })
})
