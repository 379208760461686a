import { expect, test } from 'vitest'

import { pathsTo, withHash, withSearch } from './address.ts'
import { adminPaths } from './admin-paths.ts'
import { paths } from './paths.ts'

test('pathsTo fills in the parameter of a pattern, escaped', () => {
  const { list, item } = pathsTo({ list: '/items', item: '/items/:itemId/parts' })
  expect(list).toBe('/items')
  expect(item('a/b?$&')).toBe('/items/a%2Fb%3F%24%26/parts')
})

test('withSearch and withHash leave an address alone when there is nothing to add', () => {
  expect(withSearch(paths.tickets, '')).toBe('/tickets')
  expect(withHash(paths.tickets, '')).toBe('/tickets')
})

test('withSearch accepts a query with and without its question mark', () => {
  expect(withSearch(paths.tickets, 'status=Open')).toBe('/tickets?status=Open')
  expect(withSearch(paths.tickets, '?status=Open')).toBe('/tickets?status=Open')
})

test('the paths of the admin area lead to a field, a section of the guide and a filtered list', () => {
  expect(adminPaths.customerField('1', 'saml.cert')).toBe('/admin/customers/edit/1#saml.cert')
  expect(adminPaths.ssoGuide('1', 'okta')).toBe('/admin/customers/sso-guide/1#okta')
  expect(adminPaths.ssoGuideFor('1', { provider: 'okta', isNew: true })).toBe(
    '/admin/customers/sso-guide/1?provider=okta&tab=steps&new=1',
  )
  expect(adminPaths.signInFailures({ customerId: '1', q: 'a b' })).toBe(
    '/admin/sign-in-failures?customer=1&q=a+b',
  )
})
