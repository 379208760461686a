import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'

/** Makes the single sign-on of a customer for tests. */
export function aSignOn(
  live: Partial<SignOn['live']> = {},
  customer: Partial<SignOn['customer']> = {},
): SignOn {
  return {
    customer: {
      id: '1',
      name: 'Northwind',
      domain: 'northwind.example',
      isTeam: false,
      ...customer,
    },
    live: {
      ...NEW_CONNECTION,
      certExpiresAt: null,
      callbackUrl: 'https://portal.example/api/auth/saml/callback/1',
      backchannelLogoutUrl: null,
      ...live,
    },
    liveTestedAt: null,
    off: null,
    draft: null,
    watch: { people: 3, share: 50, returns: false },
    change: null,
    availableKinds: ['saml', 'oidc'],
  }
}
