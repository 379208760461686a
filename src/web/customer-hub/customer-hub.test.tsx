import { expect, test } from 'vitest'

import { A_CUSTOMER, AT } from '#web/page-fixtures.tsx'
import { customerQueries } from '#web/customers/customer-queries.ts'
import { aViewer, renderText } from '#web/render-text.tsx'

import { CustomerHub, customerOf } from './customer-hub.tsx'

const ID = '01890a5d-ac96-774b-bcce-b302099a8057'
const TEAM = '00000000-0000-7000-8000-000000000001'

test('customerOf finds the customer when the page is one of a customer', () => {
  expect(customerOf(`/admin/customers/${ID}`, '')).toBe(ID)
  expect(customerOf(`/admin/customers/edit/${ID}`, '')).toBe(ID)
  expect(customerOf(`/admin/customers/${ID}/sign-on/test`, '?id=1')).toBe(ID)
  expect(customerOf('/admin/sign-in-failures', `?customer=${ID}`)).toBe(ID)
  expect(customerOf('/desk', `?view=all&customer=${ID}`)).toBe(ID)
  expect(customerOf('/desk/time', `?customer=${ID}`)).toBe(ID)
})

test('customerOf finds none when the page is of no saved customer', () => {
  expect(customerOf('/admin/customers/new', '')).toBeNull()
  expect(customerOf('/admin/customers/deleted', '')).toBeNull()
  expect(customerOf('/admin/sign-in-failures', '')).toBeNull()
  expect(customerOf(`/admin/customers/sso-guide/${ID}`, '?provider=okta&new=1')).toBeNull()
  expect(customerOf(`/admin/customers/${TEAM}/sign-on`, '')).toBeNull()
})

function render(customer: object) {
  const overview = {
    customer: { ...A_CUSTOMER, ...customer },
    people: 3,
    failures: 2,
    tickets: { open: 4, pending: 1, overdue: 1 },
  }
  return renderText(<CustomerHub />, {
    viewer: { ...aViewer, isAdmin: true },
    path: `/admin/customers/${ID}`,
    loaded: [[customerQueries.overview(ID).queryKey, overview]],
  })
}

test('the header of a customer says when its certificate ends while single sign-on is live', () => {
  const certExpiresAt = new Date(Date.now() + 12.5 * 86_400_000).toISOString()
  const saml = { ...A_CUSTOMER.saml, enabled: true, certExpiresAt }
  expect(render({ saml, setup: null })).toMatch(/SSO live\s*Certificate expires in 12 days/)
})

test('the header of a customer leads to its pages and says what is missing when no one can sign in', () => {
  const text = render({ setup: { state: 'testing', at: AT, by: 'Sam Hill (setup link)' } })
  for (const shown of [
    A_CUSTOMER.name,
    'SSO test started · Jan 5, 2025',
    'by Sam Hill (setup link)',
    'People3',
    'Sign-in failures2',
    'Tickets5 open',
    'New ticket',
    'Deactivate',
    'Delete',
  ])
    expect(text).toContain(shown)
})
