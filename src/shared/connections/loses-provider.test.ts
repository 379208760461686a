import { expect, test } from 'vitest'

import { losesProvider } from './fields.ts'

test('a customer loses its provider when single sign-on ends or the issuer is another one', () => {
  const on = { enabled: true, entityId: 'https://idp.example' }
  expect(losesProvider(on, on)).toBe(false)
  expect(losesProvider(on, { ...on, enabled: false })).toBe(true)
  expect(losesProvider(on, { ...on, entityId: 'https://idp.example/' })).toBe(true)
  expect(losesProvider({ ...on, enabled: false }, on)).toBe(false)
  expect(losesProvider({ ...on, enabled: false }, { enabled: false, entityId: '' })).toBe(false)
})
