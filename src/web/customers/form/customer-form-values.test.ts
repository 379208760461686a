import { expect, test } from 'vitest'

import { NEW_CUSTOMER, toCustomerInput } from './customer-form-values.ts'

const saved = { ...NEW_CUSTOMER, name: 'Northwind', 'saml.entityId': 'urn:saved' }

test('a line is not sent when it was left blank', () => {
  const values = {
    ...saved,
    domains: ['a.example', ' '],
    'saml.enabled': true,
    'saml.ipRestrictions': ['', '203.0.113.7'],
  }
  const input = toCustomerInput(values, saved)
  expect(input.domains).toEqual(['a.example'])
  expect(input.saml?.ipRestrictions).toEqual(['203.0.113.7'])
})

test('SAML fields are not sent, and stored ones stay, when SAML is off', () => {
  const values = { ...saved, 'saml.entityId': 'urn:typed', 'saml.cert': 'nonsense' }
  expect(toCustomerInput(values, saved).saml).toMatchObject({
    enabled: false,
    entityId: 'urn:saved',
    cert: '',
  })
  const enabled = { ...values, 'saml.enabled': true }
  expect(toCustomerInput(enabled, saved).saml).toMatchObject({
    enabled: true,
    entityId: 'urn:typed',
    cert: 'nonsense',
  })
})
