import { expect, test } from 'vitest'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import { adminPatterns } from '#web/lib/admin/admin-paths.ts'
import { renderText } from '#web/render-text.tsx'

import { adminCalls } from './admin-calls.ts'
import { SignOnPage } from './sign-on-page.tsx'
import { signOnQueries } from './sign-on-queries.ts'

const CUSTOMER = '1'
const { queryKey } = signOnQueries.state(adminCalls(CUSTOMER))

function aSignOn(live: Partial<SignOn['live']> = {}): SignOn {
  return {
    customer: { id: CUSTOMER, name: 'Northwind' },
    live: {
      ...NEW_CONNECTION,
      certExpiresAt: null,
      callbackUrl: 'https://portal.example/api/auth/saml/callback/1',
      ...live,
    },
  }
}

function render(around: { signOn?: SignOn; failed?: true }) {
  return renderText(<SignOnPage />, {
    path: `/admin/customers/${CUSTOMER}/sign-on`,
    pattern: adminPatterns.signOn,
    loaded: around.signOn ? [[queryKey, around.signOn]] : [],
    failed: around.failed ? [queryKey] : [],
  })
}

test('the page of a connection says whether it is live, and what people sign in with', () => {
  const off = render({ signOn: aSignOn() })
  expect(off).toContain('Northwind')
  expect(off).toContain('Nobody of this customer can sign in yet.')
  expect(off).not.toContain('Entity ID')

  const live = render({
    signOn: aSignOn({
      enabled: true,
      provider: 'okta',
      entityId: 'https://idp.example',
      certExpiresAt: '2100-01-05T10:00:00.000Z',
    }),
  })
  expect(live).toMatch(/Live\n[^]*Okta[^]*https:\/\/idp\.example[^]*Valid until/)
})

test('the page of a connection says so when it cannot be loaded', () => {
  expect(render({ failed: true })).toContain('Failed to load single sign-on')
})
