import { expect, test } from 'vitest'

import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { SignOn } from '#shared/connections/stages/contract.ts'
import { adminPatterns } from '#web/lib/admin/admin-paths.ts'
import { renderText } from '#web/render-text.tsx'

import { guideQueries } from './guide-queries.ts'
import { SsoGuidePage } from './sso-guide-page.tsx'

const { queryKey } = guideQueries.signOn('7')

function render(customer: Partial<SignOn['customer']>) {
  const signOn: SignOn = {
    customer: {
      id: '7',
      name: 'Northwind',
      domain: 'northwind.example',
      isTeam: false,
      ...customer,
    },
    live: {
      ...NEW_CONNECTION,
      certExpiresAt: null,
      callbackUrl: 'https://portal.example/api/auth/saml/callback/7',
    },
    draft: null,
    watch: { people: 3, share: 50, returns: false },
    change: null,
  }
  return renderText(<SsoGuidePage />, {
    path: '/admin/customers/sso-guide/7',
    pattern: adminPatterns.ssoGuide,
    loaded: [[queryKey, signOn]],
  })
}

test('the guide of a customer has its values, and whose address to try', () => {
  const text = render({})
  expect(text).toContain('https://portal.example/saml/metadata/7')
  expect(text).toContain('an address at northwind.example.')
  expect(text).toContain('Edit Customer')
})

test('the guide of the team has its values, and leads back to its page', () => {
  const text = render({ name: 'Portico', domain: '', isTeam: true })
  expect(text).toContain('Your team')
  expect(text).toContain('https://portal.example/api/auth/saml/callback/7')
  expect(text).toContain('sign in at /admin/login.')
  expect(text).not.toMatch(/customer/i)
})
