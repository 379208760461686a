import { expect, test } from 'vitest'

import type { SignOn } from '#shared/connections/stages/contract.ts'
import { aSignOn } from '#web/connections/page/sign-on-fixture.ts'
import { adminPatterns } from '#web/lib/navigation/admin-paths.ts'
import { renderText } from '#web/render-text.tsx'

import { PROVIDER_GUIDES } from '#test/provider-guides.ts'

import { guideQueries } from '#web/sso-guide/load-guide.ts'
import { guideQuery, loadGuide } from './load-guide.ts'
import { SsoGuidePage } from './sso-guide-page.tsx'

const MICROSOFT = await loadGuide('microsoft')
const { queryKey } = guideQueries.signOn('1')

function render(customer: Partial<SignOn['customer']>, live: Partial<SignOn['live']> = {}) {
  return renderText(<SsoGuidePage />, {
    path: '/admin/customers/sso-guide/1',
    pattern: adminPatterns.ssoGuide,
    loaded: [
      [queryKey, aSignOn(live, customer)],
      [guideQuery('custom').queryKey, PROVIDER_GUIDES.custom],
      [guideQuery('microsoft').queryKey, MICROSOFT],
    ],
  })
}

test('the guide of a customer has its values, and whose address to try', () => {
  const text = render({})
  expect(text).toContain('https://portal.example/saml/metadata/1')
  expect(text).toContain('an email address at northwind.example.')
  expect(text).toContain('Edit Customer')
})

test('the guide of the team has its values, and leads back to its page', () => {
  const text = render({ name: 'Portico', domain: '', isTeam: true })
  expect(text).toContain('Your team')
  expect(text).toContain('https://portal.example/api/auth/saml/callback/1')
  expect(text).toContain('sign in at /admin/login.')
  expect(text).not.toMatch(/back to customers|edit customer/i)
})

test('the guide has a tab for each of its parts, and its steps as a checklist', () => {
  const text = render({})
  expect(text).toMatch(/Values\s*Steps\s*Attributes\s*Troubleshooting/)
  expect(text).toMatch(/0 of \d+ steps done/)
  expect(text).toContain('Done: Enter this portal’s URLs')
})

test('the guide has steps and troubleshooting alone when nothing is copied', () => {
  const text = render({}, { kind: 'microsoft' })
  expect(text).toMatch(/Steps\s*Troubleshooting/)
  expect(text).toContain('Sign in as an administrator')
  expect(text).not.toMatch(/ACS URL|Values to copy back|Attributes/)
})
