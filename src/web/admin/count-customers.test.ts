import { expect, test } from 'vitest'

import { countCustomers } from './count-customers.ts'

test('customers are counted by their flags', () => {
  expect(
    countCustomers([
      { active: true, saml: { enabled: true } },
      { active: true, saml: { enabled: false } },
      { active: false, saml: { enabled: true } },
    ]),
  ).toEqual({ total: 3, active: 2, inactive: 1, samlEnabled: 2 })
  expect(countCustomers([])).toEqual({ total: 0, active: 0, inactive: 0, samlEnabled: 0 })
})
